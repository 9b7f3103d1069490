import { languages, type Language } from '@bac/exam/item/language.ts';

export interface Difference {
  /** The path of the field, without the language: `phases.0.title`. */
  path: string;
  /** Undefined for a field without a language, such as a picture or an address. */
  language: Language | undefined;
  /** Undefined if the field did not, or does not, exist. */
  before: string | undefined;
  after: string | undefined;
}

type Leaves = ReadonlyMap<string, string>;

function collectLeaves(value: unknown, path: string[], found: Map<string, string>): void {
  if (value === null || value === undefined) return;
  if (typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) collectLeaves(inner, [...path, name], found);
  } else found.set(path.join('.'), String(value));
}

/** Every text and number of a body by its path. */
function leavesOf(body: unknown): Leaves {
  const found = new Map<string, string>();
  collectLeaves(body, [], found);
  return found;
}

const isLanguage = (name: string | undefined): name is Language =>
  languages.some((language) => language === name);

/** Every field that differs between two bodies, in the order of the form. */
export const compareFields = (before: unknown, after: unknown): Difference[] =>
  compareLeaves(leavesOf(before), leavesOf(after));

/** Like `compareFields`, for leaves that the caller has collected itself. */
export function compareLeaves(old: Leaves, fresh: Leaves): Difference[] {
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
