import { useEffect } from 'react';
import { useIsSignedIn } from '../../api/auth-state.ts';
import { isTestPath } from './is-test-path.ts';
import { cacheTestFiles } from './service-worker.ts';

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Whether to cache the test files now: always during a test; in advance for signed-in people without data-saving mode. */
export const shouldCacheTest = (isTest: boolean, isSignedIn: boolean, isSaving: boolean): boolean =>
  isTest || (isSignedIn && !isSaving);

/** Caches the test files, so that a test goes on without a network. */
export function useCachedTest(pathname: string): void {
  const isSignedIn = useIsSignedIn();
  const shouldCache = shouldCacheTest(isTestPath(pathname), isSignedIn, savesData());
  useEffect(() => {
    if (shouldCache) void cacheTestFiles();
  }, [shouldCache]);
}
