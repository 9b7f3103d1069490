import type { Shortage, WholeTest } from '@bac/contract/attempts/whole-test.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { blueprintNow, assembleTest } from './by-blueprint.ts';
import { changeDraft, takeDraft } from './drafts.ts';
import { fillHoles } from './fill-holes.ts';
import { listCandidatesOf } from './fitting-store.ts';
import { knownItems } from './fitting.ts';
import { countUses, listPublished, type Draft } from './store.ts';
import { getTest, type Assembling } from './whole-test.ts';
import type { Reader } from '../../platform/postgres/database.ts';

interface AssemblyOptions {
  revision: number;
  seed: number;
  mostForms: number | null;
  isOnlyHoles: boolean;
}

async function fillOnlyHoles(db: Reader, draft: Draft, { seed, mostForms }: AssemblyOptions) {
  const blueprint = await blueprintNow(db, draft.blueprint);
  const uses = await countUses(db, draft.id);
  const maxForms = mostForms ?? Number.POSITIVE_INFINITY;
  const candidatesBySection = await Promise.all(
    blueprint.sections.map(({ section }) => listCandidatesOf(db, section)),
  );
  const candidates = candidatesBySection
    .flat()
    .map((item) => ({ ...item, forms: uses.get(item.id) ?? 0 }))
    .filter(({ forms }) => forms <= maxForms);
  const lookup = await knownItems(db, draft.modules);
  return fillHoles({ blueprint, modules: draft.modules, candidates, lookup, seed });
}

async function assembleAll(db: Reader, draft: Draft, { seed, mostForms }: AssemblyOptions) {
  const blueprint = await blueprintNow(db, draft.blueprint);
  const sections = blueprint.sections.map(({ section }) => section);
  const [items, exposure] = await Promise.all([
    listPublished(db, sections),
    countUses(db, draft.id),
  ]);
  return assembleTest(blueprint, draft.blueprint, items, {
    seed,
    exposure,
    ...(mostForms !== null && { mostExposure: mostForms }),
  });
}

/** Fills a draft by its blueprint from the current bank, preferring the least used questions. */
export async function assembleDraft(
  deps: Assembling,
  id: string,
  options: AssemblyOptions,
  actor: Actor,
): Promise<{ test: WholeTest; shortages: Shortage[] }> {
  const shortages = await deps.db.transaction(async (tx) => {
    const draft = await takeDraft(tx, id, options.revision);
    const assembled = options.isOnlyHoles
      ? await fillOnlyHoles(tx, draft, options)
      : await assembleAll(tx, draft, options);
    const { modules } = assembled;
    const change = { action: 'test.assembled', name: draft.name, modules } as const;
    await changeDraft(tx, draft, change, { at: deps.clock.now(), actor });
    return assembled.shortages;
  });
  return { test: await getTest(deps, id), shortages };
}
