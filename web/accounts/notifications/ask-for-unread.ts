import { call } from '../../api/client.ts';
import { setUnread } from '../inbox/unread.ts';

const pauseMilliseconds = 60_000;

/** Not worth a word when it fails: the bell stays as it was. */
async function ask(): Promise<void> {
  const reply = await call('GET /notifications', { query: { size: 1 }, quiet: true }).catch(
    () => undefined,
  );
  if (reply) setUnread(reply.unread);
}

/** Asks now, and when somebody comes back to the page, at most once a minute; gives the way to stop. */
export function startAskingForUnread(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let askedAt = 0;
  const perhaps = (): void => {
    const now = Date.now();
    if (document.visibilityState !== 'visible' || now - askedAt < pauseMilliseconds) return;
    askedAt = now;
    void ask();
  };
  addEventListener('focus', perhaps, { signal });
  document.addEventListener('visibilitychange', perhaps, { signal });
  perhaps();
  return () => {
    stopping.abort();
    // Whoever signs in next has an inbox of their own.
    setUnread(0);
  };
}
