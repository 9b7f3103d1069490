import type { LocalText } from '@bac/exam/item/local-text.ts';
import { sectionNames, type Section } from '@bac/exam/item/section.ts';
import { site } from '../api/site.ts';

/** What the team calls a part of the test, or else what the product does. */
export const named = (part: string, usual: LocalText): LocalText =>
  site.parts?.names[part] ?? usual;

export const sectionName = (section: Section): LocalText =>
  named(`section:${section}`, sectionNames[section]);

/** A module that has no name of its own goes by its section. */
export const moduleName = (section: Section, part: number): LocalText =>
  named(`module:${section}-${part}`, sectionName(section));
