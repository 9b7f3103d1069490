import type { Plan } from '@bac/exam/attempt/plan.ts';
import { planAttempt, type Allowance } from '@bac/exam/blueprint/plan-attempt.ts';

/** For tests: plans like those of the server. */

export const standard: Allowance = {
  extraTime: { rw: 1, math: 1 },
  longerBreak: false,
  extraBreaks: false,
  pause: false,
};

export const fullPlan: Plan = planAttempt('full', standard);

export const generousPlan: Plan = planAttempt('full', {
  extraTime: { rw: 1.5, math: 2 },
  longerBreak: true,
  extraBreaks: true,
  pause: true,
});
