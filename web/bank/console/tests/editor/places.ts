import type {
  FormDraftModule,
  FormDraftSlot,
  UsedItem,
} from '@bac/contract/attempts/whole-test.ts';
import { settlePlace, sortPlaces } from '@bac/exam/blueprint/arrange-slots.ts';
import type { Ordered } from '@bac/exam/blueprint/item-order.ts';
import { moved } from '../../../../ui/format/value-path.ts';

/** Changes to the questions of a test: modules in, modules out. */

export interface Place {
  /** Which of the modules. */
  module: number;
  slot: number;
}

type Modules = readonly FormDraftModule[];
type Item = Pick<UsedItem, 'id' | 'version' | 'skill' | 'b'>;
type Known = (item: string) => Ordered | undefined;

export const knownOf =
  (items: readonly Item[]): Known =>
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

/** The second module on the other route: both try out the same questions. */
function twinOf(modules: Modules, at: number): number {
  const own = modules[at];
  if (!own?.route) return -1;
  return modules.findIndex(
    ({ section, part, route }) =>
      section === own.section && part === own.part && route !== undefined && route !== own.route,
  );
}

/** Where the twin tries out the same question; where there is none, one of its empty places for that. */
function twinSlot(modules: Modules, { module, slot }: Place): Place | undefined {
  const own = modules[module]?.slots[slot];
  const twin = own?.isPretest ? twinOf(modules, module) : -1;
  const slots = modules[twin]?.slots;
  if (!own || !slots) return undefined;
  const same = slots.findIndex(({ item, isPretest }) => isPretest && item === own.item);
  return same === -1 ? undefined : { module: twin, slot: same };
}

const put = (
  modules: Modules,
  { module, slot }: Place,
  item: Pick<Item, 'id' | 'version'>,
  known: Known,
): FormDraftModule[] =>
  withSlots(modules, module, (slots) => {
    const isPretest = slots[slot]?.isPretest ?? false;
    const filled = slots.with(slot, { item: item.id, version: item.version, isPretest });
    return settlePlace(filled, slot, known);
  });

/** A question comes to a place and goes where the order has it; to be tried out, on both routes. */
export function placeItem(
  modules: Modules,
  place: Place,
  item: Item,
  items: readonly Item[],
): FormDraftModule[] {
  const known = knownOf([...items, item]);
  const twin = twinSlot(modules, place);
  const placed = put(modules, place, item, known);
  return twin ? put(placed, twin, item, known) : placed;
}

const emptied = (slots: FormDraftSlot[], slot: number): FormDraftSlot[] =>
  slots.with(slot, { item: null, version: null, isPretest: slots[slot]?.isPretest ?? false });

export function removeItem(modules: Modules, place: Place): FormDraftModule[] {
  const twin = twinSlot(modules, place);
  const removed = withSlots(modules, place.module, (slots) => emptied(slots, place.slot));
  return twin ? withSlots(removed, twin.module, (slots) => emptied(slots, twin.slot)) : removed;
}

export const moveItem = (modules: Modules, { module, slot }: Place, to: number) =>
  withSlots(modules, module, (slots) => moved(slots, slot, to));

export const sortModule = (modules: Modules, module: number, items: readonly Item[]) =>
  withSlots(modules, module, (slots) => sortPlaces(slots, knownOf(items)));

/**
 * Counted, or only tried out. In a second module the question comes to the other route too, in place of one that is tried
 * out only there, and goes from there again when it is counted here.
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
    return withSlots(marked, before.module, (slots) => emptied(slots, before.slot));
  }
  const twin = own.isPretest ? -1 : twinOf(modules, module);
  const tried = new Set(
    marked[module]?.slots.flatMap(({ item, isPretest }) => (isPretest && item ? [item] : [])),
  );
  const free =
    modules[twin]?.slots.findIndex(({ item, isPretest }) => isPretest && !tried.has(item ?? '')) ??
    -1;
  const item = items.find(({ id }) => id === own.item);
  return free === -1 || !item
    ? marked
    : put(marked, { module: twin, slot: free }, item, knownOf(items));
}

export const countFilled = ({ slots }: Pick<FormDraftModule, 'slots'>): number =>
  slots.filter(({ item }) => item !== null).length;
