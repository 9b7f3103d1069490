import { and, eq, inArray, sql } from 'drizzle-orm';
import { keyCorrections } from '../../db/bank-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { forms } from '../../db/items-schema.ts';
import { answerCounts } from '../../db/results-schema.ts';
import { attempts } from '../../db/schema.ts';

interface VersionRef {
  item: string;
  version: number;
}

export async function findGradedAs(
  db: Reader,
  { item, version }: VersionRef,
): Promise<number | undefined> {
  const [found] = await db
    .select({ gradedAs: keyCorrections.gradedAs })
    .from(keyCorrections)
    .where(and(eq(keyCorrections.itemId, item), eq(keyCorrections.version, version)));
  return found?.gradedAs;
}

/** Lists the versions whose answers are graded by the key of this one. */
export async function listGradedAs(db: Reader, { item, version }: VersionRef): Promise<number[]> {
  const rows = await db
    .select({ version: keyCorrections.version })
    .from(keyCorrections)
    .where(and(eq(keyCorrections.itemId, item), eq(keyCorrections.gradedAs, version)))
    .orderBy(keyCorrections.version);
  return rows.map((row) => row.version);
}

/** Replaces an earlier correction of the same version. */
export async function upsertCorrection(
  tx: Transaction,
  { itemId, version, ...values }: typeof keyCorrections.$inferInsert,
): Promise<void> {
  await tx
    .insert(keyCorrections)
    .values({ itemId, version, ...values })
    .onConflictDoUpdate({
      target: [keyCorrections.itemId, keyCorrections.version],
      set: values,
    });
}

/** Counts results by the answer counts, without scanning results: each person who was asked has at most one counted answer. */
export async function countResults(
  db: Reader,
  item: string,
  versions: readonly number[],
): Promise<number> {
  const [row] = await db
    .select({ results: sql<number>`coalesce(sum(${answerCounts.count}), 0)::int` })
    .from(answerCounts)
    .where(and(eq(answerCounts.itemId, item), inArray(answerCounts.version, [...versions])));
  return row?.results ?? 0;
}

/** Counts attempts in progress at forms that hold the item, even if the attempt's route never reaches it. */
export async function countRunning(
  db: Reader,
  item: string,
  versions: readonly number[],
): Promise<number> {
  const conditions = versions.map(
    (version) =>
      sql`${forms.content} @> ${JSON.stringify({ modules: [{ slots: [{ item, version }] }] })}::jsonb`,
  );
  const [row] = await db
    .select({ running: sql<number>`count(*)::int` })
    .from(attempts)
    .innerJoin(forms, eq(forms.id, attempts.formId))
    .where(and(eq(attempts.state, 'running'), sql`(${sql.join(conditions, sql` or `)})`));
  return row?.running ?? 0;
}
