import { useEffect, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { call, type Reply } from '../api/client.ts';

export type Letter = Reply<'GET /demo/mails'>[number];

type Mailbox =
  | { state: 'opening' }
  | { state: 'open'; letters: Letter[] }
  | { state: 'off' }
  | { state: 'failed'; reason: string };

const everyMilliseconds = 3000;

/** Once letters are there, a refresh that fails takes them away from nobody. */
const afterFailure =
  ({ code, message }: ApiError) =>
  (before: Mailbox): Mailbox => {
    if (code === 'NOT_FOUND') return { state: 'off' };
    return before.state === 'open' ? before : { state: 'failed', reason: message };
  };

/** The letters of the demo, looked for again every three seconds as long as someone is looking. */
export function useMailbox(): Mailbox {
  const [mailbox, setMailbox] = useState<Mailbox>({ state: 'opening' });
  const isOff = mailbox.state === 'off';

  useEffect(() => {
    if (isOff) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;

    async function look(): Promise<void> {
      if (document.visibilityState === 'hidden') return;
      try {
        const letters = await call('GET /demo/mails', { signal, quiet: true });
        setMailbox({ state: 'open', letters });
      } catch (error) {
        if (!signal.aborted) setMailbox(afterFailure(error as ApiError));
      }
    }

    void look();
    const timer = setInterval(() => void look(), everyMilliseconds);
    document.addEventListener('visibilitychange', () => void look(), { signal });
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [isOff]);

  return mailbox;
}
