import type { ModuleOutcome, QuestionResult } from './outcome.ts';

/** A question that takes longer than this many times the even pace counts as slow. */
export const slowFactor = 1.5;

/** The time per question if the time of a module is distributed evenly. */
export const evenPace = (ms: number, questions: number): number =>
  questions === 0 ? 0 : ms / questions;

export const isSlow = (ms: number, pace: number): boolean => ms > slowFactor * pace;

/**
 * A faster answer is a rapid guess: less than a tenth of the usual time, at most ten seconds. This is the NT10 threshold of Wise
 * and Ma, “Setting response time thresholds for a CAT item pool” (2012), with the even pace as the usual time.
 */
export const guessMs = (evenMs: number): number => Math.min(10_000, evenMs / 10);

/** With less time than this left, a student could not have done much more. */
const notableMs = 60_000;

type Clock = Pick<ModuleOutcome, 'ms' | 'usedMs' | 'closedBy'>;

/** The time left when a module was submitted; 0 if it was too little to matter. */
export function timeLeft({ ms, usedMs, closedBy }: Clock): number {
  const left = ms - usedMs;
  return closedBy === 'clock' || left < notableMs ? 0 : left;
}

interface Timed {
  result: QuestionResult;
  ms: number;
}

const isAnswered = ({ result }: Timed): boolean => result === 'right' || result === 'wrong';

/**
 * A module is rushed when half of its answers took less than a quarter of the even pace each, and at least half of its time
 * was left. A quarter is 18 s in Reading and Writing and 24 s in Math; just reading a passage of 25 to 150 words with its question
 * and four choices takes longer. The second condition excludes students who ran short of time and guessed at the end.
 */
const rushedShare = 0.25;
const unusedShare = 0.5;

function isRushed(questions: readonly Timed[], { ms, usedMs }: Pick<Clock, 'ms' | 'usedMs'>) {
  const times = questions
    .filter(isAnswered)
    .map((question) => question.ms)
    .toSorted((one, other) => one - other);
  const median = times[Math.floor(times.length / 2)];
  return (
    median !== undefined &&
    median < rushedShare * evenPace(ms, questions.length) &&
    usedMs <= unusedShare * ms
  );
}

export interface Pacing {
  /** `steady`: no question was slow, none was left unanswered at the end, and the module was not rushed. */
  kind: 'rushed' | 'steady' | 'slow-spots' | 'ran-out';
  /** The number of slow questions (see `slowFactor`), and their total time. */
  slow: number;
  slowMs: number;
  /** The number of questions without an answer at the very end of the module. */
  leftOver: number;
}

/** Summarizes how a student used the time of a module. */
export function pacing(questions: readonly Timed[], module: Pick<Clock, 'ms' | 'usedMs'>): Pacing {
  const pace = evenPace(module.ms, questions.length);
  const slow = questions.filter((question) => isSlow(question.ms, pace));
  const leftOver = questions.length - 1 - questions.findLastIndex(isAnswered);
  return {
    kind: isRushed(questions, module)
      ? 'rushed'
      : leftOver > 0
        ? 'ran-out'
        : slow.length > 0
          ? 'slow-spots'
          : 'steady',
    slow: slow.length,
    slowMs: slow.reduce((sum, question) => sum + question.ms, 0),
    leftOver,
  };
}
