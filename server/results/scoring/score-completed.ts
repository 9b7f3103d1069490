import { listItemsMet } from '../../attempts/log.ts';
import { attemptCompleted } from '../../attempts/events/attempt-completed.ts';
import { enqueue, handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import { resultReady } from '../events/result-events.ts';
import type { Services } from '../../services.ts';
import { logMistakes } from '../mistakes/log-mistakes.ts';
import { computeResult, scoreUnderLock } from './compute-result.ts';
import {
  countAnswers,
  findCompleted,
  insertResult,
  listUnscored,
  type ResultRow,
} from '../store.ts';

/** Changes with anything that would give the same answers another score. */
const method = 'eap-1';

/** What a completed attempt amounted to, stored once, with all that follows from it; nobody is told of one long past. */
export async function scoreCompleted(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  { isTold = true } = {},
): Promise<void> {
  const found = await findCompleted(db, id);
  if (!found) return;
  const { form, accountId, startedAt, endedAt } = found;
  const met = await listItemsMet(db, accountId, startedAt);
  await db.transaction(async (tx) => {
    await scoreUnderLock(tx);
    const { reckoned, bank } = await computeResult(tx, found);
    const row: ResultRow = {
      attemptId: id,
      accountId,
      formId: form.id,
      completedAt: endedAt,
      seenBefore: reckoned.outcomes.filter(({ item }) => met.has(item)).length,
      method,
      ...reckoned,
    };
    if (!(await insertResult(tx, row))) return;
    await logMistakes(tx, row, bank, clock.now());
    if (isTold) await enqueue(tx, resultReady, { attempt: id });
    // Last, since whoever scores the same form waits from here to the end.
    await countAnswers(tx, row.outcomes, 1);
  });
}

export const scoreJob = (services: Services): JobHandler =>
  handle(attemptCompleted, async ({ attempt }) => {
    await scoreCompleted(services, attempt);
    services.scorings.scored(attempt);
  });

/** After a start: attempts whose result was never made, or was made in a shape of before. */
export async function scoreMissing({ db }: Pick<Services, 'db'>): Promise<void> {
  const missing = await listUnscored(db);
  await db.transaction(async (tx) => {
    for (const attempt of missing) await enqueue(tx, attemptCompleted, { attempt });
  });
}
