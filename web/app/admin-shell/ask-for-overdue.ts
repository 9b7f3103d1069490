import { call } from '../../api/client.ts';
import { setOverdueTickets, useOverdueTickets } from '../../api/overdue-tickets.ts';

const everyMilliseconds = 60_000;
/** A little less, so that a timer which is early by a hair does not wait for another round. */
const freshMilliseconds = 55_000;

/** Not worth a word when it fails: the count stays as it was. */
async function ask(): Promise<void> {
  useOverdueTickets.setState({ askedAt: Date.now() });
  const query = { view: 'overdue', size: 1 } as const;
  const reply = await call('GET /admin/tickets', { query, quiet: true }).catch(() => undefined);
  if (reply) setOverdueTickets(reply.total);
}

function askIfSeen(): void {
  const isFresh = Date.now() - useOverdueTickets.getState().askedAt < freshMilliseconds;
  if (document.visibilityState === 'visible' && !isFresh) void ask();
}

/** Asks now, and once a minute as long as the page is seen and no other screen has said it; gives the way to stop. */
export function startAskingForOverdue(): () => void {
  const stopping = new AbortController();
  const timer = setInterval(askIfSeen, everyMilliseconds);
  document.addEventListener('visibilitychange', askIfSeen, { signal: stopping.signal });
  askIfSeen();
  return () => {
    stopping.abort();
    clearInterval(timer);
  };
}
