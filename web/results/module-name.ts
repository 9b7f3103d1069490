import type { ReportModule } from '@bac/contract/results/results.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { named, sectionName } from '../item/part-name.ts';

type Place = Pick<ReportModule, 'section' | 'part'>;

/** Of its section, from 1; undefined where the section has no other. */
export const partOf = (modules: readonly Place[], { section, part }: Place): number | undefined =>
  modules.filter((each) => each.section === section).length > 1 ? part : undefined;

/** “Math 2”, or the section alone where it has one module; what the team calls the module, where it does. */
export function partName(
  { section, part }: { section: Section; part: number | undefined },
  language: Language,
): string {
  const { en, vi } = sectionName(section);
  const usual = part === undefined ? { en, vi } : { en: `${en} ${part}`, vi: `${vi} ${part}` };
  return named(`module:${section}-${part ?? 1}`, usual)[language];
}

export const moduleName = (modules: readonly Place[], module: Place, language: Language): string =>
  partName({ section: module.section, part: partOf(modules, module) }, language);
