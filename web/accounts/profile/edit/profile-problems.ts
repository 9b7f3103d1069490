import { daysUntil, isoDateOf } from '../../../ui/format/typed-date.ts';
import {
  birthProblem,
  missing,
  nameProblem,
  type PersonProblem,
} from '../../person-form/person-problems.ts';
import type { Draft, Field } from './draft.ts';

/** The rule a field breaks; the namespace `person-form` has a message for each. */
export type Problem = PersonProblem | 'past' | 'goalScore';

function testDateProblem(text: string, today: Date): Problem | undefined {
  // The only rule of birth dates that applies to any date.
  if (birthProblem(text, today) === 'date') return 'date';
  return daysUntil(isoDateOf(text), today) < 0 ? 'past' : undefined;
}

const isGoalScore = (score: number): boolean => score >= 400 && score <= 1600 && score % 10 === 0;

/** Why a draft cannot be saved. An unchanged test date is not validated again: it passes by itself. */
export function profileProblems(
  draft: Draft,
  saved: Draft,
  today: Date,
): Partial<Record<Field, Problem | undefined>> {
  const { dob, testDate, goalScore } = draft;
  return {
    firstName: nameProblem(draft.firstName),
    lastName: nameProblem(draft.lastName),
    username: missing(draft.username),
    dob: dob === '' ? undefined : birthProblem(dob, today),
    testDate:
      testDate === '' || testDate === saved.testDate ? undefined : testDateProblem(testDate, today),
    goalScore: goalScore === '' || isGoalScore(Number(goalScore)) ? undefined : 'goalScore',
  };
}
