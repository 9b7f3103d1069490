import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { WholeItem } from '@bac/contract/bank/bank-items.ts';
import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
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
import { lockEditedItem } from './drafts.ts';
import { validateDraft } from '../item-content/item-checks.ts';
import { findVersion, isAsked, type Draft, type Item } from './item-queries.ts';
import { toListColumns } from '../item-content/list-columns.ts';
import { isWriter, readItem } from './whole-item.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

async function changeState(
  tx: Transaction,
  item: Item,
  state: Draft['state'],
  { at, action, actor }: { at: Date; action: string; actor: Actor },
): Promise<void> {
  await updateDraft(tx, item.id, { state, updatedAt: at });
  await updateItem(tx, item.id, { draftState: state, updatedAt: at });
  await recordAudit(tx, { at, action, subject: subjectOf(item.id), ...auditFields(actor) });
}

async function lockReviewedDraft(
  tx: Transaction,
  id: string,
  revision: number,
): Promise<{ item: Item; draft: Draft }> {
  const { item, draft } = await lockEditedItem(tx, id, revision);
  if (draft?.state !== 'review') throw new Refused('ITEM_NOT_IN_REVIEW');
  return { item, draft };
}

/**
 * Picks the parameters to publish: the draft's, if the writer changed them by hand, and otherwise those of the latest version,
 * which a calibration may have improved since the draft was started.
 */
async function latestParameters(
  tx: Transaction,
  item: Item,
  { content, basedOn }: Draft,
): Promise<Partial<Pick<ItemVersion, 'parameters' | 'generation' | 'difficulty'>>> {
  const [base, latest] = [
    await findVersion(tx, item.id, basedOn),
    await findVersion(tx, item.id, item.version),
  ];
  // What somebody changed by hand is a judgement again.
  if (!isDeepStrictEqual(content.parameters, base?.parameters)) {
    return content.parameters ? { parameters: content.parameters } : {};
  }
  if (!latest) return {};
  const { parameters, generation, difficulty } = latest;
  return generation === undefined ? { parameters } : { parameters, generation, difficulty };
}

/** What students answered when the parameters were measured: the same as `wordingHash` hashes. */
const wordingOf = ({ passages, figures, stem, response }: ItemVersion) => [
  passages,
  figures,
  stem,
  response.kind === 'choice'
    ? [response.key, ...choiceIds.map((choice) => response.choices[choice].text)]
    : response.keys,
];

async function requireValidItem(tx: Transaction, item: Item, draft: Draft) {
  const { generation, ...measured } = await latestParameters(tx, item, draft);
  const validation = validateDraft({ ...draft.content, ...measured }, item.id, item.version + 1);
  if (validation.item) {
    const latest = generation && (await findVersion(tx, item.id, item.version));
    // Values measured with another wording or another key are a judgement of this one.
    const isMeasured = latest && isDeepStrictEqual(wordingOf(validation.item), wordingOf(latest));
    return { ...validation.item, ...(isMeasured && { generation }) };
  }
  throw new Refused('ITEM_CHECKS_FAIL', {
    fields: validation.complaints.map(({ field }) => ({
      path: `content${field === null ? '' : `.${field}`}`,
      rule: 'other',
    })),
  });
}

export async function submitDraft(
  { db, clock }: Deps,
  id: string,
  { revision }: { revision: number },
  actor: Actor,
): Promise<WholeItem> {
  await db.transaction(async (tx) => {
    const { item, draft } = await lockEditedItem(tx, id, revision);
    if (!draft) throw new Refused('CHANGED_MEANWHILE');
    if (draft.state === 'review') return;
    await requireValidItem(tx, item, draft);
    await changeState(tx, item, 'review', { at: clock.now(), action: 'item.submitted', actor });
  });
  return readItem({ db }, id, actor.id);
}

export async function withdrawDraft(
  { db, clock }: Deps,
  id: string,
  { revision }: { revision: number },
  actor: Actor,
): Promise<WholeItem> {
  await db.transaction(async (tx) => {
    const { item, draft } = await lockReviewedDraft(tx, id, revision);
    if (!isWriter(draft, actor.id)) throw new Refused('NOT_ALLOWED');
    await changeState(tx, item, 'draft', { at: clock.now(), action: 'item.withdrawn', actor });
  });
  return readItem({ db }, id, actor.id);
}

export async function returnDraft(
  { db, clock }: Deps,
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
    const { item } = await lockReviewedDraft(tx, id, revision);
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

/** Publishes the draft as the item's next version. A writer of the draft cannot approve it. */
export async function approveDraft(
  { db, clock }: Deps,
  id: string,
  { revision }: { revision: number },
  actor: Actor,
): Promise<WholeItem> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const { item, draft } = await lockReviewedDraft(tx, id, revision);
    if (isWriter(draft, actor.id)) throw new Refused('OWN_ITEM');
    const content = await requireValidItem(tx, item, draft);
    if (content.isSample && (await isAsked(tx, id, at))) throw new Refused('SAMPLE_IN_TEST');
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
      ...toListColumns(content),
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
      ...auditFields(actor),
    });
  });
  return readItem({ db }, id, actor.id);
}
