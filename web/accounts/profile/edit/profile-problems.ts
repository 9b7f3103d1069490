import { brokenBirthRule, isName } from '@bac/contract/accounts/account-rules.ts';
import { daysUntil, isoDateOf } from '../../../ui/format/typed-date.ts';
import type { Draft, Field } from './draft.ts';

/** The rule a field breaks; each has its words under `edit.problem` in the messages. */
export type Problem =
  | 'required'
  | 'name'
  | 'date'
  | 'birthYear'
  | 'tooYoung'
  | 'past'
  | 'goalScore';

const nameProblem = (name: string): Problem | undefined => {
  if (name.trim() === '') return 'required';
  return isName(name) ? undefined : 'name';
};

function testDateProblem(typed: string, today: Date): Problem | undefined {
  const iso = isoDateOf(typed);
  // The one rule of a birth date that holds for any date.
  if (brokenBirthRule(iso, today) === 'date') return 'date';
  return daysUntil(iso, today) < 0 ? 'past' : undefined;
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
    username: draft.username.trim() === '' ? 'required' : undefined,
    dob: dob === '' ? undefined : brokenBirthRule(isoDateOf(dob), today),
    testDate:
      testDate === '' || testDate === saved.testDate ? undefined : testDateProblem(testDate, today),
    goalScore: goalScore === '' || isGoalScore(Number(goalScore)) ? undefined : 'goalScore',
  };
}
