import type { Threshold, ThresholdChange } from '@bac/contract/results/admission.ts';
import { isDeepStrictEqual } from 'node:util';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import {
  deleteThreshold,
  findThreshold,
  insertThreshold,
  listThresholdRows,
  updateThreshold,
} from './thresholds-store.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

/** Lists all thresholds, lowest first. */
export const listThresholds = ({ db }: Pick<Services, 'db'>): Promise<Threshold[]> =>
  listThresholdRows(db);

/** Adds or replaces a threshold. `original` is the version that the editor started from (optimistic concurrency). */
export async function writeThreshold(
  { db, clock }: Deps,
  id: string,
  { original, ...values }: ThresholdChange,
  actor: Actor,
): Promise<Threshold> {
  const after = { id, ...values };
  await db.transaction(async (tx) => {
    const before = await findThreshold(tx, id);
    if (
      original !== undefined &&
      !isDeepStrictEqual(before, original ? { id, ...original } : undefined)
    ) {
      throw new Refused('CHANGED_MEANWHILE');
    }
    if (isDeepStrictEqual(before, after)) return;
    if (before) await updateThreshold(tx, after);
    // A new threshold has no row to lock, so the second of two concurrent additions is refused here.
    else if (!(await insertThreshold(tx, after))) throw new Refused('CHANGED_MEANWHILE');
    await recordAudit(tx, {
      at: clock.now(),
      action: before ? 'threshold.changed' : 'threshold.added',
      subject: `threshold:${id}`,
      detail: { before: before ?? null, changes: values },
      ...auditFields(actor),
    });
  });
  return after;
}

export async function removeThreshold(
  { db, clock }: Deps,
  id: string,
  actor: Actor,
): Promise<null> {
  await db.transaction(async (tx) => {
    const before = await findThreshold(tx, id);
    if (!before) throw new Refused('NOT_FOUND');
    await deleteThreshold(tx, id);
    await recordAudit(tx, {
      at: clock.now(),
      action: 'threshold.removed',
      subject: `threshold:${id}`,
      detail: { before },
      ...auditFields(actor),
    });
  });
  return null;
}
