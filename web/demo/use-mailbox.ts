import { useEffect, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { call, type Reply } from '../api/client.ts';

export type DemoEmail = Reply<'GET /demo/mails'>[number];

type Mailbox =
  | { state: 'opening' }
  | { state: 'open'; emails: DemoEmail[] }
  | { state: 'off' }
  | { state: 'failed'; reason: string };

const pollMilliseconds = 3000;

/** The state after a failed poll: emails that were loaded before stay. */
const afterFailure =
  ({ code, message }: ApiError) =>
  (before: Mailbox): Mailbox => {
    if (code === 'NOT_FOUND') return { state: 'off' };
    return before.state === 'open' ? before : { state: 'failed', reason: message };
  };

/** The emails of the demo, polled every three seconds while the page is visible. */
export function useMailbox(): Mailbox {
  const [mailbox, setMailbox] = useState<Mailbox>({ state: 'opening' });
  const isOff = mailbox.state === 'off';

  useEffect(() => {
    if (isOff) return undefined;
    const controller = new AbortController();
    const { signal } = controller;

    async function poll(): Promise<void> {
      if (document.visibilityState === 'hidden') return;
      try {
        const emails = await call('GET /demo/mails', { signal, quiet: true });
        setMailbox({ state: 'open', emails });
      } catch (error) {
        if (!signal.aborted) setMailbox(afterFailure(error as ApiError));
      }
    }

    void poll();
    const timer = setInterval(() => void poll(), pollMilliseconds);
    document.addEventListener('visibilitychange', () => void poll(), { signal });
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [isOff]);

  return mailbox;
}
