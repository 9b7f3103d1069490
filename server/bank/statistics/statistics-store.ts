import { sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { formStatistics, itemStatistics, statisticsRuns } from '../../db/statistics-schema.ts';

export type StatisticsRow = typeof itemStatistics.$inferInsert;
export type FormStatisticsRow = typeof formStatistics.$inferInsert;
export type StatisticsRun = typeof statisticsRuns.$inferSelect;

/** Reads a value that changes whenever a result, a version or a key correction is added or changed. */
export async function findBasis(db: Reader): Promise<string> {
  const { rows } = await db.execute<{ basis: string }>(sql`
    select concat_ws(' ',
      (select concat_ws(',', count(*), max(completed_at), count(invalidated_at), max(invalidated_at),
                        max(rescored_at)) from results),
      (select count(*) from item_versions),
      (select concat_ws(',', count(*), max(at)) from key_corrections)) as basis`);
  return rows[0]?.basis ?? '';
}

export async function findLastRun(db: Reader): Promise<StatisticsRun | undefined> {
  const [row] = await db.select().from(statisticsRuns);
  return row;
}

const batchSize = 500;

/** Replaces all statistics in one transaction, so that readers see either the old ones or the new ones. */
export async function replaceStatistics(
  tx: Transaction,
  rows: readonly StatisticsRow[],
  formRows: readonly FormStatisticsRow[],
  run: Omit<StatisticsRun, 'id'>,
): Promise<void> {
  // Serializes processes that finish at the same time.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('statistics.compute'))`);
  await tx.delete(itemStatistics);
  for (let from = 0; from < rows.length; from += batchSize) {
    await tx.insert(itemStatistics).values(rows.slice(from, from + batchSize));
  }
  await tx.delete(formStatistics);
  for (let from = 0; from < formRows.length; from += batchSize) {
    await tx.insert(formStatistics).values(formRows.slice(from, from + batchSize));
  }
  await tx
    .insert(statisticsRuns)
    .values({ id: 1, ...run })
    .onConflictDoUpdate({ target: statisticsRuns.id, set: run });
}
