import type { Bank } from '@bac/exam/blueprint/validate-form.ts';
import { and, eq } from 'drizzle-orm';
import { mapItemVersions } from '../../bank/item-versions.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { isShown } from '../../following/access.ts';
import { results } from '../../db/results-schema.ts';
import { enqueue, handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import { resultShown } from '../events/result-events.ts';
import type { Services } from '../../services.ts';
import { upsertMistakes } from './mistakes-store.ts';
import { mistakesOf } from './new-mistakes.ts';
import { lockResult, type ResultRow } from '../store.ts';

async function isVisibleNow(db: Reader, attemptId: string, now: Date): Promise<boolean> {
  const condition = and(eq(results.attemptId, attemptId), isShown(results.attemptId, now));
  const found = await db
    .select({ attempt: results.attemptId })
    .from(results)
    .where(condition)
    .prepare('shown_result')
    .execute();
  return found.length > 0;
}

/**
 * Writes the mistakes of a result to the error log, unless the result is withheld: then they would replace earlier mistakes that
 * the student knows of. For a withheld result it enqueues a job, which logs them if the result has become visible meanwhile.
 */
export async function logMistakes(
  tx: Transaction,
  result: ResultRow,
  bank: Bank,
  now: Date,
  only?: ReadonlySet<string>,
): Promise<void> {
  if (!(await isVisibleNow(tx, result.attemptId, now))) {
    await enqueue(tx, resultShown, { attempt: result.attemptId });
    return;
  }
  const missed = mistakesOf(result, bank);
  await upsertMistakes(
    tx,
    result.accountId,
    missed.filter(({ itemId }) => only?.has(itemId) ?? true),
  );
}

/** Logs the mistakes of a withheld result once it becomes visible. Mistakes that are logged already do not change. */
export async function logVisibleMistakes(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  attemptId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const result = await lockResult(tx, attemptId);
    if (!result || !(await isVisibleNow(tx, attemptId, clock.now()))) return;
    const bank = await mapItemVersions(tx, result.outcomes);
    await upsertMistakes(tx, result.accountId, mistakesOf(result, bank));
  });
}

export const logVisibleMistakesJob = (services: Services): JobHandler =>
  handle(resultShown, ({ attempt }) => logVisibleMistakes(services, attempt));
