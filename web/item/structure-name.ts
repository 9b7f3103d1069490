import type { LocalText } from '@bac/exam/item/local-text.ts';
import { sectionNames, type Section } from '@bac/exam/item/section.ts';
import { site } from '../api/site.ts';

/** The team's name for a section, module, domain or skill, or else the default. */
export const customName = (key: string, defaultName: LocalText): LocalText =>
  site.structure?.names[key] ?? defaultName;

export const sectionName = (section: Section): LocalText =>
  customName(`section:${section}`, sectionNames[section]);

/** A module without its own name has the name of its section. */
export const moduleName = (section: Section, module: number): LocalText =>
  customName(`module:${section}-${module}`, sectionName(section));
