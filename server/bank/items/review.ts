import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { WholeItem } from '@bac/contract/bank/bank-items.ts';
import type { ItemParameters } from '@bac/exam/item/item.ts';
import { auditedBy, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import {
  subjectOf,
  deleteDraft,
  insertComment,
  insertItemVersion,
  updateDraft,
  updateItem,
} from './item-store.ts';
import { takeEdited } from './drafts.ts';
import { judgeDraft } from '../item-content/item-checks.ts';
import { findVersion, type Draft, type Item } from './item-queries.ts';
import { listedAs } from '../item-content/listed-as.ts';
import { isWriter, readItem } from './whole-item.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

async function changeState(
  tx: Transaction,
  item: Item,
  state: Draft['state'],
  { at, action, actor }: { at: Date; action: string; actor: Actor },
): Promise<void> {
  await updateDraft(tx, item.id, { state, updatedAt: at });
  await updateItem(tx, item.id, { draftState: state, updatedAt: at });
  await recordAudit(tx, { at, action, subject: subjectOf(item.id), ...auditedBy(actor) });
}

async function takeReviewed(
  tx: Transaction,
  id: string,
  revision: number,
): Promise<{ item: Item; draft: Draft }> {
  const { item, draft } = await takeEdited(tx, id, revision);
  if (draft?.state !== 'review') throw new Refused('ITEM_NOT_IN_REVIEW');
  return { item, draft };
}

/**
 * What somebody writes keeps the parameters it began with; where a calibration has found better ones since, those.
 * Parameters that the writer changed by hand stay as they are.
 */
async function latestParameters(
  tx: Transaction,
  item: Item,
  { content, basedOn }: Draft,
): Promise<ItemParameters | undefined> {
  if (basedOn === item.version) return content.parameters;
  const [base, latest] = [
    await findVersion(tx, item.id, basedOn),
    await findVersion(tx, item.id, item.version),
  ];
  return isDeepStrictEqual(content.parameters, base?.parameters)
    ? latest?.parameters
    : content.parameters;
}

async function judgedItem(tx: Transaction, item: Item, draft: Draft) {
  const parameters = await latestParameters(tx, item, draft);
  const content = { ...draft.content, ...(parameters && { parameters }) };
  const judged = judgeDraft(content, item.id, item.version + 1);
  if (judged.item) return judged.item;
  throw new Refused('ITEM_HAS_FAULTS', {
    fields: judged.complaints.map(({ field }) => ({
      path: `content${field === null ? '' : `.${field}`}`,
      rule: 'other',
    })),
  });
}

export async function submitDraft(
  { db, clock }: Needs,
  id: string,
  { revision }: { revision: number },
  actor: Actor,
): Promise<WholeItem> {
  await db.transaction(async (tx) => {
    const { item, draft } = await takeEdited(tx, id, revision);
    if (!draft) throw new Refused('CHANGED_MEANWHILE');
    if (draft.state === 'review') return;
    await judgedItem(tx, item, draft);
    await changeState(tx, item, 'review', { at: clock.now(), action: 'item.submitted', actor });
  });
  return readItem({ db }, id, actor.id);
}

export async function withdrawDraft(
  { db, clock }: Needs,
  id: string,
  { revision }: { revision: number },
  actor: Actor,
): Promise<WholeItem> {
  await db.transaction(async (tx) => {
    const { item, draft } = await takeReviewed(tx, id, revision);
    if (!isWriter(draft, actor.id)) throw new Refused('NOT_ALLOWED');
    await changeState(tx, item, 'draft', { at: clock.now(), action: 'item.withdrawn', actor });
  });
  return readItem({ db }, id, actor.id);
}

export async function returnDraft(
  { db, clock }: Needs,
  id: string,
  { revision, comment }: { revision: number; comment: string },
  actor: Actor,
): Promise<WholeItem> {
  const at = clock.now();
  const body = comment.trim().toWellFormed();
  if (body === '') {
    throw new Refused('INVALID_REQUEST', { fields: [{ path: 'comment', rule: 'minLength' }] });
  }
  await db.transaction(async (tx) => {
    const { item } = await takeReviewed(tx, id, revision);
    await insertComment(tx, {
      id: randomUUID(),
      itemId: id,
      version: item.version + 1,
      field: null,
      body,
      authorId: actor.id,
      createdAt: at,
    });
    await changeState(tx, item, 'draft', { at, action: 'item.returned', actor });
  });
  return readItem({ db }, id, actor.id);
}

/** The next version of the item, by two people: one who wrote it, one who approves. */
export async function approveDraft(
  { db, clock }: Needs,
  id: string,
  { revision }: { revision: number },
  actor: Actor,
): Promise<WholeItem> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const { item, draft } = await takeReviewed(tx, id, revision);
    if (isWriter(draft, actor.id)) throw new Refused('OWN_ITEM');
    const content = await judgedItem(tx, item, draft);
    const { version, skill, difficulty } = content;
    await insertItemVersion(tx, {
      itemId: id,
      version,
      skill,
      difficulty,
      content,
      authorId: draft.authorId,
      approverId: actor.id,
      note: draft.note,
      createdAt: at,
    });
    await updateItem(tx, id, {
      version,
      status: 'published',
      draftState: null,
      ...listedAs(content),
      updatedAt: at,
    });
    await deleteDraft(tx, id);
    await recordAudit(tx, {
      at,
      action: 'item.approved',
      subject: subjectOf(id),
      detail: {
        before: { version: item.version, status: item.status },
        changes: { version, status: 'published', author: draft.authorId },
      },
      ...auditedBy(actor),
    });
  });
  return readItem({ db }, id, actor.id);
}
