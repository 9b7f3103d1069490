import { foldAccents } from '@bac/exam/fold-accents.ts';
import type { CannedReply } from '@bac/contract/tickets/tickets-admin.ts';
import type { TicketCategory } from '@bac/contract/tickets/ticket-categories.ts';

/** Those with all the words, accents or none: in a name first, then in a text, and of this category before others. */
export function findCanned(
  all: readonly CannedReply[],
  search: string,
  category: TicketCategory,
): CannedReply[] {
  const words = foldAccents(search).split(/\s+/).filter(Boolean);
  const has = (...texts: string[]): boolean => {
    const folded = foldAccents(texts.join(' '));
    return words.every((word) => folded.includes(word));
  };
  const rank = ({ name, category: of }: CannedReply): number =>
    (has(name.en, name.vi) ? 0 : 2) + (of === category ? 0 : 1);
  return all
    .filter(({ name, body }) => has(name.en, name.vi, body.en, body.vi))
    .toSorted((one, other) => rank(one) - rank(other));
}
