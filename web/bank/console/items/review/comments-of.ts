import type { ItemComment, WholeItem } from '@bac/contract/bank/bank-items.ts';

/** The part of the form that a comment is about: the first name of its path; null for the whole item. */
const blockOf = (field: string | null): string | null => field?.split('.')[0] ?? null;

/** The parts that show their own comments; comments on anything else are shown with the whole item. */
const blocks = ['skill', 'passages', 'figures', 'stem', 'response', 'hint', 'rule', 'source'];

const isOpen = ({ resolvedAt }: ItemComment): boolean => resolvedAt === null;

/**
 * Selects the comments on one part: all on the version being edited, and the unresolved ones on earlier versions. The
 * oldest first, as in a conversation.
 */
export function commentsOf(item: WholeItem, block: string | null): ItemComment[] {
  return item.comments
    .filter((one) => one.version > item.version || isOpen(one))
    .filter(({ field }) => {
      const commentBlock = blockOf(field);
      return block === null
        ? commentBlock === null || !blocks.includes(commentBlock)
        : commentBlock === block;
    })
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
}
