import type { FormDraftModule, WholeTest } from '@bac/contract/attempts/whole-test.ts';
import type { BlueprintId } from '@bac/exam/blueprint/blueprint.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { isDeepStrictEqual } from 'node:util';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { mapItemVersions } from '../item-versions.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';
import { readBlueprint, withoutHoles, hasShapeOf, padWithHoles } from './by-blueprint.ts';
import { subjectOf } from './test-id.ts';
import { fingerprintOf } from './fingerprint.ts';
import {
  deleteDraft,
  findDraft,
  insertDraft,
  isFormId,
  lockDraft,
  updateDraft,
  type Draft,
} from './store.ts';
import { getTest, type AssemblyDeps } from './whole-test.ts';

/** Locks the draft and checks that it still has this revision (optimistic concurrency). */
export async function lockEditedDraft(
  tx: Transaction,
  id: string,
  revision: number,
): Promise<Draft> {
  const draft = await lockDraft(tx, id);
  if (!draft) throw new Refused('TEST_NOT_FOUND');
  if (draft.revision !== revision) throw new Refused('CHANGED_MEANWHILE');
  return draft;
}

/** Idempotent: a retry, after a lost reply, finds the draft that the first request created. */
export async function createTest(
  deps: AssemblyDeps,
  { id, blueprint, name }: { id: string; blueprint: BlueprintId; name: LocalText },
  actor: Actor,
): Promise<WholeTest> {
  const at = deps.clock.now();
  const modules = padWithHoles(await readBlueprint(deps.db, blueprint), []);
  await deps.db.transaction(async (tx) => {
    if (await isFormId(tx, id)) throw new Refused('TEST_ID_TAKEN');
    const isNew = await insertDraft(tx, {
      id,
      blueprint,
      name,
      modules,
      replaces: null,
      previewed: [],
      revision: 1,
      authorId: actor.id,
      createdAt: at,
      updatedAt: at,
    });
    if (isNew) {
      const detail = { changes: { blueprint, name: name.en } };
      const subject = subjectOf(id);
      return recordAudit(tx, { at, action: 'test.begun', subject, detail, ...auditFields(actor) });
    }
    const found = await findDraft(tx, id);
    const isRetry = found?.authorId === actor.id && found.blueprint === blueprint;
    if (!isRetry || found.name.en !== name.en) throw new Refused('TEST_ID_TAKEN');
  });
  return getTest(deps, id);
}

const invalidModules = (): Refused =>
  new Refused('INVALID_REQUEST', { fields: [{ path: 'modules', rule: 'other' }] });

/** Requires the modules of the blueprint, filled with existing versions. */
async function checkModules(
  db: Reader,
  blueprint: BlueprintId,
  modules: FormDraftModule[],
): Promise<void> {
  if (!hasShapeOf(await readBlueprint(db, blueprint), modules)) throw invalidModules();
  const slots = modules.flatMap((module) => module.slots);
  if (slots.some(({ item, version }) => (item === null) !== (version === null))) {
    throw invalidModules();
  }
  const refs = withoutHoles(modules).flatMap((module) => module.slots);
  const bank = await mapItemVersions(db, refs);
  // This also refuses two versions of one item.
  const isValid = refs.every(({ item, version }) => bank.get(item)?.version === version);
  if (!isValid) throw invalidModules();
}

const trimText = ({ en, vi }: LocalText): LocalText => ({ en: en.trim(), vi: vi.trim() });

/** Counts the slots that have another question than before. */
const countChangedSlots = (before: FormDraftModule[], after: FormDraftModule[]): number =>
  after.reduce(
    (sum, { slots }, module) =>
      sum +
      slots.filter((slot, index) => !isDeepStrictEqual(slot, before[module]?.slots[index])).length,
    0,
  );

export interface DraftChange {
  action: 'test.saved' | 'test.assembled';
  name: LocalText;
  modules: FormDraftModule[];
}

/** Changes the draft. With other questions, both routes must be previewed again. */
export async function changeDraft(
  tx: Transaction,
  draft: Draft,
  { action, name, modules }: DraftChange,
  { at, actor }: { at: Date; actor: Actor },
): Promise<void> {
  const isSame = fingerprintOf(modules) === fingerprintOf(draft.modules);
  await updateDraft(tx, draft.id, {
    name,
    modules,
    previewed: isSame ? draft.previewed : [],
    revision: draft.revision + 1,
    authorId: actor.id,
    updatedAt: at,
  });
  const places = countChangedSlots(draft.modules, modules);
  await recordAudit(tx, {
    at,
    action,
    subject: subjectOf(draft.id),
    detail: {
      before: { revision: draft.revision, name: draft.name.en },
      changes: { revision: draft.revision + 1, name: name.en, places },
    },
    ...auditFields(actor),
  });
}

/** Saves the draft. Saving it unchanged makes no new revision. */
export async function saveTest(
  deps: AssemblyDeps,
  id: string,
  input: { revision: number; name: LocalText; modules: FormDraftModule[] },
  actor: Actor,
): Promise<WholeTest> {
  await deps.db.transaction(async (tx) => {
    const draft = await lockEditedDraft(tx, id, input.revision);
    const name = trimText(input.name);
    await checkModules(tx, draft.blueprint, input.modules);
    const isSame =
      isDeepStrictEqual(name, draft.name) &&
      fingerprintOf(input.modules) === fingerprintOf(draft.modules);
    if (isSame) return;
    const change = { action: 'test.saved', name, modules: input.modules } as const;
    await changeDraft(tx, draft, change, { at: deps.clock.now(), actor });
  });
  return getTest(deps, id);
}

export async function discardTest(
  { db, clock }: AssemblyDeps,
  id: string,
  revision: number,
  actor: Actor,
): Promise<null> {
  await db.transaction(async (tx) => {
    const draft = await lockEditedDraft(tx, id, revision);
    await deleteDraft(tx, id);
    await recordAudit(tx, {
      at: clock.now(),
      action: 'test.discarded',
      subject: subjectOf(id),
      detail: { before: { blueprint: draft.blueprint, name: draft.name.en } },
      ...auditFields(actor),
    });
  });
  return null;
}

/** Marks a route as previewed if the draft still has the questions that were previewed. */
export async function markPreviewed(
  { db, clock }: AssemblyDeps,
  id: string,
  { route, fingerprint }: { route: 'lower' | 'higher'; fingerprint: string },
  actor: Actor,
): Promise<null> {
  await db.transaction(async (tx) => {
    const draft = await lockDraft(tx, id);
    if (!draft) throw new Refused('TEST_NOT_FOUND');
    if (fingerprintOf(draft.modules) !== fingerprint) throw new Refused('CHANGED_MEANWHILE');
    if (draft.previewed.includes(route)) return;
    await updateDraft(tx, id, { previewed: [...draft.previewed, route] });
    await recordAudit(tx, {
      at: clock.now(),
      action: 'test.previewed',
      subject: subjectOf(id),
      detail: { changes: { route } },
      ...auditFields(actor),
    });
  });
  return null;
}
