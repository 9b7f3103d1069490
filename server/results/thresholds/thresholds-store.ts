import type { Threshold } from '@bac/contract/results/admission.ts';
import { asc, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { admissionThresholds } from '../../db/results-schema.ts';

export const listThresholdRows = (db: Reader): Promise<Threshold[]> =>
  db.select().from(admissionThresholds).orderBy(asc(admissionThresholds.score));

/** Locks the threshold until the transaction ends. */
export async function findThreshold(tx: Transaction, id: string): Promise<Threshold | undefined> {
  const [found] = await tx
    .select()
    .from(admissionThresholds)
    .where(eq(admissionThresholds.id, id))
    .for('update');
  return found;
}

/** Returns false if the id is taken, even by a concurrent transaction. */
export async function insertThreshold(tx: Transaction, row: Threshold): Promise<boolean> {
  const inserted = await tx
    .insert(admissionThresholds)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: admissionThresholds.id });
  return inserted.length > 0;
}

export async function updateThreshold(tx: Transaction, row: Threshold): Promise<void> {
  const { id, ...changes } = row;
  await tx.update(admissionThresholds).set(changes).where(eq(admissionThresholds.id, id));
}

export async function deleteThreshold(tx: Transaction, id: string): Promise<void> {
  await tx.delete(admissionThresholds).where(eq(admissionThresholds.id, id));
}
