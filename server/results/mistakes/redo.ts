import type { LocalText } from '@bac/exam/item/local-text.ts';
import type { MissedQuestion, RedoResult } from '@bac/contract/results/mistakes.ts';
import { toStudentView } from '@bac/exam/item/student-view.ts';
import { canRedo } from '@bac/exam/report/outcome.ts';
import { afterEarlyTry, afterTry } from '@bac/exam/report/spacing.ts';
import { isRight } from '@bac/exam/scoring/grade.ts';
import { mapFormNames, mapItemVersions } from '../../bank/item-versions.ts';
import { formulasOf, formulasOfTexts } from '../../platform/formulas/formula-renderer.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { findOwnResult } from '../reports/review-store.ts';
import { solutionOf, textsOf } from '../solution.ts';
import { lockMistake, updateMistake, type MistakeRow } from './mistakes-store.ts';
import { dueIn } from './new-mistakes.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

interface MissedQuestions {
  /** The name of the test. */
  test: LocalText;
  questions: MissedQuestion[];
  formulas: ReturnType<typeof formulasOf>;
}

/** Lists the missed questions of an own completed attempt, without keys and explanations. */
export async function listMissed(
  { db, clock }: Deps,
  attemptId: string,
  accountId: string,
): Promise<MissedQuestions> {
  const result = await findOwnResult(db, attemptId, accountId, clock.now());
  if (!result) throw new Refused('NOT_FOUND');
  const missed = result.outcomes.filter(canRedo);
  const [bank, names] = await Promise.all([
    mapItemVersions(db, missed),
    mapFormNames(db, [result.formId]),
  ]);
  const questions = missed.flatMap(({ item: id, module, question }) => {
    const item = bank.get(id);
    if (!item) return [];
    return [{ module, question, skill: item.skill, item: toStudentView(item) }];
  });
  return {
    test: names.get(result.formId)!,
    questions,
    formulas: formulasOf(questions.map(({ item }) => item)),
  };
}

interface Redo {
  id: string;
  module: number;
  question: number;
  answer: string | null;
}

/**
 * Grades an answer to a missed question, due or not, and counts it in the error log if the question is there. Idempotent by
 * request id.
 */
export async function redoMissed(
  { db, clock }: Deps,
  attemptId: string,
  accountId: string,
  { id, module, question, answer }: Redo,
): Promise<RedoResult> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const result = await findOwnResult(tx, attemptId, accountId, now);
    const missed = result?.outcomes.find(
      (each) => canRedo(each) && each.module === module && each.question === question,
    );
    const item = missed && (await mapItemVersions(tx, [missed])).get(missed.item);
    if (!item) throw new Refused('NOT_FOUND');
    const wasRight = isRight(item.response, answer ?? undefined);
    const mistake = await lockMistake(tx, accountId, item.id, now);
    return {
      isRight: wasRight,
      solution: solutionOf(item),
      formulas: formulasOfTexts(textsOf(item)),
      mistake: mistake ? await countTry(tx, mistake, { id, wasRight, now }) : null,
    };
  });
}

interface Try {
  id: string;
  wasRight: boolean;
  now: Date;
}

async function countTry(tx: Transaction, mistake: MistakeRow, { id, wasRight, now }: Try) {
  const isDue = mistake.dueAt !== null && mistake.dueAt <= now;
  const spacing = isDue ? afterTry(mistake.stage, wasRight) : afterEarlyTry(wasRight);
  const change = spacing && {
    stage: spacing.stage,
    dueAt: dueIn(now, spacing.days),
    lastTry: id,
    wasRight,
  };
  const isCounted = mistake.lastTry === id;
  if (change && !isCounted) {
    await updateMistake(tx, mistake.accountId, mistake.itemId, change, now);
  }
  const { stage, dueAt, note } = isCounted ? mistake : { ...mistake, ...change };
  return { stage, dueAt: dueAt?.toISOString() ?? null, note };
}
