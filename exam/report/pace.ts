import type { QuestionResult } from './outcome.ts';

/** Past this many times the even pace a question counts as slow. */
export const slowFactor = 1.5;

/** The time each question would get if a module's minutes were dealt out evenly. */
export const evenPace = (ms: number, questions: number): number =>
  questions === 0 ? 0 : ms / questions;

export const isSlow = (ms: number, pace: number): boolean => ms > slowFactor * pace;

interface Timed {
  result: QuestionResult;
  ms: number;
}

export interface Pacing {
  /** Nothing to say: no question took long and none was left out at the end. */
  kind: 'steady' | 'slow-spots' | 'ran-out';
  /** How many took longer than `slowFactor` times the even pace, and how long they took together. */
  slow: number;
  slowMs: number;
  /** Left without an answer at the very end of the module. */
  leftOver: number;
}

/** What happened to the time of a module, as one sentence could say it. */
export function pacing(questions: readonly Timed[], ms: number): Pacing {
  const pace = evenPace(ms, questions.length);
  const slow = questions.filter((question) => isSlow(question.ms, pace));
  const lastAnswered = questions.findLastIndex(
    ({ result }) => result === 'right' || result === 'wrong',
  );
  const leftOver = questions.length - 1 - lastAnswered;
  return {
    kind: leftOver > 0 ? 'ran-out' : slow.length > 0 ? 'slow-spots' : 'steady',
    slow: slow.length,
    slowMs: slow.reduce((sum, question) => sum + question.ms, 0),
    leftOver,
  };
}
