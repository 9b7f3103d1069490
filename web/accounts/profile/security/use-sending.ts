import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { orEndSession } from '../../../api/or-end-session.ts';

export type Sending = ReturnType<typeof useSending>;

/** What a dialog sends: whether it is under way, and why the last try was refused. */
export function useSending() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();

  /** Undefined where it was refused. */
  async function send<Data>(asking: Promise<Data>): Promise<Data | undefined> {
    setBusy(true);
    setError(undefined);
    try {
      return await orEndSession(asking);
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused;
      setError(refused);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, error, send };
}
