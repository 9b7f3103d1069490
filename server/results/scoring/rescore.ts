import { randomUUID } from 'node:crypto';
import type { Bank } from '@bac/exam/blueprint/validate-form.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import type { Outcome } from '@bac/exam/report/outcome.ts';
import { isRight } from '@bac/exam/scoring/grade.ts';
import { sql } from 'drizzle-orm';
import { keyCorrected } from '../../bank/events/key-corrected.ts';
import { mapItemVersions } from '../../bank/item-versions.ts';
import { itemsOf, results } from '../../db/results-schema.ts';
import { enqueue, handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { changedScore, recordChange } from '../changes.ts';
import { resultRescored } from '../events/result-events.ts';
import { logMistakes } from '../mistakes/log-mistakes.ts';
import { deleteMistakes } from '../mistakes/mistakes-store.ts';
import {
  countAnswers,
  findCompleted,
  findResultToChange,
  updateResult,
  type StoredResult,
} from '../store.ts';
import { computeResult, awaitScorings, scoreUnderLock } from './compute-result.ts';

interface Correction {
  item: string;
  version: number;
  studentNote: LocalText | null;
  by: string | null;
}

type Needs = Pick<Services, 'db' | 'clock'>;

/** Graded by another key than the one that counts now. What was left empty is wrong by any key. */
const isOutdated = ({ response }: ItemVersion, { answer, result }: GivenAnswer): boolean =>
  answer !== null && (result === 'right') !== isRight(response, answer);

const placeOf = ({ module, question }: Outcome): string => `${module}/${question}`;

interface Pair {
  before: Outcome;
  after: Outcome;
}

function changedOf(before: readonly Outcome[], after: readonly Outcome[]): Pair[] {
  const earlier = new Map(before.map((outcome) => [placeOf(outcome), outcome]));
  return after.flatMap((outcome) => {
    const was = earlier.get(placeOf(outcome));
    return was && was.result !== outcome.result ? [{ before: was, after: outcome }] : [];
  });
}

/** The error log after a change: what is right now leaves it, what is wrong now enters it. */
async function mendMistakes(
  tx: Transaction,
  result: StoredResult,
  bank: Bank,
  changed: readonly Pair[],
  now: Date,
): Promise<void> {
  const nowRight = changed.filter(({ after }) => after.result === 'right');
  await deleteMistakes(
    tx,
    result.accountId,
    result.attemptId,
    nowRight.map(({ after }) => after.item),
  );
  const items = new Set(changed.map(({ after }) => after.item));
  await logMistakes(tx, result, bank, now, items);
}

/** Scores one attempt again. Nothing is written, and nobody told, where no answer is graded otherwise. */
async function rescoreOne(
  { db, clock }: Needs,
  attemptId: string,
  { item, version, studentNote, by }: Correction,
): Promise<void> {
  await db.transaction(async (tx) => {
    await scoreUnderLock(tx);
    const result = await findResultToChange(tx, attemptId);
    const found = result && (await findCompleted(tx, attemptId));
    if (!found) return;
    const { reckoned, bank } = await computeResult(tx, found);
    const changed = changedOf(result.outcomes, reckoned.outcomes);
    if (changed.length === 0) return;
    const at = clock.now();
    const { right, score, gains, outcomes } = reckoned;
    const after = { right, score, gains, outcomes, rescoredAt: at };
    await updateResult(tx, attemptId, after);
    // The error log first and the counts after it, as in a scoring: in another order the two could wait for each other.
    await mendMistakes(tx, { ...result, ...after }, bank, changed, at);
    // The answers of a result that does not count are not among those counted.
    if (result.invalidatedAt === null) {
      const was = changed.map(({ before }) => before);
      const is = changed.map((pair) => pair.after);
      await countAnswers(tx, was, -1);
      await countAnswers(tx, is, 1);
    }
    const change = randomUUID();
    await recordChange(tx, {
      id: change,
      attemptId,
      kind: 'rescored',
      reason: null,
      studentNote,
      before: changedScore(result),
      after: changedScore(reckoned),
      byId: by,
      at,
    });
    await enqueue(tx, resultRescored, { change, item, version });
  });
}

/**
 * After the key of an item version was mended. Each result changes in a transaction of its own, and only those that are still
 * graded by another key: stopped half way and begun again, it goes on with the rest.
 */
export async function rescore(services: Needs, correction: Correction): Promise<void> {
  const { db } = services;
  await awaitScorings(db);
  const bank = await mapItemVersions(db, [correction]);
  const item = bank.get(correction.item);
  if (!item) return;
  const given = await listGiven(db, correction);
  const failures: unknown[] = [];
  for (const answer of given.filter((each) => isOutdated(item, each))) {
    const rescored = rescoreOne(services, answer.attempt, correction);
    // One result that fails, such as by an unreadable log, must not block the others.
    await rescored.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some results were not rescored');
}

export const rescoreJob = (services: Services): JobHandler =>
  handle(keyCorrected, (correction) => rescore(services, correction));

interface GivenAnswer {
  attempt: string;
  answer: string | null;
  result: string;
}

/** How this very version was answered in every result, those that no longer count among them. */
async function listGiven(
  db: Reader,
  { item, version }: { item: string; version: number },
): Promise<GivenAnswer[]> {
  // The one question of each result: the index finds the results with the item, the path the question in them.
  const path = '$[*] ? (@.item == $item && @.version == $version)';
  const wanted = JSON.stringify({ item, version });
  const { rows } = await db.execute(sql`
    select attempt_id as attempt, given ->> 'answer' as answer, given ->> 'result' as result
    from results, jsonb_path_query_first(outcomes, ${path}::jsonpath, ${wanted}::jsonb) as given
    where ${itemsOf(results.outcomes)} @> ${JSON.stringify([item])}::jsonb and given is not null
    order by completed_at, attempt_id`);
  return rows as unknown as GivenAnswer[];
}
