import type { Difficulty } from '../item/difficulties.ts';
import { guessMs, slowFactor } from './pace.ts';
import type { QuestionResult } from './outcome.ts';

/** Why a question was missed, in the student's own judgement. */
export const mistakeCauses = ['content-gap', 'careless', 'timing', 'misread', 'guess'] as const;
export type MistakeCause = (typeof mistakeCauses)[number];

/** Version of the rules below. Raise it with every change to them: stored suggestions of lower versions are recomputed. */
export const causeRules = 1;

interface Behavior {
  result: QuestionResult;
  difficulty: Difficulty;
  ms: number;
  /** The time that an even pace gives this question. */
  evenMs: number;
  /** The module ended with no time to speak of on its clock. */
  ranOutOfTime: boolean;
  /** No later question of the module has an answer. */
  isAtTheEnd: boolean;
  /** See `knowsEasy`. */
  knowsEasy: boolean;
}

/** Below this share of the even pace a question is read, but not read twice. */
const hastyShare = 0.35;

/**
 * The probable cause of a miss, or null where the log supports none. The log holds times and answers, not thoughts: only
 * the student's own word is a fact.
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

/** With time left on the clock a question is left empty for reasons that nobody but the student knows. */
function causeOfOmission({ ms, evenMs, ranOutOfTime, isAtTheEnd }: Behavior): MistakeCause | null {
  if (ranOutOfTime && isAtTheEnd) return 'timing';
  if (ms > slowFactor * evenMs) return 'content-gap';
  return ranOutOfTime ? 'timing' : null;
}

/** With fewer easy questions the share of right answers is mostly chance. */
const enoughEasy = 4;
const easyShare = 0.7;

/**
 * Whether somebody gets most easy questions right, so that missing one is an exception. Asked of all questions of a section
 * in one attempt; those that time never came to say nothing.
 */
export function knowsEasy(
  questions: readonly { result: QuestionResult; difficulty: Difficulty }[],
): boolean {
  const easy = questions.filter(
    ({ result, difficulty }) => difficulty === 'easy' && result !== 'not-reached',
  );
  const right = easy.filter(({ result }) => result === 'right').length;
  return easy.length >= enoughEasy && right >= easyShare * easy.length;
}
