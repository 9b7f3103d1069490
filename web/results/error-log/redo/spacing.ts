import { afterMiss, afterTry, stages } from '@bac/exam/report/spacing.ts';

/** Days until it comes back, by stage: 1, 3, 7, 21. After the last it is learnt. */
export const stageDays: readonly number[] = Array.from({ length: stages }, (_, stage) =>
  stage === 0 ? afterMiss.days! : afterTry(stage - 1, true).days!,
);
