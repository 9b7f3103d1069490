import { useRef, useState } from 'react';
import { ApiError } from './api-error.ts';
import { orEndSession } from './or-end-session.ts';

export interface Action {
  isBusy: boolean;
  /** Why the last run failed; undefined once the next one begins. */
  error: ApiError | undefined;
  /** Runs a write and what follows its success. Resolves to whether it succeeded; does nothing while another one runs. */
  run: (write: () => Promise<unknown>) => Promise<boolean>;
  clearError: () => void;
}

/** One write at a time, with what a form needs to know about it. Calls that show `error` themselves are `quiet`. */
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
      await orEndSession(write());
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
