import { openModule, type Attempt, type ModuleState } from './attempt.ts';
import type { RefusalReason } from './refusal.ts';

/** Half of the shortest extension. No browser's clock is that far ahead of the server's. */
const clockErrorMs = 30_000;

/** True when a browser that submits by its clock cannot have received the extension yet. */
export const isFarFromDeadline = ({ deadline }: ModuleState, at: number): boolean =>
  at < deadline - clockErrorMs;

/** Adds time to a module, counted from its deadline or, if that has passed, from now. A closed module stays closed. */
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
  const extendedPlan = {
    ...plan,
    modules: plan.modules.with(module, { ...planned, ms: planned.ms + ms }),
    ...(plan.endsBy !== undefined && { endsBy: Math.max(plan.endsBy, at) + ms }),
  };
  const now = (phase.name === 'module' && phase.pausedAt) || at;
  return {
    attempt: {
      ...attempt,
      plan: extendedPlan,
      modules: modules.map((each) =>
        each.module === module ? { ...each, deadline: Math.max(each.deadline, now) + ms } : each,
      ),
    },
  };
}
