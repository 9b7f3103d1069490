import { replay } from '@bac/exam/attempt/replay.ts';
import { isScaled } from '@bac/exam/blueprint/blueprint.ts';
import { finishedSections } from '@bac/exam/scoring/finished-sections.ts';
import { moduleOutcomesOf, outcomesOf } from '@bac/exam/scoring/outcomes.ts';
import { scoreAttempt } from '@bac/exam/scoring/score-attempt.ts';
import { skillGains } from '@bac/exam/scoring/skill-gains.ts';
import { listItemsMet } from '../db/attempt-log.ts';
import { mapItemVersions } from '../db/bank.ts';
import { attemptCompleted } from '../jobs/attempt-completed.ts';
import { enqueue, handle, type JobHandler } from '../jobs/jobs.ts';
import { resultReady } from '../jobs/result-ready.ts';
import type { Services } from '../services.ts';
import { upsertMistakes } from './mistakes-store.ts';
import { mistakesOf } from './new-mistakes.ts';
import {
  addAnswerCounts,
  findCompleted,
  insertResult,
  listUnscored,
  type ResultRow,
} from './store.ts';

/** Changes with anything that would give the same answers another score. */
const method = 'eap-1';

/** What a completed attempt amounted to, stored once, with all that follows from it. */
export async function scoreCompleted({ db }: Pick<Services, 'db'>, id: string): Promise<void> {
  const found = await findCompleted(db, id);
  if (!found) return;
  const { form, scaling, accountId, startedAt, endedAt, log } = found;
  const attempt = replay(log);
  const bank = await mapItemVersions(
    db,
    attempt.modules.flatMap(({ items }) => items),
  );
  const finished = isScaled(form.blueprint)
    ? finishedSections(attempt, form, bank, (section) => scaling[section]?.reliability ?? 1)
    : [];
  const outcomes = outcomesOf(attempt, form, bank);
  const modules = moduleOutcomesOf(attempt);
  const met = await listItemsMet(db, accountId, startedAt);
  const row: ResultRow = {
    attemptId: id,
    accountId,
    formId: form.id,
    completedAt: endedAt,
    right: outcomes.filter(({ result }) => result === 'right').length,
    questions: outcomes.length,
    seenBefore: outcomes.filter(({ item }) => met.has(item)).length,
    usedMs: modules.reduce((sum, { usedMs }) => sum + usedMs, 0),
    method,
    score: scoreAttempt(finished),
    gains: finished.flatMap(skillGains).toSorted((a, b) => b.points - a.points),
    modules,
    outcomes,
  };
  await db.transaction(async (tx) => {
    if (!(await insertResult(tx, row))) return;
    await addAnswerCounts(tx, outcomes);
    await upsertMistakes(tx, accountId, mistakesOf(row, bank));
    await enqueue(tx, resultReady, { attempt: id });
  });
}

export const scoreJob = (services: Services): JobHandler =>
  handle(attemptCompleted, ({ attempt }) => scoreCompleted(services, attempt));

/** After a start: attempts whose result was never made, or was made in a shape of before. */
export async function scoreMissing({ db }: Pick<Services, 'db'>): Promise<void> {
  const missing = await listUnscored(db);
  await db.transaction(async (tx) => {
    for (const attempt of missing) await enqueue(tx, attemptCompleted, { attempt });
  });
}
