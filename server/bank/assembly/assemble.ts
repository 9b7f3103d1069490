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

interface Wishes {
  revision: number;
  seed: number;
  mostForms: number | null;
  isOnlyHoles: boolean;
}

async function filledHoles(db: Reader, draft: Draft, { seed, mostForms }: Wishes) {
  const blueprint = await blueprintNow(db, draft.blueprint);
  const uses = await countUses(db, draft.id);
  const most = mostForms ?? Number.POSITIVE_INFINITY;
  const found = await Promise.all(
    blueprint.sections.map(({ section }) => listCandidatesOf(db, section)),
  );
  const candidates = found
    .flat()
    .map((item) => ({ ...item, forms: uses.get(item.id) ?? 0 }))
    .filter(({ forms }) => forms <= most);
  const known = await knownItems(db, draft.modules);
  return fillHoles({ blueprint, modules: draft.modules, candidates, known, seed });
}

async function allAnew(db: Reader, draft: Draft, { seed, mostForms }: Wishes) {
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

/** By the blueprint, from the bank as it is: the least used questions come first. */
export async function assembleDraft(
  needs: Assembling,
  id: string,
  wishes: Wishes,
  actor: Actor,
): Promise<{ test: WholeTest; shortages: Shortage[] }> {
  const shortages = await needs.db.transaction(async (tx) => {
    const draft = await takeDraft(tx, id, wishes.revision);
    const made = wishes.isOnlyHoles
      ? await filledHoles(tx, draft, wishes)
      : await allAnew(tx, draft, wishes);
    const change = { action: 'test.assembled', name: draft.name, modules: made.modules } as const;
    await changeDraft(tx, draft, change, { at: needs.clock.now(), actor });
    return made.shortages;
  });
  return { test: await getTest(needs, id), shortages };
}
