import type { Answers } from '@bac/exam/orientation/answers.ts';
import { scoreInterests } from '@bac/exam/orientation/score-interests.ts';
import { steps, themeOf } from '@bac/exam/orientation/statements.ts';

/** The first step, from 1, with an unanswered statement; the last one if all are answered. */
export function firstOpenStep(answers: Answers): number {
  const open = steps.findIndex((step) => step.some((id) => answers[id] === undefined));
  return open === -1 ? steps.length : open + 1;
}

/** The steps, from 1, with unanswered statements that a result needs; none if there are enough answers. */
export function stepsStillNeeded(answers: Answers): number[] {
  const interests = scoreInterests(answers);
  if (interests.kind !== 'not enough answers') return [];
  return steps.flatMap((step, index) =>
    step.some((id) => answers[id] === undefined && interests.lacking.includes(themeOf(id)))
      ? [index + 1]
      : [],
  );
}
