import type { AdminSection } from '@bac/contract/bank/structure.ts';
import { useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import type { Structure } from './use-structure.ts';

/** One change under way: whether it is being sent, and why it was refused. */
export function useChange({ take, refresh }: Structure) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  /** True once it is done. After somebody else's change the latest is shown, so that a second try knows of it. */
  async function send(change: Promise<AdminSection[]>): Promise<boolean> {
    setBusy(true);
    setError(undefined);
    try {
      await take(change);
      return true;
    } catch (problem) {
      const { code, message } = problem as ApiError;
      setError(message);
      if (code === 'CHANGED_MEANWHILE' || code === 'NOT_FOUND') await refresh().catch(() => {});
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, error, setError, send };
}
