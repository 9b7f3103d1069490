import type { ItemComment, WholeItem } from '@bac/contract/bank/bank-items.ts';

/** The part of the form that a comment is about: its first name; null for the whole. */
const blockOf = (field: string | null): string | null => field?.split('.')[0] ?? null;

/** The parts that show comments of their own; what is about anything else stands with the whole. */
const blocks = ['skill', 'passages', 'figures', 'stem', 'response', 'hint', 'rule', 'source'];

const isOpen = ({ resolvedAt }: ItemComment): boolean => resolvedAt === null;

/**
 * What is said about one part: everything about the version being written, and of earlier ones what nobody has dealt
 * with yet. The oldest first, as in a conversation.
 */
export function commentsOf(item: WholeItem, block: string | null): ItemComment[] {
  return item.comments
    .filter((one) => one.version > item.version || isOpen(one))
    .filter(({ field }) => {
      const about = blockOf(field);
      return block === null ? about === null || !blocks.includes(about) : about === block;
    })
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
}
