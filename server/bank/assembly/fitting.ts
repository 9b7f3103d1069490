import type { CandidateItem, FormDraftModule } from '@bac/contract/attempts/whole-test.ts';
import type { BlueprintId } from '@bac/exam/blueprint/blueprint.ts';
import { moduleName } from '@bac/exam/blueprint/validate-form.ts';
import type { Difficulty } from '@bac/exam/item/difficulties.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { mapItemVersions } from '../item-versions.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';
import { readBlueprint, withoutHoles } from './by-blueprint.ts';
import { listCandidates } from './fitting-store.ts';
import { countUses, findDraft } from './store.ts';
import type { AssemblyDeps } from './whole-test.ts';
import {
  costOf,
  meetsRequirements,
  requirementsOf,
  type ItemTraits,
  type SlotRequirements,
} from './slot-requirements.ts';

interface FittingQuery extends Pick<FormDraftModule, 'section' | 'route'> {
  part: number;
  slot: number;
  search?: string | undefined;
  skill?: Skill | undefined;
  difficulty?: Difficulty | undefined;
}

const maxRows = 40;

/** Returns a lookup for the items that a test holds. */
export async function loadItemLookup(
  db: Reader,
  modules: readonly FormDraftModule[],
): Promise<(item: string) => (ItemTraits & { parameters: { b: number } }) | undefined> {
  const bank = await mapItemVersions(
    db,
    withoutHoles(modules).flatMap(({ slots }) => slots),
  );
  return (id) => {
    const item = bank.get(id);
    return item && { ...item, kind: item.response.kind };
  };
}

export const itemsIn = (modules: readonly FormDraftModule[]): Set<string> =>
  new Set(modules.flatMap(({ slots }) => slots.flatMap(({ item }) => item ?? [])));

/** Lists the items that fit a slot and are not in the test, best first. */
export async function listFitting(
  { db }: AssemblyDeps,
  id: string,
  { slot, search, skill, difficulty, ...moduleRef }: FittingQuery,
): Promise<SlotRequirements & { rows: CandidateItem[]; total: number }> {
  const draft = await findDraft(db, id);
  const name = moduleName({ ...moduleRef, part: moduleRef.part === 2 ? 2 : 1 });
  const module = draft?.modules.find((each) => moduleName(each) === name);
  if (!draft || !module?.slots[slot]) throw new Refused('TEST_NOT_FOUND');
  const blueprint = await readBlueprint(db, draft.blueprint satisfies BlueprintId);
  const requirements = requirementsOf(
    blueprint,
    module,
    slot,
    await loadItemLookup(db, draft.modules),
  );
  const [candidates, uses] = await Promise.all([
    listCandidates(db, { domains: requirements.domains, search, skill, difficulty }),
    countUses(db, id),
  ]);
  const used = itemsIn(draft.modules);
  const rows = candidates
    .filter((item) => !used.has(item.id) && meetsRequirements(requirements, item))
    .map((item) => ({ ...item, forms: uses.get(item.id) ?? 0 }))
    .toSorted((a, b) => costOf(requirements, a) - costOf(requirements, b) || a.b - b.b);
  return { ...requirements, rows: rows.slice(0, maxRows), total: rows.length };
}
