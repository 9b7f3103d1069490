import { and, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../platform/postgres/database.ts';
import { dataExports } from '../../db/security-schema.ts';

export type ExportRow = typeof dataExports.$inferSelect;

/** Newest first. */
export const listExports = (db: Reader, accountId: string): Promise<ExportRow[]> =>
  db
    .select()
    .from(dataExports)
    .where(eq(dataExports.accountId, accountId))
    .orderBy(desc(dataExports.createdAt), desc(dataExports.id));

export async function findExport(
  db: Reader,
  id: string,
  accountId: string,
): Promise<ExportRow | undefined> {
  const [found] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.accountId, accountId)));
  return found;
}

/**
 * Whose it is, where it is still to be made, and under which name: written down before there is a file, so that whatever
 * becomes of the process, the file is found and removed in time. One that was begun before goes on under its name.
 */
export async function claimWaiting(
  db: Database,
  id: string,
  given: { file: string; expiresAt: Date },
): Promise<{ accountId: string; file: string } | undefined> {
  const [found] = await db
    .update(dataExports)
    .set({ file: sql`coalesce(${dataExports.file}, ${given.file})`, expiresAt: given.expiresAt })
    .where(and(eq(dataExports.id, id), isNull(dataExports.readyAt)))
    .returning({ accountId: dataExports.accountId, file: dataExports.file });
  return found && { accountId: found.accountId, file: found.file ?? given.file };
}

export async function hasExport(db: Reader, id: string): Promise<boolean> {
  return (await db.$count(dataExports, eq(dataExports.id, id))) > 0;
}

/** False where the id is known already. */
export async function insertExport(
  tx: Transaction,
  row: Pick<ExportRow, 'id' | 'accountId' | 'createdAt'>,
): Promise<boolean> {
  const made = await tx.insert(dataExports).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

/** False where it was made by another process meanwhile, or went with its account. */
export async function updateReady(
  tx: Transaction,
  id: string,
  made: { readyAt: Date; expiresAt: Date; file: string; bytes: number },
): Promise<boolean> {
  const changed = await tx
    .update(dataExports)
    .set(made)
    .where(and(eq(dataExports.id, id), isNull(dataExports.readyAt)))
    .returning({ id: dataExports.id });
  return changed.length > 0;
}

/** Takes the names of files that have had their time. */
export async function takeExpired(db: Database, now: Date): Promise<string[]> {
  return db.transaction(async (tx) => {
    const old = await tx
      .select({ id: dataExports.id, file: dataExports.file })
      .from(dataExports)
      .where(and(isNotNull(dataExports.file), lte(dataExports.expiresAt, now)))
      .for('update', { skipLocked: true });
    for (const { id } of old) {
      await tx.update(dataExports).set({ file: null }).where(eq(dataExports.id, id));
    }
    return old.flatMap(({ file }) => file ?? []);
  });
}
