import type { TicketCard } from '@bac/contract/tickets/tickets.ts';

/** When each ticket was last read in this browser. It only marks new answers, so it never leaves the browser. */
const key = 'tickets-seen';
const maxEntries = 200;

type SeenTimes = Record<string, string>;

function readSeen(): SeenTimes {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as SeenTimes) : {};
  } catch {
    return {};
  }
}

export function markSeen(ticket: string, updatedAt: string): void {
  const { [ticket]: before, ...others } = readSeen();
  if (before === updatedAt) return;
  const entries = Object.entries({ ...others, [ticket]: updatedAt }).slice(-maxEntries);
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Without storage every answered ticket looks new, which does no harm.
  }
}

/** True if the team has written since the ticket was last read here. */
export function hasNews({ id, lastFrom, state, updatedAt }: TicketCard): boolean {
  if (lastFrom === 'person') return false;
  const seen = readSeen()[id];
  return seen === undefined ? state === 'waiting' : seen < updatedAt;
}
