import type { ReadyReport, ReportModule } from '@bac/contract/results.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { sectionNames } from '@bac/exam/item/taxonomy.ts';

/** “Math 2”; a section that has only one module needs no number. */
export function moduleName(
  { modules }: Pick<ReadyReport, 'modules'>,
  { section, part }: Pick<ReportModule, 'section' | 'part'>,
  language: Language,
): string {
  const name = sectionNames[section][language];
  const isAlone = modules.filter((each) => each.section === section).length === 1;
  return isAlone ? name : `${name} ${part}`;
}
