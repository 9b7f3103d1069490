import type { WholeItem } from '@bac/contract/bank/bank-items.ts';
import { auditedBy, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { subjectOf, getItemToChange, updateItem } from './item-store.ts';
import { readItem } from './whole-item.ts';

/** Whether new tests may take it; those that hold it keep it. */
export async function changeItemStatus(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  { status }: { status: 'published' | 'archived' },
  actor: Actor,
): Promise<WholeItem> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const item = await getItemToChange(tx, id);
    // What was never published is nobody's to archive: its draft is thrown away instead.
    if (item.version === 0) throw new Refused('ITEM_NOT_FOUND');
    if (item.status === status) return;
    await updateItem(tx, id, { status, updatedAt: at });
    await recordAudit(tx, {
      at,
      action: status === 'archived' ? 'item.archived' : 'item.brought-back',
      subject: subjectOf(id),
      detail: { before: { status: item.status }, changes: { status } },
      ...auditedBy(actor),
    });
  });
  return readItem({ db }, id, actor.id);
}
