import { rangeRules } from '@bac/exam/scoring/scale.ts';
import type { AttemptScore } from '@bac/exam/scoring/score-attempt.ts';
import { and, eq, sql } from 'drizzle-orm';
import { hasOutdatedRange, results } from '../../db/results-schema.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Database, Reader, Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { findCompleted, lockResult, updateResult } from '../store.ts';
import { computeResult, scoreUnderLock } from './compute-result.ts';

const batchSize = 100;

const listOutdated = (db: Reader): Promise<{ attempt: string }[]> =>
  db.select({ attempt: results.attemptId }).from(results).where(hasOutdatedRange).limit(batchSize);

const markUnscored = (db: Database): Promise<unknown> =>
  db
    .update(results)
    .set({ rangeRules })
    .where(and(hasOutdatedRange, sql`${results.score} -> 'sections' = '[]'::jsonb`));

const scoresOf = ({ sections }: AttemptScore): string =>
  JSON.stringify(sections.map(({ section, score }) => [section, score]));

/** Replaces ranges and standings. A score that would differ for another reason is left to its own job. */
async function refreshOne(tx: Transaction, attemptId: string): Promise<void> {
  await scoreUnderLock(tx);
  const result = await lockResult(tx, attemptId);
  const found = result && (await findCompleted(tx, attemptId));
  if (!found) return;
  const { score } = (await computeResult(tx, found, result.generation)).computed;
  const isSame = scoresOf(score) === scoresOf(result.score);
  await updateResult(tx, attemptId, { ...(isSame && { score }), rangeRules });
}

/**
 * Gives results of earlier rules the range that the same answers would get now, one transaction per result; after an interruption
 * it continues with the rest. No score changes, so no student is notified.
 */
export async function refreshRanges({ db }: Pick<Services, 'db'>): Promise<void> {
  await markUnscored(db);
  const failures: unknown[] = [];
  for (;;) {
    const outdated = await listOutdated(db);
    if (outdated.length === 0) break;
    for (const { attempt } of outdated) {
      const refreshing = db.transaction((tx) => refreshOne(tx, attempt));
      // A result whose log is unreadable keeps its range and must not block the others.
      await refreshing.catch(async (error: unknown) => {
        failures.push(error);
        await db.update(results).set({ rangeRules }).where(eq(results.attemptId, attempt));
      });
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some ranges were not refreshed');
}

/** Runs by schedule and not only at start, because processes of the previous release write such rows until they are replaced. */
export const refreshRangesJob = (services: Pick<Services, 'db'>): JobHandler => ({
  name: 'results.refresh-ranges',
  every: '*/10 * * * *',
  run: () => refreshRanges(services),
});
