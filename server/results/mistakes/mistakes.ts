import type { TryResult, Mistake } from '@bac/contract/results/mistakes.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { sectionOf, skillFacts } from '@bac/exam/item/taxonomy.ts';
import { toStudentView } from '@bac/exam/item/student-view.ts';
import type { MistakeCause } from '@bac/exam/report/mistake-cause.ts';
import { afterTry } from '@bac/exam/report/spacing.ts';
import { isRight } from '@bac/exam/scoring/grade.ts';
import { formulasOf, formulasOfTexts } from '../../platform/formulas/formula-renderer.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { dueIn } from './new-mistakes.ts';
import {
  countDue,
  findMistake,
  findNextDue,
  listDueItems,
  listMistakes,
  updateMistake,
  type LoggedMistake,
  type MistakeRow,
} from './mistakes-store.ts';
import { solutionOf, textsOf } from '../solution.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

export const noteOf = ({ cause, likelyCause, note, dueAt }: MistakeRow) => ({
  cause,
  suggested: likelyCause,
  note,
  dueAt: dueAt?.toISOString() ?? null,
});

function toMistake({ mistake, item, test }: LoggedMistake): Mistake {
  const { itemId, attemptId, module, question, missedAt, stage } = mistake;
  const { skill, topic, difficulty } = item;
  return {
    ...noteOf(mistake),
    item: itemId,
    attempt: attemptId,
    module,
    question,
    test,
    missedAt: missedAt.toISOString(),
    section: sectionOf(skill),
    domain: skillFacts[skill].domain,
    skill,
    topic,
    difficulty,
    stage,
  };
}

export async function listErrorLog({ db, clock }: Deps, accountId: string): Promise<Mistake[]> {
  return (await listMistakes(db, accountId, clock.now())).map(toMistake);
}

export async function annotateMistake(
  { db, clock }: Deps,
  accountId: string,
  itemId: string,
  change: { cause?: MistakeCause | null | undefined; note?: string | undefined },
) {
  const { cause, note } = change;
  const definedFields = {
    ...(cause !== undefined && { cause }),
    ...(note !== undefined && { note }),
  };
  if (Object.keys(definedFields).length === 0) throw new Refused('INVALID_REQUEST');
  const row = await updateMistake(db, accountId, itemId, definedFields, clock.now());
  if (!row) throw new Refused('NOT_FOUND');
  return noteOf(row);
}

/** A number of questions that suits one session of practice. */
const batchSize = 10;

export async function listDueQuestions({ db, clock }: Deps, accountId: string) {
  const now = clock.now();
  const items = await listDueItems(db, accountId, now, batchSize);
  const questions = items.map(toStudentView);
  const due = items.length < batchSize ? items.length : await countDue(db, accountId, now);
  const next = due > 0 ? undefined : await findNextDue(db, accountId, now);
  return {
    due,
    questions,
    formulas: formulasOf(questions),
    nextAt: next?.toISOString() ?? null,
  };
}

function toAfterTry(
  { wasRight, stage, dueAt }: Pick<MistakeRow, 'wasRight' | 'stage' | 'dueAt'>,
  item: ItemVersion,
): TryResult {
  return {
    isRight: wasRight ?? false,
    solution: solutionOf(item),
    formulas: formulasOfTexts(textsOf(item)),
    stage,
    dueAt: dueAt?.toISOString() ?? null,
  };
}

/** Grades a try: a right answer postpones the next review, and a wrong one brings it back tomorrow. Idempotent by request id. */
export async function retryMistake(
  { db, clock }: Deps,
  accountId: string,
  itemId: string,
  { id, answer }: { id: string; answer: string | null },
): Promise<TryResult> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const found = await findMistake(tx, accountId, itemId, now);
    if (!found) throw new Refused('NOT_FOUND');
    const { mistake, item } = found;
    if (mistake.lastTry === id) return toAfterTry(mistake, item);
    if (!mistake.dueAt || mistake.dueAt > now) throw new Refused('NOT_DUE');
    const wasRight = isRight(item.response, answer ?? undefined);
    const { stage, days } = afterTry(mistake.stage, wasRight);
    const change = { stage, dueAt: dueIn(now, days), lastTry: id, wasRight };
    await updateMistake(tx, accountId, itemId, change, now);
    return toAfterTry(change, item);
  });
}
