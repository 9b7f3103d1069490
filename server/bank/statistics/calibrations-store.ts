import type { Calibration, LeftItem, Proposal } from '@bac/contract/bank/statistics.ts';
import { count, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '../../db/accounts-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { pageOf, type PageQuery } from '../../platform/postgres/paging.ts';
import { calibrations } from '../../db/statistics-schema.ts';

type CalibrationRow = typeof calibrations.$inferSelect;

const starter = alias(accounts, 'starter');
const decider = alias(accounts, 'decider');

/** All columns but the proposals, which may be many. */
const listColumns = {
  id: calibrations.id,
  section: calibrations.section,
  model: calibrations.model,
  scope: calibrations.scope,
  link: calibrations.link,
  excluded: calibrations.excluded,
  generation: calibrations.generation,
  state: calibrations.state,
  progress: calibrations.progress,
  summary: calibrations.summary,
  failure: calibrations.failure,
  startedBy: starter.fullName,
  createdAt: calibrations.createdAt,
  finishedAt: calibrations.finishedAt,
  decidedBy: decider.fullName,
  decidedAt: calibrations.decidedAt,
};

const selectListed = (db: Reader) =>
  db
    .select(listColumns)
    .from(calibrations)
    .leftJoin(starter, eq(starter.id, calibrations.startedById))
    .leftJoin(decider, eq(decider.id, calibrations.decidedById));

type ListedRow = Awaited<ReturnType<typeof selectListed>>[number];

const toCalibration = ({ createdAt, finishedAt, decidedAt, ...row }: ListedRow): Calibration => ({
  ...row,
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
  decidedAt: decidedAt?.toISOString() ?? null,
});

export async function listCalibrations(
  db: Reader,
  query: PageQuery,
): Promise<{ rows: Calibration[]; total: number }> {
  const { limit, offset } = pageOf(query);
  const rows = await selectListed(db)
    .orderBy(desc(calibrations.createdAt), desc(calibrations.id))
    .limit(limit)
    .offset(offset);
  const [counts] = await db.select({ total: count() }).from(calibrations);
  return { rows: rows.map(toCalibration), total: counts?.total ?? 0 };
}

export async function findCalibration(db: Reader, id: string): Promise<Calibration | undefined> {
  const [row] = await selectListed(db).where(eq(calibrations.id, id));
  return row && toCalibration(row);
}

/** What a calibration found for each item. */
export async function findFindings(
  db: Reader,
  id: string,
): Promise<{ proposals: Proposal[]; left: LeftItem[] }> {
  const [row] = await db
    .select({ proposals: calibrations.proposals, left: calibrations.leftItems })
    .from(calibrations)
    .where(eq(calibrations.id, id));
  return { proposals: row?.proposals ?? [], left: row?.left ?? [] };
}

/** The number of the next generation of parameters. Serializes concurrent decisions until the transaction ends. */
export async function nextGeneration(tx: Transaction): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('statistics.generation'))`);
  const { rows } = await tx.execute<{ next: number }>(
    sql`select coalesce(max(generation), 0)::int + 1 as next from calibrations`,
  );
  return rows[0]?.next ?? 1;
}

/** Counts the proposals whose version is still the latest of its item. */
export async function countApplicable(db: Reader, proposals: readonly Proposal[]): Promise<number> {
  const ids = proposals.map(({ item }) => item);
  const versions = proposals.map(({ version }) => version);
  const { rows } = await db.execute<{ applicable: number }>(sql`
    select count(*)::int as applicable from items
    join unnest(${sql.param(ids)}::text[], ${sql.param(versions)}::int[]) as proposed (id, version)
      on proposed.id = items.id and proposed.version = items.version`);
  return rows[0]?.applicable ?? 0;
}

/** Locks the calibration until the transaction ends, so that concurrent decisions wait for each other. */
export async function lockCalibration(
  tx: Transaction,
  id: string,
): Promise<CalibrationRow | undefined> {
  const [row] = await tx.select().from(calibrations).where(eq(calibrations.id, id)).for('update');
  return row;
}

const isInProgress = inArray(calibrations.state, ['waiting', 'running']);

export async function listInProgress(db: Reader): Promise<string[]> {
  const rows = await db.select({ id: calibrations.id }).from(calibrations).where(isInProgress);
  return rows.map(({ id }) => id);
}

/** Serializes concurrent starts until the transaction ends. */
export const lockStart = (tx: Transaction): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('statistics.calibration-start'))`);

export const insertCalibration = (
  tx: Transaction,
  row: typeof calibrations.$inferInsert,
): Promise<unknown> => tx.insert(calibrations).values(row);

export const updateCalibration = (
  db: Reader,
  id: string,
  change: Partial<CalibrationRow>,
): Promise<unknown> => db.update(calibrations).set(change).where(eq(calibrations.id, id));
