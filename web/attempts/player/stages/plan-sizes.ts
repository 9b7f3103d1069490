import type { Plan, PlannedModule } from '@bac/exam/attempt/plan.ts';
import { blueprints } from '@bac/exam/blueprint/blueprint.ts';
import { sections, type Section } from '@bac/exam/item/section.ts';

export const minutesIn = (ms: number): number => ms / 60_000;

export const sectionsOf = ({ modules }: Plan): Section[] =>
  sections.filter((section) => modules.some((module) => module.section === section));

/** The number of a section in the whole test, from 1: Math is the second even if the student takes nothing else. */
export const sectionNumber = (plan: Plan, section: Section): number =>
  sectionsOf(plan).indexOf(section) + 1;

interface PlacedModule extends PlannedModule {
  module: number;
}

/** The modules of these sections, each with its index in the plan. */
export const modulesOf = ({ modules }: Plan, chosen: readonly Section[]): PlacedModule[] =>
  modules
    .map((planned, module) => ({ ...planned, module }))
    .filter(({ section }) => chosen.includes(section));

export function sizeOf(
  plan: Plan,
  chosen: readonly Section[],
): { questions: number; minutes: number } {
  const modules = modulesOf(plan, chosen);
  return {
    questions: modules.reduce((sum, { questions }) => sum + questions, 0),
    minutes: minutesIn(modules.reduce((sum, { ms }) => sum + ms, 0)),
  };
}

/** A test of one module has no break, even if the student's accommodations grant one. */
export const hasBreaks = ({ breakMs, modules }: Plan): boolean => breakMs > 0 && modules.length > 1;

const factors = [1, 1.5, 2];

/**
 * The factor of extra time of a module, computed from its minutes, because the plan stores only those. Undefined if no blueprint
 * has such a module.
 */
export function timeFactor({ section, part, questions, ms }: PlannedModule): number | undefined {
  const standard = Object.values(blueprints)
    .flatMap((blueprint) => blueprint.sections)
    .filter((each) => each.section === section)
    .flatMap(({ modules }) => modules)
    .filter((module) => module.part === part && module.questions === questions);
  return factors.find((factor) =>
    standard.some(({ minutes }) => minutes * factor === minutesIn(ms)),
  );
}
