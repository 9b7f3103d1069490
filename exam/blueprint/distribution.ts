import { sections, type Section } from '../item/section.ts';
import { domainsOf, type Domain } from '../item/taxonomy.ts';
import {
  blueprints,
  type Blueprint,
  type Counts,
  type ModuleBlueprint,
  type Ranges,
  type SectionBlueprint,
} from './blueprint.ts';

/**
 * How many scored questions of each domain a module of the whole test has. The framework says only how many a section
 * has, from and to; how they fall to its two modules is for the team to decide.
 */

export const moduleIds = ['rw-1', 'rw-2', 'math-1', 'math-2'] as const;
export type ModuleId = (typeof moduleIds)[number];

export type Distributions = Partial<Record<ModuleId, Counts>>;

export const moduleIdOf = (section: Section, part: number): ModuleId =>
  `${section}-${part === 1 ? 1 : 2}`;

export const sectionOfModule = (id: ModuleId): Section =>
  sections.find((section) => id.startsWith(section)) ?? 'rw';

const wholeSection = (section: Section): SectionBlueprint =>
  blueprints[`section-${section}`].sections[0]!;

/** Scored questions of a section by domain, over both its modules. */
export const sectionRanges = (section: Section): Ranges => wholeSection(section).domains;

/** A module as the whole test and the tests of one section have it. */
export function moduleBlueprint(id: ModuleId): ModuleBlueprint {
  const { section, modules } = wholeSection(sectionOfModule(id));
  return modules.find(({ part }) => moduleIdOf(section, part) === id)!;
}

export const scoredCount = ({ questions, pretest }: ModuleBlueprint): number => questions - pretest;

/** The shorter tests have one module a section and keep the counts they come with. */
export function withDistributions(blueprint: Blueprint, given: Distributions): Blueprint {
  return {
    ...blueprint,
    sections: blueprint.sections.map((each) => {
      if (each.modules.length < 2) return each;
      const modules = each.modules.map((module) => ({
        ...module,
        domains: given[moduleIdOf(each.section, module.part)] ?? module.domains,
      }));
      return { ...each, modules };
    }),
  };
}

export type DistributionProblem =
  | { code: 'sum'; found: number; wanted: number }
  /** Over both modules of the section. */
  | { code: 'range'; domain: Domain; found: number; least: number; most: number };

/** Everything that is wrong with a module's counts beside those of the section's other module. */
export function checkDistribution(
  id: ModuleId,
  counts: Counts,
  others: Distributions = {},
): DistributionProblem[] {
  const section = sectionOfModule(id);
  const { domains: ranges, modules } = wholeSection(section);
  const asked = { ...others, [id]: counts };
  const own = domainsOf(section);
  const found = own.reduce((sum, domain) => sum + (counts[domain] ?? 0), 0);
  const wanted = scoredCount(moduleBlueprint(id));
  const inBoth = (domain: Domain): number =>
    modules.reduce((sum, { part, domains }) => {
      const module = asked[moduleIdOf(section, part)] ?? domains;
      return sum + (module[domain] ?? 0);
    }, 0);
  return [
    ...(found === wanted ? [] : [{ code: 'sum' as const, found, wanted }]),
    ...own.flatMap((domain) => {
      const [least, most] = ranges[domain] ?? [0, 0];
      const count = inBoth(domain);
      return count >= least && count <= most
        ? []
        : [{ code: 'range' as const, domain, found: count, least, most }];
    }),
  ];
}
