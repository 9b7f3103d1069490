import type { ChoiceId } from '../item/choice-ids.ts';
import { sections, type Section } from '../item/section.ts';
import type { Highlight, ItemRef, LoggedEvent } from './event.ts';
import { nextModule, type Plan, type Route } from './plan.ts';

export interface QuestionState {
  answer?: string;
  isMarked: boolean;
  eliminated: ChoiceId[];
  highlights: (Highlight & { note?: string })[];
  isSeen: boolean;
  /** Time in view. */
  ms: number;
  /** The last change, by which device and where in the log, for the rule about devices that come back. */
  changedBy?: string;
  changedSeq?: number;
}

export interface ModuleState {
  module: number;
  items: ItemRef[];
  openedAt: number;
  deadline: number;
  closed?: { at: number; by: 'student' | 'clock' };
  questions: QuestionState[];
}

export interface DeviceState {
  /** The last running number taken from it. */
  number: number;
  /** When its last event was made, and when we last heard from it. */
  madeAt: number;
  heardAt: number;
  /** Acknowledgements it may be reckoning from: up to which number, and when. Newest last. */
  acknowledged: { number: number; at: number }[];
  /** Since when (in the log) another device has the test; absent while it has it itself. */
  lostSeq?: number;
}

export type Phase =
  | { name: 'choosing' }
  | { name: 'waiting'; next: number; mayBreak: boolean }
  | { name: 'break'; next: number; endsAt: number }
  | { name: 'module'; module: number; pausedAt?: number }
  /** Every module is closed; `completed` follows. */
  | { name: 'ended' }
  | { name: 'completed' }
  | { name: 'abandoned'; isByTeam?: true };

/** How much devices have added to the log, see `log-limits.ts`. */
export interface LogSize {
  /** Events of devices, with effect or superseded. */
  events: number;
  /** Characters of the quotes and notes in them. */
  text: number;
  superseded: number;
  takeovers: number;
}

export interface Attempt {
  form: string;
  plan: Plan;
  seq: number;
  startedAt: number;
  phase: Phase;
  chosen: Section[];
  /** Those opened so far, in order. */
  modules: ModuleState[];
  routes: Partial<Record<Section, Route>>;
  devices: Record<string, DeviceState>;
  active?: string;
  /** When the server learned that it is completed or abandoned. */
  endedAt?: number;
  /** Absent while it is empty, and in what an earlier version of the page stored. */
  logSize?: LogSize;
}

/** One for all: a question is replaced, never changed, and a server keeps thousands of attempts in memory. */
const untouched: QuestionState = {
  isMarked: false,
  eliminated: [],
  highlights: [],
  isSeen: false,
  ms: 0,
};

export const newQuestion = (): QuestionState => untouched;

/** An attempt's first event makes it. A form of one section leaves nothing to choose. */
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

/** Milliseconds left in the open module or the break; undefined where no clock runs. */
export function timeLeft(attempt: Attempt, now: number): number | undefined {
  const { phase } = attempt;
  if (phase.name === 'break') return Math.max(0, phase.endsAt - now);
  const open = openModule(attempt);
  if (phase.name !== 'module' || !open) return undefined;
  return Math.max(0, open.deadline - (phase.pausedAt ?? now));
}
