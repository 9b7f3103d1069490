import { replay } from '@bac/exam/attempt/replay.ts';
import { answeredItems, finishedSections } from '@bac/exam/scoring/finished-sections.ts';
import { isRight } from '@bac/exam/scoring/grade.ts';
import { scoreAttempt } from '@bac/exam/scoring/score-attempt.ts';
import { mapItemVersions } from '../db/bank.ts';
import { attemptCompleted } from '../jobs/attempt-completed.ts';
import { handle, type JobHandler } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import { findCompleted, insertResult } from './store.ts';

/** What a completed attempt amounted to, stored once. */
export async function scoreCompleted({ db }: Pick<Services, 'db'>, id: string): Promise<void> {
  const found = await findCompleted(db, id);
  if (!found) return;
  const { form, scaling, accountId, endedAt, log } = found;
  const attempt = replay(log);
  const bank = await mapItemVersions(
    db,
    attempt.modules.flatMap(({ items }) => items),
  );
  const answered = attempt.modules.flatMap(({ module }) =>
    answeredItems(attempt, form, bank, module),
  );
  const score = scoreAttempt(
    finishedSections(attempt, form, bank, (section) => scaling[section]?.reliability ?? 1),
  );
  await db.transaction((tx) =>
    insertResult(tx, {
      attemptId: id,
      accountId,
      formId: form.id,
      completedAt: endedAt,
      right: answered.filter(({ item, answer }) => isRight(item.response, answer)).length,
      questions: answered.length,
      score,
    }),
  );
}

export const scoreJob = (services: Services): JobHandler =>
  handle(attemptCompleted, ({ attempt }) => scoreCompleted(services, attempt));
