import { isInProgress } from '@bac/contract/results/rescoring-states.ts';
import type { Rescoring } from '@bac/contract/results/rescorings.ts';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { forms } from '../../db/items-schema.ts';
import { rescorings, results } from '../../db/results-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { toFigures } from './tally.ts';

type RescoringRow = typeof rescorings.$inferSelect;

const mostListed = 20;

const selectRuns = (db: Reader) =>
  db
    .select({ run: rescorings, startedBy: accounts.fullName })
    .from(rescorings)
    .leftJoin(accounts, eq(accounts.id, rescorings.startedById));

function toRescoring({
  run,
  startedBy,
}: Awaited<ReturnType<typeof selectRuns>>[number]): Rescoring {
  const { id, generation, state, reason, failed } = run;
  const isOver = !isInProgress(run);
  return {
    id,
    generation,
    state,
    reason,
    failed,
    startedBy,
    progress: isOver ? 1 : Math.min(1, run.seen / Math.max(1, run.total)),
    figures: toFigures(state === 'ready' ? (run.preview ?? run.tally) : run.tally),
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
  };
}

export const listRescorings = async (db: Reader): Promise<Rescoring[]> =>
  (
    await selectRuns(db).orderBy(desc(rescorings.createdAt), desc(rescorings.id)).limit(mostListed)
  ).map(toRescoring);

export async function findRescoring(db: Reader, id: string): Promise<Rescoring | undefined> {
  const [row] = await selectRuns(db).where(eq(rescorings.id, id));
  return row && toRescoring(row);
}

const inProgress = inArray(rescorings.state, ['counting', 'running']);

export const listInProgress = (db: Reader): Promise<Pick<RescoringRow, 'id' | 'seen'>[]> =>
  db.select({ id: rescorings.id, seen: rescorings.seen }).from(rescorings).where(inProgress);

/** Serializes concurrent starts until the transaction ends. */
export const lockStart = (tx: Transaction): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('results.rescoring-start'))`);

/** Deletes counts that nobody acted on. */
export const deleteUnused = (tx: Transaction): Promise<unknown> =>
  tx.delete(rescorings).where(eq(rescorings.state, 'ready'));

export const insertRescoring = (
  tx: Transaction,
  row: typeof rescorings.$inferInsert,
): Promise<unknown> => tx.insert(rescorings).values(row);

/** Locks the run until the transaction ends, so that two processes cannot work on the same batch. */
export async function lockRescoring(
  tx: Transaction,
  id: string,
): Promise<RescoringRow | undefined> {
  const [row] = await tx.select().from(rescorings).where(eq(rescorings.id, id)).for('update');
  return row;
}

export const updateRescoring = (
  tx: Transaction,
  id: string,
  change: Partial<RescoringRow>,
): Promise<unknown> => tx.update(rescorings).set(change).where(eq(rescorings.id, id));

/**
 * Scored results not yet rescored with this generation. Whether their parameters differ depends on their form, so the batch
 * checks that.
 */
const isCandidate = (generation: number) =>
  and(
    or(isNull(results.generation), lt(results.generation, generation)),
    sql`${results.score} -> 'sections' <> '[]'::jsonb`,
  );

export async function countCandidates(db: Reader, generation: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(results).where(isCandidate(generation));
  return row?.total ?? 0;
}

export const listCandidates = (
  db: Reader,
  { generation, cursor }: Pick<RescoringRow, 'generation' | 'cursor'>,
  limit: number,
) =>
  db
    .select({ result: results, form: forms.content, scaling: forms.scaling })
    .from(results)
    .innerJoin(forms, eq(forms.id, results.formId))
    .where(
      and(isCandidate(generation), cursor === null ? undefined : gt(results.attemptId, cursor)),
    )
    .orderBy(asc(results.attemptId))
    .limit(limit)
    .for('update', { of: results });

export type Candidate = Awaited<ReturnType<typeof listCandidates>>[number];
