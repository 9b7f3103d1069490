import { hasBreakBetween, type Plan } from '../attempt/plan.ts';
import type { Section } from '../item/section.ts';
import type { BlueprintId } from './blueprint.ts';
import { planAttempt } from './plan-attempt.ts';

/** The largest allowance a student can have. */
const largestAllowance = {
  extraTime: { rw: 2, math: 2 },
  longerBreak: true,
  extraBreaks: true,
  pause: true,
} as const;

/** For the screens between the modules, on a slow network too. */
const betweenModulesMs = 5 * 60_000;

/** The longest time that an attempt with this plan takes at these sections, without pauses. */
export function longestDuration(plan: Plan, chosen: readonly Section[]): number {
  const path = plan.modules.flatMap(({ section }, module) =>
    chosen.includes(section) ? [module] : [],
  );
  return path.reduce((sum, module, index) => {
    const before = path[index - 1];
    const hasBreak = before !== undefined && hasBreakBetween(plan, before, module);
    return sum + (plan.modules[module]?.ms ?? 0) + (hasBreak ? plan.breakMs : 0);
  }, betweenModulesMs);
}

/** The longest time that an attempt at these sections can take, with every allowance but without pauses. */
export const longestAttempt = (id: BlueprintId, chosen: readonly Section[]): number =>
  longestDuration(planAttempt(id, largestAllowance), chosen);
