import { useState } from 'react';
import type { Saving } from '../ui/data/versions/saving.ts';
import type { ApiError } from './api-error.ts';
import { useAction } from './use-action.ts';

interface SavingAction {
  saving: Saving;
  isBusy: boolean;
  /** Why the last write failed; undefined once the next one begins. */
  error: ApiError | undefined;
  /** Returns the reply, or undefined when the write failed or another one is running. */
  save: <Data>(write: () => Promise<Data>) => Promise<Data | undefined>;
  /** Clears the state of the last write. */
  reset: () => void;
}

/** Runs the writes of an editor one at a time and returns the state for its status line. */
export function useSaving(): SavingAction {
  const { isBusy, error, run, clearError } = useAction();
  const [savedAt, setSavedAt] = useState<Date>();

  async function save<Data>(write: () => Promise<Data>): Promise<Data | undefined> {
    let reply: Data | undefined;
    await run(async () => {
      reply = await write();
      setSavedAt(new Date());
    });
    return reply;
  }

  function reset(): void {
    clearError();
    setSavedAt(undefined);
  }

  return { saving: toSaving(isBusy, error, savedAt), isBusy, error, save, reset };
}

function toSaving(isBusy: boolean, error: ApiError | undefined, savedAt: Date | undefined): Saving {
  if (isBusy) return { state: 'saving' };
  if (error) return { state: 'failed', reason: error.message };
  return savedAt ? { state: 'saved', at: savedAt } : { state: 'idle' };
}
