import { and, eq, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { totpSecrets } from '../../db/security-schema.ts';

type TotpSecret = typeof totpSecrets.$inferSelect;

export async function findTotp(db: Reader, accountId: string): Promise<TotpSecret | undefined> {
  const [found] = await db.select().from(totpSecrets).where(eq(totpSecrets.accountId, accountId));
  return found;
}

/** Beside the one in use, if there is one. */
export async function upsertNextTotp(
  tx: Transaction,
  next: { accountId: string; nextSealed: Buffer; nextAt: Date },
): Promise<void> {
  await tx
    .insert(totpSecrets)
    .values(next)
    .onConflictDoUpdate({ target: totpSecrets.accountId, set: next });
}

/** From now on the next one is asked for; the code that showed it counts as used. */
export async function confirmTotp(
  tx: Transaction,
  accountId: string,
  { sealed, lastStep, now }: { sealed: Buffer; lastStep: number; now: Date },
): Promise<void> {
  await tx
    .update(totpSecrets)
    .set({ sealed, lastStep, confirmedAt: now, nextSealed: null, nextAt: null })
    .where(eq(totpSecrets.accountId, accountId));
}

/** False where this half minute's code, or a later one, was used before. */
export async function takeTotpStep(
  tx: Transaction,
  accountId: string,
  step: number,
): Promise<boolean> {
  const taken = await tx
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(
      and(
        eq(totpSecrets.accountId, accountId),
        isNotNull(totpSecrets.confirmedAt),
        or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step)),
      ),
    )
    .returning({ accountId: totpSecrets.accountId });
  return taken.length === 1;
}

/** True where one was in use. */
export async function deleteTotp(tx: Transaction, accountId: string): Promise<boolean> {
  const [gone] = await tx
    .delete(totpSecrets)
    .where(eq(totpSecrets.accountId, accountId))
    .returning({ confirmedAt: totpSecrets.confirmedAt });
  return gone !== undefined && gone.confirmedAt !== null;
}

/** One that waits for its first code; the app in use stays. */
async function deleteNext(tx: Transaction, which: SQL | undefined): Promise<void> {
  await tx.delete(totpSecrets).where(and(isNull(totpSecrets.confirmedAt), which));
  await tx.update(totpSecrets).set({ nextSealed: null, nextAt: null }).where(which);
}

export const deleteNextTotp = (tx: Transaction, accountId: string): Promise<void> =>
  deleteNext(tx, eq(totpSecrets.accountId, accountId));

/** Begun by then, and never finished. */
export const deleteAbandonedTotp = (tx: Transaction, begunBy: Date): Promise<void> =>
  deleteNext(tx, lte(totpSecrets.nextAt, begunBy));
