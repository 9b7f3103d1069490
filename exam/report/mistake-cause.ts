import type { Difficulty } from '../item/item.ts';
import { slowFactor } from './pace.ts';
import type { QuestionResult } from './outcome.ts';

/** Why a question was missed, in the student's own judgement. */
export const mistakeCauses = ['content-gap', 'careless', 'timing', 'misread', 'guess'] as const;
export type MistakeCause = (typeof mistakeCauses)[number];

interface Behaviour {
  result: QuestionResult;
  difficulty: Difficulty;
  ms: number;
  /** What an even pace would have given this question. */
  evenMs: number;
  /** No later question of the module has an answer, and the clock closed it. */
  isAtTheEnd: boolean;
}

/** Shorter than this share of the even pace nobody reads a whole question. */
const hastyShare = 0.35;

/**
 * A first guess from behaviour, which the student may correct. It reads the clock and the difficulty only: what a person
 * thought is not in the log.
 */
export function suggestCause(behaviour: Behaviour): MistakeCause {
  const { result, difficulty, ms, evenMs, isAtTheEnd } = behaviour;
  const isHasty = ms < hastyShare * evenMs;
  if (result === 'not-reached' || isAtTheEnd) return 'timing';
  if (result === 'omitted') return ms > slowFactor * evenMs ? 'content-gap' : 'timing';
  if (isHasty) return difficulty === 'hard' ? 'guess' : 'careless';
  if (difficulty === 'easy') return 'careless';
  if (difficulty === 'medium' && ms <= evenMs) return 'misread';
  return 'content-gap';
}
