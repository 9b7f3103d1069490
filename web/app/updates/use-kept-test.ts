import { useEffect } from 'react';
import { useIsSignedIn } from '../../api/auth-state.ts';
import { isTestPath } from './is-test-path.ts';
import { keepTestHere } from './service-worker.ts';

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Whether the files of a test are worth their data now: for who takes tests, and where data is dear only in one. */
export const isWorthKeeping = (isTest: boolean, isSignedIn: boolean, isSaving: boolean): boolean =>
  isTest || (isSignedIn && !isSaving);

/** Sees to it that a test goes on when the network is gone. */
export function useKeptTest(pathname: string): void {
  const isSignedIn = useIsSignedIn();
  const isWorth = isWorthKeeping(isTestPath(pathname), isSignedIn, savesData());
  useEffect(() => {
    if (isWorth) void keepTestHere();
  }, [isWorth]);
}
