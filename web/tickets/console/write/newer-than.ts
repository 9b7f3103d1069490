import type { TicketMessage } from '@bac/contract/tickets/tickets.ts';

/** What others have said since: by the person or by somebody else of the team. Notes and events change no answer. */
export function newerThan(
  messages: readonly TicketMessage[],
  seen: string | null,
): TicketMessage[] {
  const place = messages.findIndex(({ id }) => id === seen);
  return messages.slice(place + 1).filter(({ kind, isOwn }) => kind === 'reply' && !isOwn);
}
