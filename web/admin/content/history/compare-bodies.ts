import type { ContentBody } from '@bac/contract/content-bodies.ts';
import { languages, type Language } from '@bac/exam/item/language.ts';

export interface Difference {
  /** Where it stands, without the language: `phases.0.title`. */
  path: string;
  /** Undefined for what is the same in both languages: a picture, an address. */
  language: Language | undefined;
  /** Undefined where there was, or is, no such field. */
  before: string | undefined;
  after: string | undefined;
}

function leaves(value: unknown, path: string[], found: Map<string, string>): void {
  if (value === null || value === undefined) return;
  if (typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) leaves(inner, [...path, name], found);
  } else found.set(path.join('.'), String(value));
}

const leavesOf = (body: ContentBody): Map<string, string> => {
  const found = new Map<string, string>();
  leaves(body, [], found);
  return found;
};

const isLanguage = (name: string | undefined): name is Language =>
  languages.some((language) => language === name);

/** Every field that differs between two bodies, in the order of the form. */
export function compareBodies(before: ContentBody, after: ContentBody): Difference[] {
  const [old, fresh] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...fresh.keys(), ...old.keys()])]
    .filter((path) => old.get(path) !== fresh.get(path))
    .map((path) => {
      const names = path.split('.');
      const last = names.at(-1);
      const language = isLanguage(last) ? last : undefined;
      return {
        path: language ? names.slice(0, -1).join('.') : path,
        language,
        before: old.get(path),
        after: fresh.get(path),
      };
    });
}
