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

/** The longest time that an attempt at these sections can take, with every allowance but without pauses. */
export function longestAttempt(id: BlueprintId, chosen: readonly Section[]): number {
  const { modules, breakMs } = planAttempt(id, largestAllowance);
  const chosenModules = modules.filter(({ section }) => chosen.includes(section));
  const moduleMs = chosenModules.reduce((sum, { ms }) => sum + ms, 0);
  return moduleMs + Math.max(0, chosenModules.length - 1) * breakMs;
}
