import { foldAccents } from '@bac/exam/fold-accents.ts';
import type { CannedReply } from '@bac/contract/tickets/tickets-admin.ts';
import type { TicketCategory } from '@bac/contract/tickets/ticket-categories.ts';

/** Finds replies that contain all words, ignoring accents: by name before text, then this category before others. */
export function findCanned(
  replies: readonly CannedReply[],
  search: string,
  category: TicketCategory,
): CannedReply[] {
  const words = foldAccents(search).split(/\s+/).filter(Boolean);
  const has = (...texts: string[]): boolean => {
    const folded = foldAccents(texts.join(' '));
    return words.every((word) => folded.includes(word));
  };
  const rank = ({ name, category: replyCategory }: CannedReply): number =>
    (has(name.en, name.vi) ? 0 : 2) + (replyCategory === category ? 0 : 1);
  return replies
    .filter(({ name, body }) => has(name.en, name.vi, body.en, body.vi))
    .toSorted((one, other) => rank(one) - rank(other));
}
