import type { ProblemReason } from '@bac/contract/results/problem-reasons.ts';
import type { ReviewedQuestion } from '@bac/contract/results/results.ts';
import type { Attempt } from '@bac/exam/attempt/attempt.ts';
import { replay } from '@bac/exam/attempt/replay.ts';
import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { toStudentView } from '@bac/exam/item/student-view.ts';
import { isMissed, type Outcome } from '@bac/exam/report/outcome.ts';
import { listLog } from '../../attempts/log.ts';
import { mapItemVersions } from '../../bank/item-versions.ts';
import { formulasOf, formulasOfTexts } from '../../platform/formulas/formula-renderer.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';
import { accountTicketLimit } from '../../tickets/person/ticket-limits.ts';
import { problemReported } from '../events/problem-reported.ts';
import { listAttemptMistakes } from '../mistakes/mistakes-store.ts';
import { noteOf } from '../mistakes/mistakes.ts';
import { solutionOf, textsOf } from '../solution.ts';
import {
  findOwnResult,
  insertProblem,
  listAnswerCounts,
  listReported,
  type AnswerCount,
} from './review-store.ts';

/** With fewer answers the shares are mostly chance. */
const minAnswers = 30;

/** How other students answered, without empty answers. */
function answerShares(
  { id, response }: ItemVersion,
  counts: readonly AnswerCount[],
): ReviewedQuestion['shares'] {
  const own = counts.filter(({ itemId, answer }) => itemId === id && answer !== 'none');
  const answers = own.reduce((sum, { count }) => sum + count, 0);
  if (answers < minAnswers) return null;
  const share = (answer: string): number =>
    (own.find((each) => each.answer === answer)?.count ?? 0) / answers;
  return response.kind === 'entered'
    ? { answers, right: share('right'), choices: [] }
    : {
        answers,
        right: share(response.key),
        choices: choiceIds.map((choice) => ({ id: choice, share: share(choice) })),
      };
}

interface QuestionQuery {
  module?: number | undefined;
  question?: number | undefined;
}

/** Selects the requested question, or all missed questions if none is requested. */
function selectOutcomes(
  outcomes: readonly Outcome[],
  { module, question }: QuestionQuery,
): Outcome[] {
  if (module === undefined && question === undefined) return outcomes.filter(isMissed);
  return outcomes.filter((each) => each.module === module && each.question === question);
}

function marksOf(attempt: Attempt, { module, question }: Outcome) {
  const state = attempt.modules.find((each) => each.module === module)?.questions[question];
  return { eliminated: state?.eliminated ?? [], highlights: state?.highlights ?? [] };
}

/** Reads questions of an own completed attempt as the student saw them, with solutions, answer shares and mistakes. */
export async function reviewQuestions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  attemptId: string,
  accountId: string,
  query: QuestionQuery,
) {
  const result = await findOwnResult(db, attemptId, accountId, clock.now());
  if (!result) throw new Refused('NOT_FOUND');
  const outcomes = selectOutcomes(result.outcomes, query);
  if (outcomes.length === 0 && query.module !== undefined) throw new Refused('NOT_FOUND');
  const [log, bank, counts, mistakes, reported] = await Promise.all([
    listLog(db, attemptId),
    mapItemVersions(db, outcomes),
    listAnswerCounts(db, outcomes),
    listAttemptMistakes(db, accountId, attemptId),
    listReported(db, attemptId),
  ]);
  const attempt = replay(log);
  const questions = outcomes.flatMap((outcome): ReviewedQuestion[] => {
    const item = bank.get(outcome.item);
    if (!item) return [];
    const mistake = mistakes.get(item.id);
    return [
      {
        module: outcome.module,
        question: outcome.question,
        item: toStudentView(item),
        solution: solutionOf(item),
        rule: item.rule ?? null,
        answer: outcome.answer ?? null,
        result: outcome.result,
        ...marksOf(attempt, outcome),
        shares: answerShares(item, counts),
        mistake: mistake ? noteOf(mistake) : null,
        isReported: reported.has(item.id),
      },
    ];
  });
  const items = questions.map(({ item }) => item);
  const texts = [...bank.values()].flatMap(textsOf);
  return { questions, formulas: { ...formulasOf(items), ...formulasOfTexts(texts) } };
}

interface Problem {
  id: string;
  module: number;
  question: number;
  reason: ProblemReason;
  message: string;
}

/**
 * Stores a problem report with the exact item version and the attempt, so that the team sees what the student saw. The first
 * report on a question of an attempt opens a ticket and counts as one; later reports change nothing.
 */
export async function reportProblem(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  attemptId: string,
  accountId: string,
  { id, module, question, reason, message }: Problem,
): Promise<null> {
  const result = await findOwnResult(db, attemptId, accountId, clock.now());
  const outcome = result?.outcomes.find(
    (each) => each.module === module && each.question === question,
  );
  if (!outcome) throw new Refused('NOT_FOUND');
  await db.transaction(async (tx) => {
    const isNew = await insertProblem(tx, {
      id,
      accountId,
      attemptId,
      itemId: outcome.item,
      version: outcome.version,
      reason,
      message: message.trim(),
      createdAt: clock.now(),
    });
    if (!isNew) return;
    await countAgainst({ db: tx, clock }, accountTicketLimit(accountId));
    await enqueue(tx, problemReported, { report: id });
  });
  return null;
}
