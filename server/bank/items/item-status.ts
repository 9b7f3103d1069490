import type { WholeItem } from '@bac/contract/bank/bank-items.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { subjectOf, lockItem, updateItem } from './item-store.ts';
import { readItem } from './whole-item.ts';

/** Archives an item or brings it back. New tests use only published items; existing tests keep the items they hold. */
export async function changeItemStatus(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  { status }: { status: 'published' | 'archived' },
  actor: Actor,
): Promise<WholeItem> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const item = await lockItem(tx, id);
    // An item that was never published cannot be archived: discard its draft instead.
    if (item.version === 0) throw new Refused('ITEM_NOT_FOUND');
    if (item.status === status) return;
    await updateItem(tx, id, { status, updatedAt: at });
    await recordAudit(tx, {
      at,
      action: status === 'archived' ? 'item.archived' : 'item.brought-back',
      subject: subjectOf(id),
      detail: { before: { status: item.status }, changes: { status } },
      ...auditFields(actor),
    });
  });
  return readItem({ db }, id, actor.id);
}
