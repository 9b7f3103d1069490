import type { QuestionResult } from './outcome.ts';

export interface Tally {
  right: number;
  wrong: number;
  /** Omitted or not reached. */
  noAnswer: number;
  total: number;
}

export function tally(questions: readonly { result: QuestionResult }[]): Tally {
  const count = (...results: QuestionResult[]): number =>
    questions.filter(({ result }) => results.includes(result)).length;
  return {
    right: count('right'),
    wrong: count('wrong'),
    noAnswer: count('omitted', 'not-reached'),
    total: questions.length,
  };
}

/** One tally per group, in the order of `keys`; empty groups are left out. */
export function tallyBy<Question extends { result: QuestionResult }, Key extends string>(
  questions: readonly Question[],
  keys: readonly Key[],
  keyOf: (question: Question) => Key,
): { key: Key; tally: Tally }[] {
  return keys.flatMap((key) => {
    const own = questions.filter((question) => keyOf(question) === key);
    return own.length > 0 ? [{ key, tally: tally(own) }] : [];
  });
}
