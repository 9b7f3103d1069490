import type { Shortage, WholeTest } from '@bac/contract/attempts/whole-test.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { readBlueprint, assembleTest } from './by-blueprint.ts';
import { changeDraft, lockEditedDraft } from './drafts.ts';
import { fillHoles } from './fill-holes.ts';
import { listSectionCandidates } from './fitting-store.ts';
import { loadItemLookup } from './fitting.ts';
import { countUses, listPublished, type Draft } from './store.ts';
import { getTest, type AssemblyDeps } from './whole-test.ts';
import type { Reader } from '../../platform/postgres/database.ts';

interface AssemblyOptions {
  revision: number;
  seed: number;
  maxForms: number | null;
  isFillOnly: boolean;
}

async function fillOnlyHoles(db: Reader, draft: Draft, { seed, maxForms }: AssemblyOptions) {
  const blueprint = await readBlueprint(db, draft.blueprint);
  const uses = await countUses(db, draft.id);
  const limit = maxForms ?? Number.POSITIVE_INFINITY;
  const candidatesBySection = await Promise.all(
    blueprint.sections.map(({ section }) => listSectionCandidates(db, section)),
  );
  const candidates = candidatesBySection
    .flat()
    .map((item) => ({ ...item, forms: uses.get(item.id) ?? 0 }))
    .filter(({ forms }) => forms <= limit);
  const lookup = await loadItemLookup(db, draft.modules);
  return fillHoles({ blueprint, modules: draft.modules, candidates, lookup, seed });
}

async function assembleAll(db: Reader, draft: Draft, { seed, maxForms }: AssemblyOptions) {
  const blueprint = await readBlueprint(db, draft.blueprint);
  const sections = blueprint.sections.map(({ section }) => section);
  const [items, exposure] = await Promise.all([
    listPublished(db, sections),
    countUses(db, draft.id),
  ]);
  return assembleTest(blueprint, draft.blueprint, items, {
    seed,
    exposure,
    ...(maxForms !== null && { mostExposure: maxForms }),
  });
}

/** Fills a draft by its blueprint from the current bank, preferring the least used questions. */
export async function assembleDraft(
  deps: AssemblyDeps,
  id: string,
  options: AssemblyOptions,
  actor: Actor,
): Promise<{ test: WholeTest; shortages: Shortage[] }> {
  const shortages = await deps.db.transaction(async (tx) => {
    const draft = await lockEditedDraft(tx, id, options.revision);
    const assembled = options.isFillOnly
      ? await fillOnlyHoles(tx, draft, options)
      : await assembleAll(tx, draft, options);
    const { modules } = assembled;
    const change = { action: 'test.assembled', name: draft.name, modules } as const;
    await changeDraft(tx, draft, change, { at: deps.clock.now(), actor });
    return assembled.shortages;
  });
  return { test: await getTest(deps, id), shortages };
}
