import { randomUUID } from 'node:crypto';
import type { Bank } from '@bac/exam/blueprint/validate-form.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import type { Outcome } from '@bac/exam/report/outcome.ts';
import { rangeRules } from '@bac/exam/scoring/scale.ts';
import { isRight } from '@bac/exam/scoring/grade.ts';
import { sql } from 'drizzle-orm';
import { itemDropped } from '../../bank/events/item-dropped.ts';
import { keyCorrected } from '../../bank/events/key-corrected.ts';
import { mapItemVersions } from '../../bank/item-versions.ts';
import { outcomeItems, results } from '../../db/results-schema.ts';
import { enqueue, handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { toChangedScore, recordChange } from '../changes.ts';
import { resultRescored } from '../events/result-events.ts';
import { logMistakes } from '../mistakes/log-mistakes.ts';
import { deleteMistakes } from '../mistakes/mistakes-store.ts';
import {
  countAnswers,
  findCompleted,
  lockResult,
  updateResult,
  type StoredResult,
} from '../store.ts';
import { computeResult, awaitScorings, scoreUnderLock } from './compute-result.ts';

/** Why results are scored again. */
interface Correction {
  kind: 'rescored' | 'dropped';
  item: string;
  version: number;
  studentNote: LocalText | null;
  by: string | null;
}

type Deps = Pick<Services, 'db' | 'clock'>;

/** Whether the answer was graded by another key than the current one. An empty answer is wrong by any key. */
const isOutdated = ({ response }: ItemVersion, { answer, result }: StoredAnswer): boolean =>
  answer !== null && (result === 'right') !== isRight(response, answer);

const questionIdOf = ({ module, question }: Outcome): string => `${module}/${question}`;

interface OutcomeChange {
  before: Outcome;
  after: Outcome;
}

/** Pairs the two outcomes of every question that is graded differently or was dropped. */
function findChanges(before: readonly Outcome[], after: readonly Outcome[]): OutcomeChange[] {
  const previous = new Map(before.map((outcome) => [questionIdOf(outcome), outcome]));
  return after.flatMap((outcome) => {
    const old = previous.get(questionIdOf(outcome));
    const isChanged = old && (old.result !== outcome.result || old.isDropped !== outcome.isDropped);
    return isChanged ? [{ before: old, after: outcome }] : [];
  });
}

/** Corrects the error log: questions that are right now leave it, and those that are wrong now enter it. */
async function correctMistakes(
  tx: Transaction,
  result: StoredResult,
  bank: Bank,
  changes: readonly OutcomeChange[],
  now: Date,
): Promise<void> {
  const nowRight = changes.filter(({ after }) => after.result === 'right');
  await deleteMistakes(
    tx,
    result.accountId,
    result.attemptId,
    nowRight.map(({ after }) => after.item),
  );
  const items = new Set(changes.map(({ after }) => after.item));
  await logMistakes(tx, result, bank, now, items);
}

/** Scores one attempt again. Writes nothing and notifies nobody if no answer is graded differently. */
async function rescoreOne(
  { db, clock }: Deps,
  attemptId: string,
  { kind, item, version, studentNote, by }: Correction,
): Promise<void> {
  await db.transaction(async (tx) => {
    await scoreUnderLock(tx);
    const result = await lockResult(tx, attemptId);
    const found = result && (await findCompleted(tx, attemptId));
    if (!found) return;
    const { computed, bank } = await computeResult(tx, found, result.generation);
    const changes = findChanges(result.outcomes, computed.outcomes);
    if (changes.length === 0) return;
    const at = clock.now();
    const { right, score, gains, outcomes } = computed;
    const after = { right, score, gains, outcomes, rescoredAt: at, rangeRules };
    await updateResult(tx, attemptId, after);
    // Write the error log before the counts, as scoring does: another order could deadlock with it.
    // A dropped question stays in the error log as it is: it is still worth a look.
    const regraded = changes.filter((each) => each.before.result !== each.after.result);
    await correctMistakes(tx, { ...result, ...after }, bank, regraded, at);
    // The answers of an invalidated result are not counted.
    if (result.invalidatedAt === null && regraded.length > 0) {
      await countAnswers(
        tx,
        regraded.map((each) => each.before),
        -1,
      );
      await countAnswers(
        tx,
        regraded.map((each) => each.after),
        1,
      );
    }
    const changeId = randomUUID();
    await recordChange(tx, {
      id: changeId,
      attemptId,
      kind,
      reason: null,
      studentNote,
      before: toChangedScore(result),
      after: toChangedScore(computed),
      actorId: by,
      at,
    });
    await enqueue(tx, resultRescored, { change: changeId, item, version });
  });
}

/**
 * Rescores results after the key of an item version was corrected, or the version dropped. Each result changes in its own transaction, and only results
 * still graded by another key change, so an interrupted run can be repeated and continues with the rest.
 */
export async function rescore(services: Deps, correction: Correction): Promise<void> {
  const { db } = services;
  // A scoring in progress may have read the old key; its result must be stored before the answers are listed.
  await awaitScorings(db);
  const bank = await mapItemVersions(db, [correction]);
  const item = bank.get(correction.item);
  if (!item) return;
  const answers = await listAnswers(db, correction);
  const failures: unknown[] = [];
  const outdated = answers.filter((each) =>
    correction.kind === 'dropped' ? !each.isDropped : isOutdated(item, each),
  );
  for (const answer of outdated) {
    const rescoring = rescoreOne(services, answer.attempt, correction);
    // One result that fails, for example because its log is unreadable, must not block the others.
    await rescoring.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some results were not rescored');
}

export const rescoreJob = (services: Services): JobHandler =>
  handle(keyCorrected, (correction) => rescore(services, { kind: 'rescored', ...correction }));

export const rescoreDroppedJob = (services: Services): JobHandler =>
  handle(itemDropped, (dropped) => rescore(services, { kind: 'dropped', ...dropped }));

interface StoredAnswer {
  attempt: string;
  answer: string | null;
  result: string;
  isDropped: boolean;
}

/** Lists the answers to exactly this version in all results, including invalidated ones. */
async function listAnswers(
  db: Reader,
  { item, version }: { item: string; version: number },
): Promise<StoredAnswer[]> {
  // The index finds the results with the item, and the path finds the question in each of them.
  const path = '$[*] ? (@.item == $item && @.version == $version)';
  const variables = JSON.stringify({ item, version });
  const { rows } = await db.execute(sql`
    select attempt_id as attempt, outcome ->> 'answer' as answer, outcome ->> 'result' as result,
           coalesce((outcome ->> 'isDropped')::boolean, false) as "isDropped"
    from results, jsonb_path_query_first(outcomes, ${path}::jsonpath, ${variables}::jsonb) as outcome
    where ${outcomeItems(results.outcomes)} @> ${JSON.stringify([item])}::jsonb and outcome is not null
    order by completed_at, attempt_id`);
  return rows as unknown as StoredAnswer[];
}
