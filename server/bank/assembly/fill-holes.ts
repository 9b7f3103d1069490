import { settlePlace } from '@bac/exam/blueprint/arrange-slots.ts';
import type { Blueprint } from '@bac/exam/blueprint/blueprint.ts';
import type { FormDraftModule, Shortage } from '@bac/contract/attempts/whole-test.ts';
import { seededRandom } from '@bac/exam/random.ts';
import type { Candidate } from './fitting-store.ts';
import { itemsIn } from './fitting.ts';
import { costOf, isWished, wishOf, type Fitting, type Wish } from './wish.ts';

type Known = (item: string) => (Fitting & { parameters: { b: number } }) | undefined;

interface Given {
  blueprint: Blueprint;
  modules: readonly FormDraftModule[];
  candidates: readonly (Candidate & { forms: number })[];
  known: Known;
  seed: number;
}

type Chosen = Pick<Candidate, 'id' | 'version'>;

/** What the other second module tries out and this one does not: both routes share it. */
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
  wish: Wish,
): void {
  const domain = wish.domains[0];
  if (!domain) return;
  const difficulty = wish.difficulty ?? 'medium';
  const kind = wish.kind ?? 'choice';
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

/** Each hole gets the best that is left for it; what stands already stays. */
export function fillHoles({ blueprint, candidates, seed, ...given }: Given): {
  modules: FormDraftModule[];
  shortages: Shortage[];
} {
  const random = seededRandom(seed);
  const chance = new Map(candidates.map(({ id }) => [id, random()]));
  const byId = new Map(candidates.map((item) => [item.id, item]));
  const known: Known = (id) => {
    const item = byId.get(id);
    return given.known(id) ?? (item && { ...item, parameters: { b: item.b } });
  };
  const used = itemsIn(given.modules);
  const modules = given.modules.map((module) => ({ ...module, slots: [...module.slots] }));
  const shortages: Shortage[] = [];

  function best(wish: Wish): Chosen | undefined {
    const cost = (item: (typeof candidates)[number]): number =>
      costOf(wish, item) + (chance.get(item.id) ?? 0);
    return candidates
      .filter((item) => !used.has(item.id) && isWished(wish, item))
      .reduce<(typeof candidates)[number] | undefined>(
        (chosen, item) => (chosen && cost(chosen) <= cost(item) ? chosen : item),
        undefined,
      );
  }

  function choose(module: FormDraftModule, at: number): Chosen | undefined {
    const shared = module.slots[at]?.isPretest ? pretestOfOther(module, modules) : undefined;
    if (shared?.item && shared.version) return { id: shared.item, version: shared.version };
    const wish = wishOf(blueprint, module, at, known);
    const found = best(wish);
    if (!found) addShortage(shortages, module, wish);
    return found;
  }

  for (const module of modules) {
    const failed = new Set<object>();
    for (;;) {
      const at = module.slots.findIndex((slot) => slot.item === null && !failed.has(slot));
      const hole = module.slots[at];
      if (!hole) break;
      const chosen = choose(module, at);
      if (!chosen) {
        failed.add(hole);
        continue;
      }
      used.add(chosen.id);
      const slot = { item: chosen.id, version: chosen.version, isPretest: hole.isPretest };
      module.slots = settlePlace(module.slots.with(at, slot), at, known);
    }
  }
  return { modules, shortages };
}
