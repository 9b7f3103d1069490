import { compareItems, type SortKeys } from './item-order.ts';

/** A position in a module; an empty slot has no item. */
interface Position {
  item: string | null;
}

/** Looks up the sort keys of an item; undefined for an unknown one. */
type FindItem = (item: string) => SortKeys | undefined;

const findOrdered = ({ item }: Position, findItem: FindItem): SortKeys | undefined =>
  item === null ? undefined : findItem(item);

function isInOrder(slots: readonly Position[], findItem: FindItem): boolean {
  const items = slots.flatMap((slot) => findOrdered(slot, findItem) ?? []);
  return items.every((item, index) => {
    const next = items[index + 1];
    return !next || compareItems(item, next) <= 0;
  });
}

/** Moves the item at an index to its position in the order of a module, unless somebody has ordered the others differently. */
export function placeInOrder<Slot extends Position>(
  slots: readonly Slot[],
  index: number,
  findItem: FindItem,
): Slot[] {
  const moved = slots[index];
  const others = slots.toSpliced(index, 1);
  const item = moved && findOrdered(moved, findItem);
  if (!moved || !item || !isInOrder(others, findItem)) return [...slots];
  const next = others.findIndex((slot) => {
    const other = findOrdered(slot, findItem);
    return other !== undefined && compareItems(item, other) < 0;
  });
  const last = others.findLastIndex((slot) => slot.item !== null);
  return others.toSpliced(next === -1 ? last + 1 : next, 0, moved);
}

/** Sorts a module in the order of the test; empty slots stay where they are. */
export function sortSlots<Slot extends Position>(
  slots: readonly Slot[],
  findItem: FindItem,
): Slot[] {
  const sorted = slots
    .filter((slot) => findOrdered(slot, findItem))
    .toSorted((one, other) =>
      compareItems(findOrdered(one, findItem)!, findOrdered(other, findItem)!),
    );
  return slots.map((slot) => (findOrdered(slot, findItem) ? sorted.shift()! : slot));
}
