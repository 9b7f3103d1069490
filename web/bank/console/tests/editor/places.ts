import type {
  FormDraftModule,
  FormDraftSlot,
  UsedItem,
} from '@bac/contract/attempts/whole-test.ts';
import { placeInOrder, sortSlots } from '@bac/exam/blueprint/arrange-slots.ts';
import type { SortKeys } from '@bac/exam/blueprint/item-order.ts';
import { moveEntry } from '../../../../ui/format/value-path.ts';

/** Changes to the questions of a test, as functions from modules to modules. */

export interface Place {
  /** The index of the module in the test. */
  module: number;
  slot: number;
}

type Modules = readonly FormDraftModule[];
type Item = Pick<UsedItem, 'id' | 'version' | 'skill' | 'b'>;
type Lookup = (item: string) => SortKeys | undefined;

export const orderLookup =
  (items: readonly Item[]): Lookup =>
  (id) => {
    const item = items.find((each) => each.id === id);
    return item && { skill: item.skill, parameters: { b: item.b } };
  };

const withSlots = (
  modules: Modules,
  at: number,
  change: (slots: FormDraftSlot[]) => FormDraftSlot[],
): FormDraftModule[] =>
  modules.map((module, index) =>
    index === at ? { ...module, slots: change(module.slots) } : module,
  );

/** Finds the second module on the other route: both have the same pretest questions. -1 if there is none. */
function twinOf(modules: Modules, at: number): number {
  const own = modules[at];
  if (!own?.route) return -1;
  return modules.findIndex(
    ({ section, part, route }) =>
      section === own.section && part === own.part && route !== undefined && route !== own.route,
  );
}

/** Finds the pretest place in the twin module that has the same question or, like this place, none. */
function twinSlot(modules: Modules, { module, slot }: Place): Place | undefined {
  const own = modules[module]?.slots[slot];
  const twin = own?.isPretest ? twinOf(modules, module) : -1;
  const slots = modules[twin]?.slots;
  if (!own || !slots) return undefined;
  const same = slots.findIndex(({ item, isPretest }) => isPretest && item === own.item);
  return same === -1 ? undefined : { module: twin, slot: same };
}

const putItem = (
  modules: Modules,
  { module, slot }: Place,
  item: Pick<Item, 'id' | 'version'>,
  lookup: Lookup,
): FormDraftModule[] =>
  withSlots(modules, module, (slots) => {
    const isPretest = slots[slot]?.isPretest ?? false;
    const filled = slots.with(slot, { item: item.id, version: item.version, isPretest });
    return placeInOrder(filled, slot, lookup);
  });

/** Puts a question in a place and moves it to keep the order; a pretest question goes to both routes. */
export function placeItem(
  modules: Modules,
  place: Place,
  item: Item,
  items: readonly Item[],
): FormDraftModule[] {
  const lookup = orderLookup([...items, item]);
  const twin = twinSlot(modules, place);
  const placed = putItem(modules, place, item, lookup);
  return twin ? putItem(placed, twin, item, lookup) : placed;
}

const withEmptySlot = (slots: FormDraftSlot[], slot: number): FormDraftSlot[] =>
  slots.with(slot, { item: null, version: null, isPretest: slots[slot]?.isPretest ?? false });

export function removeItem(modules: Modules, place: Place): FormDraftModule[] {
  const twin = twinSlot(modules, place);
  const removed = withSlots(modules, place.module, (slots) => withEmptySlot(slots, place.slot));
  return twin
    ? withSlots(removed, twin.module, (slots) => withEmptySlot(slots, twin.slot))
    : removed;
}

export const moveItem = (modules: Modules, { module, slot }: Place, to: number) =>
  withSlots(modules, module, (slots) => moveEntry(slots, slot, to));

export const sortModule = (modules: Modules, module: number, items: readonly Item[]) =>
  withSlots(modules, module, (slots) => sortSlots(slots, orderLookup(items)));

/**
 * Switches a question between scored and pretest. In a second module, a pretest question also takes the place of one that
 * only the other route pretests; once it is scored again, it leaves that route.
 */
export function togglePretest(
  modules: Modules,
  place: Place,
  items: readonly Item[],
): FormDraftModule[] {
  const { module, slot } = place;
  const own = modules[module]?.slots[slot];
  if (!own) return [...modules];
  const before = twinSlot(modules, place);
  const marked = withSlots(modules, module, (slots) =>
    slots.with(slot, { ...own, isPretest: !own.isPretest }),
  );
  if (own.isPretest && before && own.item !== null) {
    return withSlots(marked, before.module, (slots) => withEmptySlot(slots, before.slot));
  }
  const twin = own.isPretest ? -1 : twinOf(modules, module);
  const pretestIds = new Set(
    marked[module]?.slots.flatMap(({ item, isPretest }) => (isPretest && item ? [item] : [])),
  );
  const freeSlot =
    modules[twin]?.slots.findIndex(
      ({ item, isPretest }) => isPretest && !pretestIds.has(item ?? ''),
    ) ?? -1;
  const item = items.find(({ id }) => id === own.item);
  return freeSlot === -1 || !item
    ? marked
    : putItem(marked, { module: twin, slot: freeSlot }, item, orderLookup(items));
}

export const countFilled = ({ slots }: Pick<FormDraftModule, 'slots'>): number =>
  slots.filter(({ item }) => item !== null).length;
