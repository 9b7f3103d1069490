import { useRef, useState } from 'react';
import { ApiError } from './api-error.ts';
import { reportEndedSession } from './report-ended-session.ts';

export interface Action {
  isBusy: boolean;
  /** Why the last run failed; undefined once the next one begins. */
  error: ApiError | undefined;
  /** Runs a write with its follow-up. Resolves to whether it succeeded; does nothing while another one runs. */
  run: (write: () => Promise<unknown>) => Promise<boolean>;
  clearError: () => void;
}

/** Runs one write at a time and returns its state. Make the call `quiet` if the form shows `error`. */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const isRunning = useRef(false);

  async function run(write: () => Promise<unknown>): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await reportEndedSession(write());
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, error, run, clearError: () => setError(undefined) };
}
