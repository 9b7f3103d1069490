import { openModule, type Attempt, type ModuleState } from './attempt.ts';
import type { RefusalReason } from './refusal.ts';

/** Half of the shortest extension: no clock is that far ahead of the server's. */
const clockErrorMs = 30_000;

/** A browser whose clock hands in now has not heard that there is more time. */
export const isFarFromDeadline = ({ deadline }: ModuleState, at: number): boolean =>
  at < deadline - clockErrorMs;

/** More time for a module, from its deadline on or, where that has passed, from now. What has closed stays closed. */
export function extend(
  attempt: Attempt,
  module: number,
  ms: number,
  at: number,
): { attempt: Attempt } | { refusal: RefusalReason } {
  const { phase, plan, chosen, modules } = attempt;
  const planned = plan.modules[module];
  if (!planned || !chosen.includes(planned.section)) return { refusal: 'unknown' };
  const open = openModule(attempt);
  if (modules.some((each) => each.module === module && each !== open)) {
    return { refusal: 'module-closed' };
  }
  const longer = {
    ...plan,
    modules: plan.modules.with(module, { ...planned, ms: planned.ms + ms }),
  };
  const now = (phase.name === 'module' && phase.pausedAt) || at;
  return {
    attempt: {
      ...attempt,
      plan: longer,
      modules: modules.map((each) =>
        each.module === module ? { ...each, deadline: Math.max(each.deadline, now) + ms } : each,
      ),
    },
  };
}
