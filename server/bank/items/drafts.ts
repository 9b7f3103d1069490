import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ItemDraftContent, WholeItem } from '@bac/contract/bank/bank-items.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import {
  subjectOf,
  deleteDraft,
  deleteItem,
  lockItem,
  insertDraft,
  insertItem,
  updateDraft,
  updateItem,
} from './item-store.ts';
import { findDraft, lastNumber, type Draft, type Item } from './item-queries.ts';
import { toListColumns } from '../item-content/list-columns.ts';
import { toStorable } from '../item-content/to-storable.ts';
import { readItem } from './whole-item.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

/** Random, so that somebody who still edits a discarded draft cannot overwrite the item's next draft. */
const firstRevision = (): number => randomInt(1, 2 ** 30);

interface DraftInput {
  content: ItemDraftContent;
  note: string;
  actor: Actor;
  at: Date;
}

const newDraft = (
  item: Pick<Item, 'id' | 'version'>,
  { content, note, actor, at }: DraftInput,
) => ({
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

/** Inserts a new item with its first draft. Returns false if the id is taken. */
export async function insertNewItem(
  tx: Transaction,
  id: string,
  { content: rawContent, actor, at, note }: DraftInput,
): Promise<boolean> {
  const content = toStorable(rawContent);
  const isNew = await insertItem(tx, {
    id,
    version: 0,
    status: 'draft',
    draftState: 'draft',
    ...toListColumns({ ...content, id }),
    createdAt: at,
    updatedAt: at,
  });
  if (!isNew) return false;
  await insertDraft(tx, newDraft({ id, version: 0 }, { content, note, actor, at }));
  await recordAudit(tx, {
    at,
    action: 'item.begun',
    subject: subjectOf(id),
    ...auditFields(actor),
  });
  return true;
}

/** Idempotent: a retry with the same content, after a lost reply, finds the item that the first request created. */
export async function createItem(
  { db, clock }: Deps,
  { id, content }: { id: string; content: ItemDraftContent },
  actor: Actor,
): Promise<WholeItem> {
  await db.transaction(async (tx) => {
    if (await insertNewItem(tx, id, { content, note: '', actor, at: clock.now() })) return;
    const draft = await findDraft(tx, id);
    const isOwn = draft?.basedOn === 0 && draft.authorId === actor.id;
    if (!isOwn || !isDeepStrictEqual(draft.content, toStorable(content))) {
      throw new Refused('ITEM_ID_TAKEN');
    }
  });
  return readItem({ db }, id, actor.id);
}

/** Lists the names of changed fields for the audit log; their values are in the drafts and versions. */
function listChangedFields(before: object, after: object): string[] {
  const [oldFields, newFields] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...oldFields.keys(), ...newFields.keys()])].filter(
    (name) => !isDeepStrictEqual(oldFields.get(name), newFields.get(name)),
  );
}

/** Writes the draft of an item that the transaction has locked. `draft` is the stored draft, if there is one. */
export async function writeDraft(
  tx: Transaction,
  item: Item,
  draft: Draft | undefined,
  { content: rawContent, note, actor, at }: DraftInput,
): Promise<void> {
  if (draft?.state === 'review') throw new Refused('ITEM_IN_REVIEW');
  const content = toStorable(rawContent);
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
    ...(item.version === 0 && toListColumns({ ...content, id: item.id })),
  });
  const detail = draft
    ? { changes: { parts: listChangedFields(draft.content, content) } }
    : { changes: { basedOn: item.version } };
  const action = draft ? 'item.saved' : 'item.draft-begun';
  await recordAudit(tx, { at, action, subject: subjectOf(item.id), detail, ...auditFields(actor) });
}

/** Locks the item and checks that its draft still has this revision (optimistic concurrency). Revision 0 means no draft yet. */
export async function lockEditedItem(
  tx: Transaction,
  id: string,
  revision: number,
): Promise<{ item: Item; draft: Draft | undefined }> {
  const item = await lockItem(tx, id);
  const draft = await findDraft(tx, id);
  if ((draft?.revision ?? 0) !== revision) throw new Refused('CHANGED_MEANWHILE');
  return { item, draft };
}

export async function saveDraft(
  { db, clock }: Deps,
  id: string,
  input: { revision: number; content: ItemDraftContent; note: string },
  actor: Actor,
): Promise<WholeItem> {
  await db.transaction(async (tx) => {
    const { item, draft } = await lockEditedItem(tx, id, input.revision);
    const { content, note } = input;
    await writeDraft(tx, item, draft, { content, note, actor, at: clock.now() });
  });
  return readItem({ db }, id, actor.id);
}

/** Deletes the draft, and also the item if it was never published. */
export async function discardDraft(
  { db, clock }: Deps,
  id: string,
  revision: number,
  actor: Actor,
): Promise<null> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const { item, draft } = await lockEditedItem(tx, id, revision);
    if (!draft) return null;
    if (draft.state === 'review') throw new Refused('ITEM_IN_REVIEW');
    await deleteDraft(tx, id);
    if (item.version === 0) await deleteItem(tx, id);
    else await updateItem(tx, id, { draftState: null, updatedAt: at });
    await recordAudit(tx, {
      at,
      action: 'item.draft-discarded',
      subject: subjectOf(id),
      ...auditFields(actor),
    });
    return null;
  });
}

/** Suggests an id: the skill's name with the number after the greatest one in use. */
export async function nextId(
  { db }: Pick<Services, 'db'>,
  { skill }: { skill: Skill },
): Promise<{ id: string }> {
  const number = (await lastNumber(db, skill)) + 1;
  return { id: `${skill}-${String(number).padStart(2, '0')}` };
}
