import type { EntryChange } from '@bac/contract/bank/structure.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { isDeepStrictEqual } from 'node:util';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { StructureEntry } from './structure-reader.ts';
import { Refused } from '../../platform/http/refused.ts';
import { subjectOf, lockEditedEntry, trimText, type Deps } from './changes.ts';
import {
  countItemsOfType,
  deleteEntry,
  findEntry,
  listTypes,
  lockStructure,
  upsertEntry,
} from './store.ts';

/** The team defines all question types. A question's type belongs to its skill, so a type in use cannot move to another skill. */

/** Changes the type of all questions of one type, and returns how many there are. The bank implements it: it owns the items. */
export type RetypeItems = (
  tx: Transaction,
  change: { from: string; to: string; at: Date },
) => Promise<number>;

const nextPosition = async (tx: Transaction, skill: string): Promise<number> =>
  Math.max(-1, ...(await listTypes(tx, skill)).map(({ position }) => position ?? 0)) + 1;

/** Idempotent: a retry, after a lost reply, finds the type that the first request created. */
export async function createType(
  { db, clock }: Deps,
  { id, skill, name: rawName }: { id: string; skill: Skill; name: LocalText },
  actor: Actor,
): Promise<void> {
  const at = clock.now();
  const name = trimText(rawName);
  await db.transaction(async (tx) => {
    await lockStructure(tx);
    if (await findEntry(tx, 'type', id)) return;
    const position = await nextPosition(tx, skill);
    const values = { parent: skill, name, position, revision: 1, updatedAt: at };
    await upsertEntry(tx, { kind: 'type', id }, values);
    await recordAudit(tx, {
      at,
      action: 'structure.type-begun',
      subject: subjectOf('type', id),
      detail: { changes: { skill, name } },
      ...auditFields(actor),
    });
  });
}

async function requireUnused(tx: Transaction, type: string, messages: typeof deleteMessages) {
  const count = await countItemsOfType(tx, type);
  if (count > 0) throw new Refused('TYPE_IN_USE', { messages: messages(count) });
}

const deleteMessages = (count: number) => ({
  en: `${count === 1 ? 'One question is' : `${count} questions are`} of this type, so it can’t be deleted. Merge it into another one instead.`,
  vi: `Có ${count} câu hỏi thuộc dạng này nên không xóa được. Bạn có thể gộp vào một dạng khác.`,
});

const moveMessages = (count: number) => ({
  en: `${count === 1 ? 'One question is' : `${count} questions are`} of this type and belong to its skill, so it can’t move to another one.`,
  vi: `Có ${count} câu hỏi thuộc dạng này và vẫn ở kỹ năng cũ, nên không chuyển dạng này sang kỹ năng khác được.`,
});

const getType = async (tx: Transaction, id: string, revision: number): Promise<StructureEntry> => {
  const entry = await lockEditedEntry(tx, 'type', id, revision);
  if (!entry) throw new Refused('NOT_FOUND');
  return entry;
};

export async function saveType(
  { db, clock }: Deps,
  id: string,
  { revision, name: rawName, skill }: EntryChange,
  actor: Actor,
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const entry = await getType(tx, id, revision);
    const name = trimText(rawName);
    const parent = skill ?? entry.parent;
    const isMoved = parent !== entry.parent;
    if (!isMoved && isDeepStrictEqual(name, entry.name)) return;
    if (isMoved) await requireUnused(tx, id, moveMessages);
    const position = isMoved ? await nextPosition(tx, parent ?? '') : entry.position;
    const values = { name, parent, position, revision: revision + 1, updatedAt: at };
    await upsertEntry(tx, { kind: 'type', id }, values);
    await recordAudit(tx, {
      at,
      action: 'structure.changed',
      subject: subjectOf('type', id),
      detail: {
        before: { name: entry.name, ...(isMoved && { skill: entry.parent }) },
        changes: { name, ...(isMoved && { skill: parent }) },
      },
      ...auditFields(actor),
    });
  });
}

export async function deleteType(
  { db, clock }: Deps,
  id: string,
  revision: number,
  actor: Actor,
): Promise<void> {
  await db.transaction(async (tx) => {
    const entry = await getType(tx, id, revision);
    await requireUnused(tx, id, deleteMessages);
    await deleteEntry(tx, entry);
    await recordAudit(tx, {
      at: clock.now(),
      action: 'structure.type-deleted',
      subject: subjectOf('type', id),
      detail: { before: { skill: entry.parent, name: entry.name } },
      ...auditFields(actor),
    });
  });
}

/** Merges a type into another one of the same skill, since questions keep their skill. */
export async function mergeType(
  { db, clock, retype }: Deps & { retype: RetypeItems },
  id: string,
  { revision, into }: { revision: number; into: string },
  actor: Actor,
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const entry = await getType(tx, id, revision);
    const other = await findEntry(tx, 'type', into);
    if (!other || into === id || other.parent !== entry.parent) throw new Refused('NOT_FOUND');
    const questions = await retype(tx, { from: id, to: into, at });
    await deleteEntry(tx, entry);
    await recordAudit(tx, {
      at,
      action: 'structure.type-merged',
      subject: subjectOf('type', id),
      detail: {
        before: { skill: entry.parent, name: entry.name },
        changes: { into, name: other.name, questions },
      },
      ...auditFields(actor),
    });
  });
}
