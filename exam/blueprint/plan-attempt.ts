import type { Plan } from '../attempt/plan.ts';
import type { Section } from '../item/section.ts';
import { blueprints, type BlueprintId } from './blueprint.ts';

/** The accommodations that a student is granted on the real test and practices with. */
export interface Allowance {
  extraTime: Record<Section, 1 | 1.5 | 2>;
  longerBreak: boolean;
  extraBreaks: boolean;
  pause: boolean;
}

const minute = 60_000;

/** A longer break is twice the usual one. */
const longerBreakFactor = 2;

/** The plan of an attempt: the blueprint with the student's allowance applied. */
export function planAttempt(id: BlueprintId, allowance: Allowance): Plan {
  const { sections, breakMinutes } = blueprints[id];
  // A form of one section has a break only if breaks between its modules are granted.
  const usualMinutes = breakMinutes === 0 && allowance.extraBreaks ? 10 : breakMinutes;
  return {
    modules: sections.flatMap(({ section, modules }) =>
      modules.map(({ part, questions, minutes }) => ({
        section,
        part,
        questions,
        ms: minutes * minute * allowance.extraTime[section],
      })),
    ),
    breakMs: usualMinutes * minute * (allowance.longerBreak ? longerBreakFactor : 1),
    hasExtraBreaks: allowance.extraBreaks,
    mayPause: allowance.pause,
  };
}
