import { compareItems, type Ordered } from './item-order.ts';

/** A place of a module; a hole has no item. */
interface Place {
  item: string | null;
}

/** What is known of an item; undefined for one that is not. */
type Known = (item: string) => Ordered | undefined;

const orderedOf = ({ item }: Place, known: Known): Ordered | undefined =>
  item === null ? undefined : known(item);

function isInOrder(places: readonly Place[], known: Known): boolean {
  const items = places.flatMap((place) => orderedOf(place, known) ?? []);
  return items.every((item, index) => {
    const next = items[index + 1];
    return !next || compareItems(item, next) <= 0;
  });
}

/** The item at a place goes where the order of the module has it, unless somebody has ordered the others otherwise. */
export function settlePlace<Slot extends Place>(
  slots: readonly Slot[],
  at: number,
  known: Known,
): Slot[] {
  const moved = slots[at];
  const others = slots.toSpliced(at, 1);
  const own = moved && orderedOf(moved, known);
  if (!moved || !own || !isInOrder(others, known)) return [...slots];
  const next = others.findIndex((slot) => {
    const other = orderedOf(slot, known);
    return other !== undefined && compareItems(own, other) < 0;
  });
  const last = others.findLastIndex(({ item }) => item !== null);
  return others.toSpliced(next === -1 ? last + 1 : next, 0, moved);
}

/** Everything in the order of the test; holes stay where they are. */
export function sortPlaces<Slot extends Place>(slots: readonly Slot[], known: Known): Slot[] {
  const sorted = slots
    .filter((slot) => orderedOf(slot, known))
    .toSorted((one, other) => compareItems(orderedOf(one, known)!, orderedOf(other, known)!));
  return slots.map((slot) => (orderedOf(slot, known) ? sorted.shift()! : slot));
}
