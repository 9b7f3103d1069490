import type { ItemCard } from '@bac/contract/bank/bank-items.ts';
import type { ItemState } from '@bac/contract/bank/item-states.ts';

type Statuses = Pick<ItemCard, 'status' | 'draftState'>;

/** The state of the item and that of its draft: a published item may have a next version in progress. */
export function statesOf({ status, draftState }: Statuses): ItemState[] {
  const draftStates: ItemState[] = draftState ? [draftState] : [];
  if (status === 'draft') return draftStates.length > 0 ? draftStates : ['draft'];
  return [status, ...draftStates];
}
