import type { LocalText } from '@bac/exam/item/local-text.ts';
import { sectionNames, type Section } from '@bac/exam/item/section.ts';
import { site } from '../api/site.ts';

/** The team's name for a section, module, domain or skill, or else the default. */
export const named = (key: string, defaultName: LocalText): LocalText =>
  site.parts?.names[key] ?? defaultName;

export const sectionName = (section: Section): LocalText =>
  named(`section:${section}`, sectionNames[section]);

/** A module without its own name has the name of its section. */
export const moduleName = (section: Section, module: number): LocalText =>
  named(`module:${section}-${module}`, sectionName(section));
