import type { TicketCard } from '@bac/contract/tickets/tickets.ts';

/** Until when each ticket was read in this browser: enough to point at what is new, and nobody else's business. */
const key = 'tickets-seen';
const most = 200;

type Seen = Record<string, string>;

function stored(): Seen {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Seen) : {};
  } catch {
    return {};
  }
}

export function markSeen(ticket: string, updatedAt: string): void {
  const { [ticket]: before, ...others } = stored();
  if (before === updatedAt) return;
  const kept = Object.entries({ ...others, [ticket]: updatedAt }).slice(-most);
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Then everything answered looks new, which does no harm.
  }
}

/** The team has said something since it was last read here. */
export function isNews({ id, lastFrom, state, updatedAt }: TicketCard): boolean {
  if (lastFrom === 'person') return false;
  const seen = stored()[id];
  return seen === undefined ? state === 'waiting' : seen < updatedAt;
}
