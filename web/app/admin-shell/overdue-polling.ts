import { call } from '../../api/client.ts';
import { setOverdueTickets, useOverdueTickets } from '../../api/overdue-tickets.ts';

const pollMilliseconds = 60_000;
/** A little less than the interval, so that a timer that fires slightly early does not skip a round. */
const freshMilliseconds = 55_000;

/** Fails silently: the count stays as it was. */
async function fetchOverdue(): Promise<void> {
  useOverdueTickets.setState({ requestedAt: Date.now() });
  const query = { view: 'overdue', size: 1 } as const;
  const reply = await call('GET /admin/tickets', { query, quiet: true }).catch(() => undefined);
  if (reply) setOverdueTickets(reply.total);
}

function pollIfVisible(): void {
  const isFresh = Date.now() - useOverdueTickets.getState().requestedAt < freshMilliseconds;
  if (document.visibilityState === 'visible' && !isFresh) void fetchOverdue();
}

/**
 * Polls now and every minute while the page is visible, unless another screen has just set the count. Returns a function that
 * stops it.
 */
export function startOverduePolling(): () => void {
  const controller = new AbortController();
  const timer = setInterval(pollIfVisible, pollMilliseconds);
  document.addEventListener('visibilitychange', pollIfVisible, { signal: controller.signal });
  pollIfVisible();
  return () => {
    controller.abort();
    clearInterval(timer);
  };
}
