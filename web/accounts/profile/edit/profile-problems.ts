import { daysUntil, isoDateOf } from '../../../ui/format/typed-date.ts';
import {
  birthProblem,
  missing,
  nameProblem,
  type PersonProblem,
} from '../../person-form/person-problems.ts';
import type { Draft, Field } from './draft.ts';

/** The rule a field breaks; each has its words in `person-form`. */
export type Problem = PersonProblem | 'past' | 'goalScore';

function testDateProblem(typed: string, today: Date): Problem | undefined {
  // The one rule of a birth date that holds for any date.
  if (birthProblem(typed, today) === 'date') return 'date';
  return daysUntil(isoDateOf(typed), today) < 0 ? 'past' : undefined;
}

const isGoalScore = (score: number): boolean => score >= 400 && score <= 1600 && score % 10 === 0;

/** What keeps a draft from being saved. What is as it was saved before is not judged again: a test date passes by itself. */
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
