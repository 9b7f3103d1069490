import type { Attempt } from '../attempt/attempt.ts';
import { openModule } from '../attempt/attempt.ts';
import type { LoggedEvent } from '../attempt/event.ts';
import { replay, replayEvent } from '../attempt/replay.ts';
import { planAttempt } from '../blueprint/plan-attempt.ts';
import type { BlueprintId } from '../blueprint/blueprint.ts';
import type { ModuleTiming } from './outcome.ts';

const noAllowance = {
  extraTime: { rw: 1, math: 1 },
  longerBreak: false,
  extraBreaks: false,
  pause: false,
} as const;

/** The time of a planned module beyond the standard time. */
export const extraTimeOf = (id: BlueprintId, { plan }: Attempt, module: number): number =>
  Math.max(
    0,
    (plan.modules[module]?.ms ?? 0) - (planAttempt(id, noAllowance).modules[module]?.ms ?? 0),
  );

interface Pauses {
  pauses: number;
  pausedMs: number;
}

const pausedSince = ({ phase }: Attempt): number | undefined =>
  phase.name === 'module' ? phase.pausedAt : undefined;

/**
 * Reads from the log what the state of an attempt does not hold: how late answers arrived, and the pauses of each opened module.
 */
export function moduleTimingsOf(
  id: BlueprintId,
  log: readonly LoggedEvent[],
): Map<number, ModuleTiming> {
  const [first, ...rest] = log;
  if (!first) return new Map();
  let attempt = replay([first]);
  const pausesIn = new Map<number, Pauses>();
  const arrivals = new Map<number, number>();
  for (const logged of rest) {
    const { event, receivedAt } = logged;
    const module = openModule(attempt)?.module;
    const before = pausedSince(attempt);
    attempt = replayEvent(attempt, logged);
    if (module === undefined) continue;
    const { pauses, pausedMs } = pausesIn.get(module) ?? { pauses: 0, pausedMs: 0 };
    const after = pausedSince(attempt);
    if (before === undefined && after !== undefined) {
      pausesIn.set(module, { pauses: pauses + 1, pausedMs });
    }
    if (before !== undefined && after === undefined) {
      pausesIn.set(module, { pauses, pausedMs: pausedMs + Math.max(0, receivedAt - before) });
    }
    if (event.type === 'answered' || event.type === 'cleared') {
      arrivals.set(module, Math.max(arrivals.get(module) ?? 0, receivedAt));
    }
  }
  return new Map(
    attempt.modules.map(({ module, deadline }) => [
      module,
      {
        extraMs: Math.round(extraTimeOf(id, attempt, module)),
        lateMs: Math.round(Math.max(0, (arrivals.get(module) ?? 0) - deadline)),
        ...(pausesIn.get(module) ?? { pauses: 0, pausedMs: 0 }),
      },
    ]),
  );
}
