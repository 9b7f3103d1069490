import type { Section } from '../item/section.ts';

/** The result of a question. `omitted` was seen and left empty; `not-reached` was never seen. */
export const questionResults = ['right', 'wrong', 'omitted', 'not-reached'] as const;
export type QuestionResult = (typeof questionResults)[number];

/** The outcome of one question of a completed attempt, stored when the attempt is scored. */
export interface Outcome {
  /** The index of the module in the attempt's plan, and of the question in the module. */
  module: number;
  question: number;
  item: string;
  version: number;
  answer?: string;
  result: QuestionResult;
  /** The question is not scored. */
  isPretest: boolean;
  /** The team has dropped it from scoring. */
  isDropped?: boolean;
  isMarked: boolean;
  /** Time in view. */
  ms: number;
}

/** A module of a completed attempt. */
export interface ModuleOutcome {
  module: number;
  section: Section;
  part: number;
  route?: 'lower' | 'higher';
  /** The time that the student was given, and the time used without pauses. */
  ms: number;
  usedMs: number;
  closedBy: 'student' | 'clock';
  /** Absent in results from before it was computed. */
  timing?: ModuleTiming;
}

/** What a teacher may want to know about the time of a module. */
export interface ModuleTiming {
  /** Time beyond the standard time: an allowance or an extension. */
  extraMs: number;
  /** How long after the deadline the last answer arrived; 0 if none did. */
  lateMs: number;
  pauses: number;
  pausedMs: number;
}

/** The timing of a whole attempt. */
export const sumTimings = (timings: readonly ModuleTiming[]): ModuleTiming =>
  timings.reduce(
    (sum, timing) => ({
      extraMs: sum.extraMs + timing.extraMs,
      lateMs: Math.max(sum.lateMs, timing.lateMs),
      pauses: sum.pauses + timing.pauses,
      pausedMs: sum.pausedMs + timing.pausedMs,
    }),
    { extraMs: 0, lateMs: 0, pauses: 0, pausedMs: 0 },
  );

/** The timing of a completed attempt; null if it is not known. */
export function timingOf(modules: readonly ModuleOutcome[]): ModuleTiming | null {
  const timings = modules.flatMap(({ timing }) => timing ?? []);
  return timings.length === modules.length ? sumTimings(timings) : null;
}

export const isMissed = ({ result }: { result: QuestionResult }): boolean => result !== 'right';

/** Missed questions can be answered again, except for those that the team dropped because they were unfair. */
export const canRedo = (outcome: Pick<Outcome, 'result' | 'isDropped'>): boolean =>
  isMissed(outcome) && outcome.isDropped !== true;
