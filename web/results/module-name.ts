import type { ReportModule } from '@bac/contract/results/results.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { named, sectionName } from '../item/part-name.ts';

type ModulePosition = Pick<ReportModule, 'section' | 'part'>;

/** The number of a module in its section, from 1; undefined if the section has only one module. */
export const partOf = (
  modules: readonly ModulePosition[],
  { section, part }: ModulePosition,
): number | undefined =>
  modules.filter((each) => each.section === section).length > 1 ? part : undefined;

/** “Math 2”, or “Math” if the section has one module; the team’s own name for the module, if there is one. */
export function partName(
  { section, part }: { section: Section; part: number | undefined },
  language: Language,
): string {
  const { en, vi } = sectionName(section);
  const standardName =
    part === undefined ? { en, vi } : { en: `${en} ${part}`, vi: `${vi} ${part}` };
  return named(`module:${section}-${part ?? 1}`, standardName)[language];
}

export const moduleName = (
  modules: readonly ModulePosition[],
  module: ModulePosition,
  language: Language,
): string => partName({ section: module.section, part: partOf(modules, module) }, language);
