import type { ItemCard } from '@bac/contract/bank/bank-items.ts';
import type { ItemState } from '@bac/contract/bank/item-states.ts';

type Stated = Pick<ItemCard, 'status' | 'draftState'>;

/** The state of the item and that of its draft: a published item may have a next version in progress. */
export function statesOf({ status, draftState }: Stated): ItemState[] {
  const written: ItemState[] = draftState ? [draftState] : [];
  if (status === 'draft') return written.length > 0 ? written : ['draft'];
  return [status, ...written];
}
