import type { Section } from '../item/section.ts';

export type Route = 'lower' | 'higher';

/** A timed part of a section, as this student gets it: extra time is already in the minutes. */
export interface PlannedModule {
  section: Section;
  /** 1 or 2 inside its section. */
  part: number;
  questions: number;
  ms: number;
}

/** Fixed at the start, so that a later change of form or profile touches no running attempt. */
export interface Plan {
  modules: PlannedModule[];
  /** Between the sections. */
  breakMs: number;
  /** Breaks also between the parts of a section. */
  hasExtraBreaks: boolean;
  mayPause: boolean;
}

/** The module after `last` among the chosen sections; the first one without `last`. */
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
