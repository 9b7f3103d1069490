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
 * How many scored questions of each domain a module of the full test has. The framework only gives a range for each section; the
 * team decides how to distribute them over its two modules.
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

/** The allowed numbers of scored questions by domain, over both modules of a section. */
export const sectionRanges = (section: Section): Ranges => wholeSection(section).domains;

/** The product's blueprint of a module, as in the full test and in the section tests. */
export function moduleBlueprint(id: ModuleId): ModuleBlueprint {
  const { section, modules } = wholeSection(sectionOfModule(id));
  return modules.find(({ part }) => moduleIdOf(section, part) === id)!;
}

export const scoredCount = ({ questions, pretest }: ModuleBlueprint): number => questions - pretest;

/** Applies the team's distributions. Shorter tests have one module per section and keep the product's counts. */
export function withDistributions(blueprint: Blueprint, distributions: Distributions): Blueprint {
  return {
    ...blueprint,
    sections: blueprint.sections.map((each) => {
      if (each.modules.length < 2) return each;
      const modules = each.modules.map((module) => ({
        ...module,
        domains: distributions[moduleIdOf(each.section, module.part)] ?? module.domains,
      }));
      return { ...each, modules };
    }),
  };
}

export type DistributionProblem =
  | { code: 'sum'; found: number; required: number }
  /** Over both modules of the section. */
  | { code: 'range'; domain: Domain; found: number; least: number; most: number };

/** Checks a module's counts, together with those of the other module of its section. */
export function checkDistribution(
  id: ModuleId,
  counts: Counts,
  others: Distributions = {},
): DistributionProblem[] {
  const section = sectionOfModule(id);
  const { domains: ranges, modules } = wholeSection(section);
  const distributions = { ...others, [id]: counts };
  const sectionDomains = domainsOf(section);
  const found = sectionDomains.reduce((sum, domain) => sum + (counts[domain] ?? 0), 0);
  const expected = scoredCount(moduleBlueprint(id));
  const countInBoth = (domain: Domain): number =>
    modules.reduce((sum, { part, domains }) => {
      const module = distributions[moduleIdOf(section, part)] ?? domains;
      return sum + (module[domain] ?? 0);
    }, 0);
  return [
    ...(found === expected ? [] : [{ code: 'sum' as const, found, required: expected }]),
    ...sectionDomains.flatMap((domain) => {
      const [least, most] = ranges[domain] ?? [0, 0];
      const count = countInBoth(domain);
      return count >= least && count <= most
        ? []
        : [{ code: 'range' as const, domain, found: count, least, most }];
    }),
  ];
}
