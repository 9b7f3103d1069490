import { rangeRules } from '@bac/exam/scoring/scale.ts';
import { listSeenItems } from '../../attempts/log.ts';
import { attemptCompleted } from '../../attempts/events/attempt-completed.ts';
import { enqueue, handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import { resultReady } from '../events/result-events.ts';
import type { Services } from '../../services.ts';
import { logMistakes } from '../mistakes/log-mistakes.ts';
import { computeResult, scoreUnderLock } from './compute-result.ts';
import { methodFor } from './scoring-method.ts';
import {
  countAnswers,
  findCompleted,
  insertResult,
  listUnscored,
  type ResultRow,
} from '../store.ts';

/** Scores a completed attempt once and stores its result and mistakes. With `isTold: false` it notifies nobody. */
export async function scoreCompleted(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  { isTold = true } = {},
): Promise<void> {
  const found = await findCompleted(db, id);
  if (!found) return;
  const { form, accountId, startedAt, endedAt } = found;
  const seenItems = await listSeenItems(db, accountId, startedAt);
  await db.transaction(async (tx) => {
    await scoreUnderLock(tx);
    const { computed, bank } = await computeResult(tx, found, null);
    const row: ResultRow = {
      attemptId: id,
      accountId,
      formId: form.id,
      completedAt: endedAt,
      seenBefore: computed.outcomes.filter(({ item }) => seenItems.has(item)).length,
      method: methodFor(bank),
      rangeRules,
      ...computed,
    };
    if (!(await insertResult(tx, row))) return;
    await logMistakes(tx, row, bank, clock.now());
    if (isTold) await enqueue(tx, resultReady, { attempt: id });
    // Count last, because from here to the commit this blocks other scorings of the same form.
    await countAnswers(tx, row.outcomes, 1);
  });
}

export const scoreJob = (services: Services): JobHandler =>
  handle(attemptCompleted, async ({ attempt }) => {
    await scoreCompleted(services, attempt);
    services.scorings.notifyScored(attempt);
  });

/** After a start, enqueues the scoring of completed attempts without a result. */
export async function scoreMissing({ db }: Pick<Services, 'db'>): Promise<void> {
  const missing = await listUnscored(db);
  await db.transaction(async (tx) => {
    for (const attempt of missing) await enqueue(tx, attemptCompleted, { attempt });
  });
}
