import type { Threshold, ThresholdChange } from '@bac/contract/results/admission.ts';
import { isDeepStrictEqual } from 'node:util';
import { auditedBy, type Actor } from '../../platform/http/actor.ts';
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

type Needs = Pick<Services, 'db' | 'clock'>;

/** Lowest first: as one climbs. */
export const listThresholds = ({ db }: Pick<Services, 'db'>): Promise<Threshold[]> =>
  listThresholdRows(db);

/** New or changed: whoever writes it down says all of it, and on what they built. */
export async function writeThreshold(
  { db, clock }: Needs,
  id: string,
  { seen, ...words }: ThresholdChange,
  actor: Actor,
): Promise<Threshold> {
  const after = { id, ...words };
  await db.transaction(async (tx) => {
    const before = await findThreshold(tx, id);
    if (seen !== undefined && !isDeepStrictEqual(before, seen ? { id, ...seen } : undefined)) {
      throw new Refused('CHANGED_MEANWHILE');
    }
    if (isDeepStrictEqual(before, after)) return;
    if (before) await updateThreshold(tx, after);
    // There is no row to wait for as long as it is new: of two who add it in one moment, one is told.
    else if (!(await insertThreshold(tx, after))) throw new Refused('CHANGED_MEANWHILE');
    await recordAudit(tx, {
      at: clock.now(),
      action: before ? 'threshold.changed' : 'threshold.added',
      subject: `threshold:${id}`,
      detail: { before: before ?? null, changes: words },
      ...auditedBy(actor),
    });
  });
  return after;
}

export async function removeThreshold(
  { db, clock }: Needs,
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
      ...auditedBy(actor),
    });
  });
  return null;
}
