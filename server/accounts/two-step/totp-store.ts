import { and, eq, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { totpSecrets } from '../../db/security-schema.ts';

type TotpSecret = typeof totpSecrets.$inferSelect;

export async function findTotp(db: Reader, accountId: string): Promise<TotpSecret | undefined> {
  const [found] = await db.select().from(totpSecrets).where(eq(totpSecrets.accountId, accountId));
  return found;
}

/** Stores the secret of an app that is being set up, beside the one in use. */
export async function upsertNextTotp(
  tx: Transaction,
  next: { accountId: string; nextSealed: Buffer; nextAt: Date },
): Promise<void> {
  await tx
    .insert(totpSecrets)
    .values(next)
    .onConflictDoUpdate({ target: totpSecrets.accountId, set: next });
}

/** Makes the new app the one in use. The code that confirmed it counts as used. */
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

/** Replaces the sealed secret in use by the same one under another key, unless it has changed meanwhile. */
export async function resealTotp(
  tx: Transaction,
  accountId: string,
  { from, to }: { from: Buffer; to: Buffer },
): Promise<void> {
  await tx
    .update(totpSecrets)
    .set({ sealed: to })
    .where(and(eq(totpSecrets.accountId, accountId), eq(totpSecrets.sealed, from)));
}

export const listSealedTotp = (tx: Transaction) =>
  tx
    .select({ accountId: totpSecrets.accountId, sealed: totpSecrets.sealed })
    .from(totpSecrets)
    .where(isNotNull(totpSecrets.sealed));

/** Marks a time step as used. Returns false if its code, or a later one, was used before. */
export async function consumeTotpStep(
  tx: Transaction,
  accountId: string,
  step: number,
): Promise<boolean> {
  const updated = await tx
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
  return updated.length === 1;
}

/** Returns true if an app was in use. */
export async function deleteTotp(tx: Transaction, accountId: string): Promise<boolean> {
  const [deleted] = await tx
    .delete(totpSecrets)
    .where(eq(totpSecrets.accountId, accountId))
    .returning({ confirmedAt: totpSecrets.confirmedAt });
  return deleted !== undefined && deleted.confirmedAt !== null;
}

/** Deletes an unconfirmed app; the one in use stays. */
async function deleteNext(tx: Transaction, condition: SQL | undefined): Promise<void> {
  await tx.delete(totpSecrets).where(and(isNull(totpSecrets.confirmedAt), condition));
  await tx.update(totpSecrets).set({ nextSealed: null, nextAt: null }).where(condition);
}

export const deleteNextTotp = (tx: Transaction, accountId: string): Promise<void> =>
  deleteNext(tx, eq(totpSecrets.accountId, accountId));

/** Deletes setups that were started by a time and never finished. */
export const deleteAbandonedTotp = (tx: Transaction, begunBy: Date): Promise<void> =>
  deleteNext(tx, lte(totpSecrets.nextAt, begunBy));
