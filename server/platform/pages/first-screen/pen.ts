import type { Site } from '@bac/contract/site/settings.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { Kit, Messages } from './kit.ts';

/** With this a first screen is written: the words in its language, and the classes of its styles. */
export interface Pen {
  path: string;
  language: Language;
  site: Site;
  /** `words('attempts/tests')('visitor.title')`; a key that the pages do not know is a mistake. */
  words: (feature: string) => (key: string, values?: Record<string, string | number>) => string;
  /** `style('titles', 'page')`: the class by which the build knows it. Using it takes its stylesheet along. */
  style: (sheet: string, name: string) => string;
}

function find(messages: Messages | undefined, key: string): string | undefined {
  let found: string | Messages | undefined = messages;
  for (const step of key.split('.')) {
    found = typeof found === 'object' ? found[step] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}

const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));

/** `usedStyles` tells afterwards what was drawn with it. */
export function makePen(kit: Kit, about: Pick<Pen, 'path' | 'language' | 'site'>) {
  const used = new Set(['base']);
  const pen: Pen = {
    ...about,
    words: (feature) => (key, values) => {
      const text = find(kit.words[about.language][feature], key);
      if (text === undefined) throw new Error(`${feature} has no words for ${key}`);
      return filled(text, { siteName: about.site.siteName, ...values });
    },
    style: (sheet, name) => {
      used.add(sheet);
      const className = kit.styles[sheet]?.classes[name];
      if (className === undefined) throw new Error(`${sheet} has no class ${name}`);
      return className;
    },
  };
  const usedStyles = (): string =>
    Object.entries(kit.styles)
      .filter(([sheet]) => used.has(sheet))
      .map(([, { css }]) => css)
      .join('');
  return { pen, usedStyles };
}
