import { placeInOrder } from '@bac/exam/blueprint/arrange-slots.ts';
import type { Blueprint } from '@bac/exam/blueprint/blueprint.ts';
import type { FormDraftModule, Shortage } from '@bac/contract/attempts/whole-test.ts';
import { seededRandom } from '@bac/exam/random.ts';
import type { Candidate } from './fitting-store.ts';
import { itemsIn } from './fitting.ts';
import {
  costOf,
  meetsRequirements,
  requirementsOf,
  type ItemTraits,
  type SlotRequirements,
} from './slot-requirements.ts';

type ItemLookup = (item: string) => (ItemTraits & { parameters: { b: number } }) | undefined;

interface Input {
  blueprint: Blueprint;
  modules: readonly FormDraftModule[];
  candidates: readonly (Candidate & { forms: number })[];
  lookup: ItemLookup;
  seed: number;
}

type ChosenItem = Pick<Candidate, 'id' | 'version'>;

/** A pretest question of the other second module that this one lacks: both routes share their pretest questions. */
function pretestOfOther(module: FormDraftModule, modules: readonly FormDraftModule[]) {
  if (module.route === undefined) return undefined;
  const other = modules.find(
    (each) =>
      each.section === module.section && each.part === module.part && each.route !== module.route,
  );
  const own = new Set(module.slots.map(({ item }) => item));
  return other?.slots.find(({ item, isPretest }) => isPretest && item !== null && !own.has(item));
}

function addShortage(
  shortages: Shortage[],
  { slots: _slots, ...module }: FormDraftModule,
  requirements: SlotRequirements,
): void {
  const domain = requirements.domains[0];
  if (!domain) return;
  const difficulty = requirements.difficulty ?? 'medium';
  const kind = requirements.kind ?? 'choice';
  const same = shortages.find(
    (each) =>
      each.module.section === module.section &&
      each.module.part === module.part &&
      each.module.route === module.route &&
      each.domain === domain &&
      each.difficulty === difficulty &&
      each.kind === kind,
  );
  if (same) same.count += 1;
  else shortages.push({ module, domain, difficulty, kind, count: 1 });
}

/** Fills each hole with the best unused candidate, and keeps the slots that are filled already. */
export function fillHoles({ blueprint, candidates, seed, ...input }: Input): {
  modules: FormDraftModule[];
  shortages: Shortage[];
} {
  const random = seededRandom(seed);
  const tieBreaks = new Map(candidates.map(({ id }) => [id, random()]));
  const byId = new Map(candidates.map((item) => [item.id, item]));
  const lookup: ItemLookup = (id) => {
    const item = byId.get(id);
    return input.lookup(id) ?? (item && { ...item, parameters: { b: item.b } });
  };
  const used = itemsIn(input.modules);
  const modules = input.modules.map((module) => ({ ...module, slots: [...module.slots] }));
  const shortages: Shortage[] = [];

  function findBest(requirements: SlotRequirements): ChosenItem | undefined {
    const cost = (item: (typeof candidates)[number]): number =>
      costOf(requirements, item) + (tieBreaks.get(item.id) ?? 0);
    return candidates
      .filter((item) => !used.has(item.id) && meetsRequirements(requirements, item))
      .reduce<(typeof candidates)[number] | undefined>(
        (best, item) => (best && cost(best) <= cost(item) ? best : item),
        undefined,
      );
  }

  function choose(module: FormDraftModule, index: number): ChosenItem | undefined {
    const shared = module.slots[index]?.isPretest ? pretestOfOther(module, modules) : undefined;
    if (shared?.item && shared.version) return { id: shared.item, version: shared.version };
    const requirements = requirementsOf(blueprint, module, index, lookup);
    const best = findBest(requirements);
    if (!best) addShortage(shortages, module, requirements);
    return best;
  }

  for (const module of modules) {
    const failed = new Set<object>();
    for (;;) {
      const index = module.slots.findIndex((slot) => slot.item === null && !failed.has(slot));
      const hole = module.slots[index];
      if (!hole) break;
      const chosen = choose(module, index);
      if (!chosen) {
        failed.add(hole);
        continue;
      }
      used.add(chosen.id);
      const slot = { item: chosen.id, version: chosen.version, isPretest: hole.isPretest };
      module.slots = placeInOrder(module.slots.with(index, slot), index, lookup);
    }
  }
  return { modules, shortages };
}
