import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ItemDraftContent, WholeItem } from '@bac/contract/bank/bank-items.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { auditedBy, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import {
  subjectOf,
  deleteDraft,
  deleteItem,
  getItemToChange,
  insertDraft,
  insertItem,
  updateDraft,
  updateItem,
} from './item-store.ts';
import { findDraft, lastNumber, type Draft, type Item } from './item-queries.ts';
import { listedAs } from '../item-content/listed-as.ts';
import { storable } from '../item-content/storable.ts';
import { readItem } from './whole-item.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

/** By chance: who still edits a draft that was thrown away must not save over the next one. */
const firstRevision = (): number => randomInt(1, 2 ** 30);

interface Written {
  content: ItemDraftContent;
  note: string;
  actor: Actor;
  at: Date;
}

const newDraft = (item: Pick<Item, 'id' | 'version'>, { content, note, actor, at }: Written) => ({
  itemId: item.id,
  content,
  basedOn: item.version,
  state: 'draft' as const,
  revision: firstRevision(),
  note,
  authorId: actor.id,
  writers: [actor.id],
  createdAt: at,
  updatedAt: at,
});

/** A new item with its first draft; false where the id is taken. */
export async function insertBegun(
  tx: Transaction,
  id: string,
  { content: given, actor, at, note }: Written,
): Promise<boolean> {
  const content = storable(given);
  const isNew = await insertItem(tx, {
    id,
    version: 0,
    status: 'draft',
    draftState: 'draft',
    ...listedAs({ ...content, id }),
    createdAt: at,
    updatedAt: at,
  });
  if (!isNew) return false;
  await insertDraft(tx, newDraft({ id, version: 0 }, { content, note, actor, at }));
  await recordAudit(tx, { at, action: 'item.begun', subject: subjectOf(id), ...auditedBy(actor) });
  return true;
}

/** One who asks twice, because the answer got lost, finds what the first asking made. */
export async function beginItem(
  { db, clock }: Needs,
  { id, content }: { id: string; content: ItemDraftContent },
  actor: Actor,
): Promise<WholeItem> {
  await db.transaction(async (tx) => {
    if (await insertBegun(tx, id, { content, note: '', actor, at: clock.now() })) return;
    const draft = await findDraft(tx, id);
    const isTheirs = draft?.basedOn === 0 && draft.authorId === actor.id;
    if (!isTheirs || !isDeepStrictEqual(draft.content, storable(content))) {
      throw new Refused('ITEM_ID_TAKEN');
    }
  });
  return readItem({ db }, id, actor.id);
}

/** The names of what changed; the words themselves are in the drafts and versions. */
function changedParts(before: object, after: object): string[] {
  const [old, fresh] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...fresh.keys()])].filter(
    (name) => !isDeepStrictEqual(old.get(name), fresh.get(name)),
  );
}

/** Writes the next version of an item that the transaction holds; `draft` is what was there. */
export async function writeDraft(
  tx: Transaction,
  item: Item,
  draft: Draft | undefined,
  { content: given, note, actor, at }: Written,
): Promise<void> {
  if (draft?.state === 'review') throw new Refused('ITEM_IN_REVIEW');
  const content = storable(given);
  if (draft && draft.note === note && isDeepStrictEqual(draft.content, content)) return;
  if (draft) {
    await updateDraft(tx, item.id, {
      content,
      note,
      revision: draft.revision + 1,
      writers: [...new Set([...draft.writers, actor.id])],
      updatedAt: at,
    });
  } else {
    await insertDraft(tx, newDraft(item, { content, note, actor, at }));
  }
  await updateItem(tx, item.id, {
    draftState: 'draft',
    updatedAt: at,
    ...(item.version === 0 && listedAs({ ...content, id: item.id })),
  });
  const detail = draft
    ? { changes: { parts: changedParts(draft.content, content) } }
    : { changes: { basedOn: item.version } };
  const action = draft ? 'item.saved' : 'item.draft-begun';
  await recordAudit(tx, { at, action, subject: subjectOf(item.id), detail, ...auditedBy(actor) });
}

/** The item and its draft, held, if what was edited is still what is there; 0 stands for no draft yet. */
export async function takeEdited(
  tx: Transaction,
  id: string,
  revision: number,
): Promise<{ item: Item; draft: Draft | undefined }> {
  const item = await getItemToChange(tx, id);
  const draft = await findDraft(tx, id);
  if ((draft?.revision ?? 0) !== revision) throw new Refused('CHANGED_MEANWHILE');
  return { item, draft };
}

export async function saveDraft(
  { db, clock }: Needs,
  id: string,
  given: { revision: number; content: ItemDraftContent; note: string },
  actor: Actor,
): Promise<WholeItem> {
  await db.transaction(async (tx) => {
    const { item, draft } = await takeEdited(tx, id, given.revision);
    const { content, note } = given;
    await writeDraft(tx, item, draft, { content, note, actor, at: clock.now() });
  });
  return readItem({ db }, id, actor.id);
}

/** An item that was never anything but a draft goes with it. */
export async function discardDraft(
  { db, clock }: Needs,
  id: string,
  revision: number,
  actor: Actor,
): Promise<null> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const { item, draft } = await takeEdited(tx, id, revision);
    if (!draft) return null;
    if (draft.state === 'review') throw new Refused('ITEM_IN_REVIEW');
    await deleteDraft(tx, id);
    if (item.version === 0) await deleteItem(tx, id);
    else await updateItem(tx, id, { draftState: null, updatedAt: at });
    await recordAudit(tx, {
      at,
      action: 'item.draft-discarded',
      subject: subjectOf(id),
      ...auditedBy(actor),
    });
    return null;
  });
}

/** The first number behind the skill's name that no item has had. */
export async function nextId(
  { db }: Pick<Services, 'db'>,
  { skill }: { skill: Skill },
): Promise<{ id: string }> {
  const number = (await lastNumber(db, skill)) + 1;
  return { id: `${skill}-${String(number).padStart(2, '0')}` };
}
