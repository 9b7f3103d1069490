import type { FormDraftModule, WholeTest } from '@bac/contract/attempts/whole-test.ts';
import type { BlueprintId } from '@bac/exam/blueprint/blueprint.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { isDeepStrictEqual } from 'node:util';
import { auditedBy, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { mapItemVersions } from '../item-versions.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';
import { blueprintNow, filled, hasShapeOf, padded } from './by-blueprint.ts';
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
import { getTest, type Assembling } from './whole-test.ts';

/** The draft as it stands, held until the change is over, if what was edited is still its latest state. */
export async function takeDraft(tx: Transaction, id: string, revision: number): Promise<Draft> {
  const draft = await lockDraft(tx, id);
  if (!draft) throw new Refused('TEST_NOT_FOUND');
  if (draft.revision !== revision) throw new Refused('CHANGED_MEANWHILE');
  return draft;
}

/** One who asks twice, because the answer got lost, finds what the first asking made. */
export async function beginTest(
  needs: Assembling,
  { id, blueprint, name }: { id: string; blueprint: BlueprintId; name: LocalText },
  actor: Actor,
): Promise<WholeTest> {
  const at = needs.clock.now();
  const modules = padded(await blueprintNow(needs.db, blueprint), []);
  await needs.db.transaction(async (tx) => {
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
      return recordAudit(tx, { at, action: 'test.begun', subject, detail, ...auditedBy(actor) });
    }
    const found = await findDraft(tx, id);
    const isTheirs = found?.authorId === actor.id && found.blueprint === blueprint;
    if (!isTheirs || found.name.en !== name.en) throw new Refused('TEST_ID_TAKEN');
  });
  return getTest(needs, id);
}

const wrongModules = (): Refused =>
  new Refused('INVALID_REQUEST', { fields: [{ path: 'modules', rule: 'other' }] });

/** The modules of the blueprint, filled with versions that exist. */
async function checkModules(
  db: Reader,
  blueprint: BlueprintId,
  modules: FormDraftModule[],
): Promise<void> {
  if (!hasShapeOf(await blueprintNow(db, blueprint), modules)) throw wrongModules();
  const slots = modules.flatMap((module) => module.slots);
  if (slots.some(({ item, version }) => (item === null) !== (version === null))) {
    throw wrongModules();
  }
  const refs = filled(modules).flatMap((module) => module.slots);
  const bank = await mapItemVersions(db, refs);
  // Of one item there are not two versions in a test either.
  const isKnown = refs.every(({ item, version }) => bank.get(item)?.version === version);
  if (!isKnown) throw wrongModules();
}

const trimmed = ({ en, vi }: LocalText): LocalText => ({ en: en.trim(), vi: vi.trim() });

/** How many places have another question than before. */
const changedPlaces = (before: FormDraftModule[], after: FormDraftModule[]): number =>
  after.reduce(
    (sum, { slots }, module) =>
      sum +
      slots.filter((slot, place) => !isDeepStrictEqual(slot, before[module]?.slots[place])).length,
    0,
  );

export interface DraftChange {
  action: 'test.saved' | 'test.assembled';
  name: LocalText;
  modules: FormDraftModule[];
}

/** Other questions have not been looked through yet, whatever was before. */
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
  const places = changedPlaces(draft.modules, modules);
  await recordAudit(tx, {
    at,
    action,
    subject: subjectOf(draft.id),
    detail: {
      before: { revision: draft.revision, name: draft.name.en },
      changes: { revision: draft.revision + 1, name: name.en, places },
    },
    ...auditedBy(actor),
  });
}

/** Saving what is there already makes no revision. */
export async function saveTest(
  needs: Assembling,
  id: string,
  given: { revision: number; name: LocalText; modules: FormDraftModule[] },
  actor: Actor,
): Promise<WholeTest> {
  await needs.db.transaction(async (tx) => {
    const draft = await takeDraft(tx, id, given.revision);
    const name = trimmed(given.name);
    await checkModules(tx, draft.blueprint, given.modules);
    const isSame =
      isDeepStrictEqual(name, draft.name) &&
      fingerprintOf(given.modules) === fingerprintOf(draft.modules);
    if (isSame) return;
    const change = { action: 'test.saved', name, modules: given.modules } as const;
    await changeDraft(tx, draft, change, { at: needs.clock.now(), actor });
  });
  return getTest(needs, id);
}

export async function discardTest(
  { db, clock }: Assembling,
  id: string,
  revision: number,
  actor: Actor,
): Promise<null> {
  await db.transaction(async (tx) => {
    const draft = await takeDraft(tx, id, revision);
    await deleteDraft(tx, id);
    await recordAudit(tx, {
      at: clock.now(),
      action: 'test.discarded',
      subject: subjectOf(id),
      detail: { before: { blueprint: draft.blueprint, name: draft.name.en } },
      ...auditedBy(actor),
    });
  });
  return null;
}

/** The questions that were looked at must be those it has now. */
export async function markPreviewed(
  { db, clock }: Assembling,
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
      ...auditedBy(actor),
    });
  });
  return null;
}
