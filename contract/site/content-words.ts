import type { ContentBody } from './content-bodies.ts';
import type { ContentKind } from './content-kinds.ts';

/** One piece of an entry that exists in both languages, or should. */
interface BothWords {
  /** Where it stands, dotted: `phases.0.title`. */
  path: string;
  en: string;
  vi: string;
}

/** May be left out, but only in both languages at once. Numbers of a list are left out too. */
const optional: Readonly<Record<ContentKind, readonly string[]>> = {
  page: [],
  slide: ['text'],
  question: [],
  article: [],
  announcement: [],
  timeline: ['intro', 'features.text', 'phases.text', 'phases.when'],
};

const isWords = (value: object): value is { en: string; vi: string } =>
  'en' in value && 'vi' in value;

function walk(value: unknown, path: string[]): BothWords[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isWords(value)) return [{ path: path.join('.'), en: value.en, vi: value.vi }];
  return Object.entries(value).flatMap(([name, inside]) => walk(inside, [...path, name]));
}

export const wordsOf = (body: ContentBody): BothWords[] => walk(body, []);

const isBlank = (text: string): boolean => text.trim() === '';

/** How many pieces one language has and the other lacks. */
export const countGaps = (body: ContentBody): number =>
  wordsOf(body).filter(({ en, vi }) => isBlank(en) !== isBlank(vi)).length;

const isOptional = (kind: ContentKind, path: string): boolean =>
  optional[kind].includes(path.replaceAll(/\.\d+(?=\.)/g, ''));

/** What must be written before people may see it, each with its language: `answer.vi`. */
export function lackingWords(kind: ContentKind, body: ContentBody): string[] {
  return wordsOf(body).flatMap(({ path, en, vi }) => {
    if (isBlank(en) && isBlank(vi) && isOptional(kind, path)) return [];
    return [...(isBlank(vi) ? [`${path}.vi`] : []), ...(isBlank(en) ? [`${path}.en`] : [])];
  });
}

/** What an entry is called in a list. */
export function titleOf(body: ContentBody): { en: string; vi: string } {
  if ('question' in body) return body.question;
  return 'title' in body ? body.title : body.text;
}
