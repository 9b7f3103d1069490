import type { Plan } from '../attempt/plan.ts';
import type { Section } from '../item/section.ts';
import { blueprints, type BlueprintId } from './blueprint.ts';

/** What a student is granted on the real test and practises with. */
export interface Allowance {
  extraTime: Record<Section, 1 | 1.5 | 2>;
  longerBreak: boolean;
  extraBreaks: boolean;
  pause: boolean;
}

const minute = 60_000;

/** A longer break is twice the usual one. */
const longer = 2;

/** The blueprint as this student sits it. */
export function planAttempt(id: BlueprintId, allowance: Allowance): Plan {
  const { sections, breakMinutes } = blueprints[id];
  // A form of one section has a break only where breaks between its parts are granted.
  const usual = breakMinutes === 0 && allowance.extraBreaks ? 10 : breakMinutes;
  return {
    modules: sections.flatMap(({ section, modules }) =>
      modules.map(({ part, questions, minutes }) => ({
        section,
        part,
        questions,
        ms: minutes * minute * allowance.extraTime[section],
      })),
    ),
    breakMs: usual * minute * (allowance.longerBreak ? longer : 1),
    hasExtraBreaks: allowance.extraBreaks,
    mayPause: allowance.pause,
  };
}
