import type { Threshold } from '@bac/contract/admission.ts';
import { asc, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../db/database.ts';
import { admissionThresholds } from '../db/results-schema.ts';

export const listThresholdRows = (db: Reader): Promise<Threshold[]> =>
  db.select().from(admissionThresholds).orderBy(asc(admissionThresholds.score));

/** Held until the transaction ends: who changes the same one waits. */
export async function findThreshold(tx: Transaction, id: string): Promise<Threshold | undefined> {
  const [found] = await tx
    .select()
    .from(admissionThresholds)
    .where(eq(admissionThresholds.id, id))
    .for('update');
  return found;
}

export async function upsertThreshold(tx: Transaction, row: Threshold): Promise<void> {
  const { id: _id, ...changes } = row;
  await tx
    .insert(admissionThresholds)
    .values(row)
    .onConflictDoUpdate({ target: admissionThresholds.id, set: changes });
}

export async function deleteThreshold(tx: Transaction, id: string): Promise<void> {
  await tx.delete(admissionThresholds).where(eq(admissionThresholds.id, id));
}
