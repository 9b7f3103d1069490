import type { z } from 'zod';
import type { Section } from '../item/section.ts';
import type * as schema from './plan-schema.ts';

export type Route = z.infer<typeof schema.route>;
export type PlannedModule = z.infer<typeof schema.plannedModule>;
export type Plan = z.infer<typeof schema.plan>;

/** The next module of the chosen sections after `last`; without `last`, the first one. */
export function nextModule(plan: Plan, chosen: readonly Section[], last = -1): number | undefined {
  const index = plan.modules.findIndex(
    ({ section }, module) => module > last && chosen.includes(section),
  );
  return index === -1 ? undefined : index;
}

export function hasBreakBetween(plan: Plan, before: number, after: number): boolean {
  if (plan.breakMs === 0) return false;
  return plan.hasExtraBreaks || plan.modules[before]?.section !== plan.modules[after]?.section;
}
