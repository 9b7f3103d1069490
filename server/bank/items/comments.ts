import type { WholeItem } from '@bac/contract/bank/bank-items.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { subjectOf, lockItem, insertComment, updateComment } from './item-store.ts';
import { findDraft } from './item-queries.ts';
import { readItem } from './whole-item.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

export async function addComment(
  { db, clock }: Deps,
  id: string,
  input: { id: string; field: string | null; body: string },
  actor: Actor,
): Promise<WholeItem> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const item = await lockItem(tx, id);
    const draft = await findDraft(tx, id);
    const { id: comment, field, body } = input;
    await insertComment(tx, {
      id: comment,
      itemId: id,
      version: draft ? item.version + 1 : item.version,
      field: field?.toWellFormed() ?? null,
      body: body.toWellFormed(),
      authorId: actor.id,
      createdAt: at,
    });
    const detail = { changes: { comment, field } };
    await recordAudit(tx, {
      at,
      action: 'item.commented',
      subject: subjectOf(id),
      detail,
      ...auditFields(actor),
    });
  });
  return readItem({ db }, id, actor.id);
}

export async function resolveComment(
  { db, clock }: Deps,
  ref: { item: string; comment: string },
  { isResolved }: { isResolved: boolean },
  actor: Actor,
): Promise<WholeItem> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    if (!(await updateComment(tx, ref, isResolved ? at : null))) {
      throw new Refused('ITEM_NOT_FOUND');
    }
    await recordAudit(tx, {
      at,
      action: isResolved ? 'item.comment-resolved' : 'item.comment-reopened',
      subject: subjectOf(ref.item),
      detail: { changes: { comment: ref.comment } },
      ...auditFields(actor),
    });
  });
  return readItem({ db }, ref.item, actor.id);
}
