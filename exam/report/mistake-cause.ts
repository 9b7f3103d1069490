import type { Difficulty } from '../item/difficulties.ts';
import { guessMs, slowFactor } from './pace.ts';
import type { QuestionResult } from './outcome.ts';

/** Why a question was missed, in the student's own judgment. */
export const mistakeCauses = ['content-gap', 'careless', 'timing', 'misread', 'guess'] as const;
export type MistakeCause = (typeof mistakeCauses)[number];

/** The version of the rules below. Raise it with every change to them: suggestions stored by older versions are recomputed. */
export const causeRules = 1;

interface Behavior {
  result: QuestionResult;
  difficulty: Difficulty;
  ms: number;
  /** The time that an even pace gives this question. */
  evenMs: number;
  /** The module ended with almost no time left. */
  ranOutOfTime: boolean;
  /** No later question of the module has an answer. */
  isAtTheEnd: boolean;
  /** See `knowsEasy`. */
  knowsEasy: boolean;
}

/** Below this share of the even pace, a student reads a question only once. */
const hastyShare = 0.35;

/**
 * Suggests the probable cause of a miss; null if the log supports none. The log holds times and answers, not thoughts: only the
 * student knows the real cause.
 */
export function suggestCause(behavior: Behavior): MistakeCause | null {
  const { result, difficulty, ms, evenMs } = behavior;
  if (result === 'omitted' || result === 'not-reached') return causeOfOmission(behavior);
  if (ms < guessMs(evenMs)) return 'guess';
  if (ms < hastyShare * evenMs) {
    if (difficulty === 'hard') return 'guess';
    return behavior.knowsEasy ? 'careless' : null;
  }
  if (!behavior.knowsEasy) return 'content-gap';
  if (difficulty === 'easy') return 'careless';
  return difficulty === 'medium' && ms <= evenMs ? 'misread' : 'content-gap';
}

/** If time was left on the clock, only the student knows why the question is empty. */
function causeOfOmission({ ms, evenMs, ranOutOfTime, isAtTheEnd }: Behavior): MistakeCause | null {
  if (ranOutOfTime && isAtTheEnd) return 'timing';
  if (ms > slowFactor * evenMs) return 'content-gap';
  return ranOutOfTime ? 'timing' : null;
}

/** With fewer easy questions the share of right answers is mostly chance. */
const fewestEasy = 4;
const easyShare = 0.7;

/**
 * True if the student gets most easy questions right, so that missing one is an exception. Takes all questions of a section in
 * one attempt; questions never reached do not count.
 */
export function knowsEasy(
  questions: readonly { result: QuestionResult; difficulty: Difficulty }[],
): boolean {
  const easy = questions.filter(
    ({ result, difficulty }) => difficulty === 'easy' && result !== 'not-reached',
  );
  const right = easy.filter(({ result }) => result === 'right').length;
  return easy.length >= fewestEasy && right >= easyShare * easy.length;
}
