import type { Section } from '../item/section.ts';
import type { BlueprintId } from './blueprint.ts';
import { planAttempt } from './plan-attempt.ts';

/** All that anybody can be granted. */
const mostGranted = {
  extraTime: { rw: 2, math: 2 },
  longerBreak: true,
  extraBreaks: true,
  pause: true,
} as const;

/** How long somebody who has just begun may be at these sections, with every allowance; pauses are not counted. */
export function longestSitting(id: BlueprintId, chosen: readonly Section[]): number {
  const { modules, breakMs } = planAttempt(id, mostGranted);
  const own = modules.filter(({ section }) => chosen.includes(section));
  const sat = own.reduce((sum, { ms }) => sum + ms, 0);
  return sat + Math.max(0, own.length - 1) * breakMs;
}
