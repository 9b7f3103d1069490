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
 * Claims an export that is not ready and returns its account and file name. The name is stored before the file exists, so that
 * the file is purged even if the process crashes. A retry reuses the stored name. Returns undefined if the export is ready or gone.
 */
export async function claimExport(
  db: Database,
  id: string,
  target: { file: string; expiresAt: Date },
): Promise<{ accountId: string; file: string } | undefined> {
  const [found] = await db
    .update(dataExports)
    .set({ file: sql`coalesce(${dataExports.file}, ${target.file})`, expiresAt: target.expiresAt })
    .where(and(eq(dataExports.id, id), isNull(dataExports.readyAt)))
    .returning({ accountId: dataExports.accountId, file: dataExports.file });
  return found && { accountId: found.accountId, file: found.file ?? target.file };
}

export async function hasExport(db: Reader, id: string): Promise<boolean> {
  return (await db.$count(dataExports, eq(dataExports.id, id))) > 0;
}

/** Returns false if the id exists already. */
export async function insertExport(
  tx: Transaction,
  row: Pick<ExportRow, 'id' | 'accountId' | 'createdAt'>,
): Promise<boolean> {
  const created = await tx.insert(dataExports).values(row).onConflictDoNothing().returning();
  return created.length > 0;
}

/** Returns false if another process has completed the export or it was deleted with its account. */
export async function markReady(
  tx: Transaction,
  id: string,
  exportFile: { readyAt: Date; expiresAt: Date; file: string; bytes: number },
): Promise<boolean> {
  const changed = await tx
    .update(dataExports)
    .set(exportFile)
    .where(and(eq(dataExports.id, id), isNull(dataExports.readyAt)))
    .returning({ id: dataExports.id });
  return changed.length > 0;
}

/** Clears the file names of expired exports and returns them. */
export async function takeExpiredFiles(db: Database, now: Date): Promise<string[]> {
  return db.transaction(async (tx) => {
    const expired = await tx
      .select({ id: dataExports.id, file: dataExports.file })
      .from(dataExports)
      .where(and(isNotNull(dataExports.file), lte(dataExports.expiresAt, now)))
      .for('update', { skipLocked: true });
    for (const { id } of expired) {
      await tx.update(dataExports).set({ file: null }).where(eq(dataExports.id, id));
    }
    return expired.flatMap(({ file }) => file ?? []);
  });
}
