import type { TicketMessage } from '@bac/contract/tickets/tickets.ts';

/** Returns the replies of others (the person or other agents) after `seen`. Notes and events do not affect an answer. */
export function newerThan(
  messages: readonly TicketMessage[],
  seen: string | null,
): TicketMessage[] {
  const seenIndex = messages.findIndex(({ id }) => id === seen);
  return messages.slice(seenIndex + 1).filter(({ kind, isOwn }) => kind === 'reply' && !isOwn);
}
