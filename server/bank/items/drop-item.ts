import type { WholeItem } from '@bac/contract/bank/bank-items.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { droppedItems } from '../../db/bank-schema.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { Refused } from '../../platform/http/refused.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';
import { itemDropped } from '../events/item-dropped.ts';
import { findVersion } from './item-queries.ts';
import { lockItem, subjectOf } from './item-store.ts';
import { readItem } from './whole-item.ts';

const toSingleLine = (text: string): string => text.toWellFormed().replaceAll(/\s+/g, ' ').trim();

/**
 * Drops a version from scoring: answers to it stay in reports and no longer count towards scores. A job scores existing results
 * again. Tests keep the question until a new edition replaces them.
 */
export async function dropItem(
  deps: Pick<Services, 'db' | 'clock'>,
  { item, version }: { item: string; version: number },
  input: { reason: string; studentNote: LocalText | null },
  actor: Actor,
): Promise<WholeItem> {
  const at = deps.clock.now();
  const reason = input.reason.toWellFormed();
  const note = input.studentNote;
  const studentNote = note && { en: toSingleLine(note.en), vi: toSingleLine(note.vi) };
  await deps.db.transaction(async (tx) => {
    await lockItem(tx, item);
    if (!(await findVersion(tx, item, version))) throw new Refused('ITEM_NOT_FOUND');
    const inserted = await tx
      .insert(droppedItems)
      .values({ itemId: item, version, reason, studentNote, actorId: actor.id, at })
      .onConflictDoNothing()
      .returning({ item: droppedItems.itemId });
    if (inserted.length === 0) throw new Refused('ITEM_DROPPED');
    await enqueue(tx, itemDropped, { item, version, studentNote, by: actor.id });
    await recordAudit(tx, {
      at,
      action: 'item.dropped',
      subject: subjectOf(item),
      detail: { changes: { version, reason, studentNote } },
      ...auditFields(actor),
    });
  });
  return readItem(deps, item, actor.id);
}
