import type { ReportModule } from '@bac/contract/results/results.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { customName, sectionName } from '../item/structure-name.ts';

type ModulePosition = Pick<ReportModule, 'section' | 'part'>;

/** The number of a module in its section, from 1; undefined if the section has only one module. */
export const moduleNumber = (
  modules: readonly ModulePosition[],
  { section, part }: ModulePosition,
): number | undefined =>
  modules.filter((each) => each.section === section).length > 1 ? part : undefined;

/** “Math 2”, or “Math” if the section has one module; the team’s own name for the module, if there is one. */
export function numberedModuleName(
  { section, part }: { section: Section; part: number | undefined },
  language: Language,
): string {
  const { en, vi } = sectionName(section);
  const standardName =
    part === undefined ? { en, vi } : { en: `${en} ${part}`, vi: `${vi} ${part}` };
  return customName(`module:${section}-${part ?? 1}`, standardName)[language];
}

export const moduleName = (
  modules: readonly ModulePosition[],
  module: ModulePosition,
  language: Language,
): string =>
  numberedModuleName({ section: module.section, part: moduleNumber(modules, module) }, language);
