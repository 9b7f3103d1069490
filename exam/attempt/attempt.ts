import type { z } from 'zod';
import { sections } from '../item/section.ts';
import type * as schema from './attempt-schema.ts';
import type { LoggedEvent } from './event.ts';
import { nextModule } from './plan.ts';

export type QuestionState = z.infer<typeof schema.questionState>;
export type ModuleState = z.infer<typeof schema.moduleState>;
export type DeviceState = z.infer<typeof schema.deviceState>;
export type Phase = z.infer<typeof schema.phase>;
export type LogSize = z.infer<typeof schema.logSize>;
export type Attempt = z.infer<typeof schema.attempt>;

/**
 * All untouched questions share this one object: a server keeps thousands of attempts in memory, and a changed question is a new
 * object.
 */
const untouched: QuestionState = {
  isMarked: false,
  eliminated: [],
  highlights: [],
  isSeen: false,
  ms: 0,
};

export const newQuestion = (): QuestionState => untouched;

/** Creates the attempt from its first event. A form with one section skips the choice of sections. */
export function begin({ seq, at, event }: LoggedEvent): Attempt {
  if (event.type !== 'started') throw new Error('an attempt begins with “started”');
  const { form, plan } = event;
  const offered = sections.filter((section) =>
    plan.modules.some((module) => module.section === section),
  );
  const chosen = offered.length === 1 ? offered : [];
  const next = nextModule(plan, chosen);
  const phase: Phase =
    next === undefined ? { name: 'choosing' } : { name: 'waiting', next, mayBreak: false };
  return { form, plan, seq, startedAt: at, phase, chosen, modules: [], routes: {}, devices: {} };
}

export const openModule = ({ phase, modules }: Attempt): ModuleState | undefined =>
  phase.name === 'module' ? modules.find(({ module }) => module === phase.module) : undefined;

export const isPaused = ({ phase }: Attempt): boolean =>
  phase.name === 'module' && phase.pausedAt !== undefined;

type FinalPhase = Extract<Phase, { name: 'completed' | 'abandoned' }>;

/** Completed or abandoned: events of devices no longer change the attempt. */
export const isFinal = (phase: Phase): phase is FinalPhase =>
  phase.name === 'completed' || phase.name === 'abandoned';

/** The time of the attempt is over while no module is open. An open module is settled first. */
export const isExpired = (attempt: Attempt, now: number): boolean =>
  now >= (attempt.plan.endsBy ?? Infinity) && !openModule(attempt) && !isFinal(attempt.phase);

/** The student has nothing left to do: the attempt is final, or all modules are closed and `completed` follows. */
export const isOver = (phase: Phase): boolean => phase.name === 'ended' || isFinal(phase);

/** Milliseconds left in the open module or the break; undefined when neither is running. */
export function timeLeft(attempt: Attempt, now: number): number | undefined {
  const { phase } = attempt;
  if (phase.name === 'break') return Math.max(0, phase.endsAt - now);
  const open = openModule(attempt);
  if (phase.name !== 'module' || !open) return undefined;
  return Math.max(0, open.deadline - (phase.pausedAt ?? now));
}
