import type { ContentBody } from './content-bodies.ts';
import type { ContentKind } from './content-kinds.ts';

/** A localized text of an entry. */
interface TextAtPath {
  /** Its dotted path, such as `phases.0.title`. */
  path: string;
  en: string;
  vi: string;
}

/** Texts that may be empty, but only in both languages at once. The paths have no list indexes. */
const optional: Readonly<Record<ContentKind, readonly string[]>> = {
  page: [],
  slide: ['text'],
  question: [],
  article: [],
  announcement: [],
  timeline: ['intro', 'features.text', 'phases.text', 'phases.when'],
};

const isLocalText = (value: object): value is { en: string; vi: string } =>
  'en' in value && 'vi' in value;

function walk(value: unknown, path: string[]): TextAtPath[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalText(value)) return [{ path: path.join('.'), en: value.en, vi: value.vi }];
  return Object.entries(value).flatMap(([name, inside]) => walk(inside, [...path, name]));
}

export const localTextsIn = (body: ContentBody): TextAtPath[] => walk(body, []);

const isBlank = (text: string): boolean => text.trim() === '';

/** Counts the texts that exist in only one language. */
export const countGaps = (body: ContentBody): number =>
  localTextsIn(body).filter(({ en, vi }) => isBlank(en) !== isBlank(vi)).length;

const isOptional = (kind: ContentKind, path: string): boolean =>
  optional[kind].includes(path.replaceAll(/\.\d+(?=\.)/g, ''));

/** The texts that must be written before the entry can be published, each with its language, such as `answer.vi`. */
export function missingTexts(kind: ContentKind, body: ContentBody): string[] {
  return localTextsIn(body).flatMap(({ path, en, vi }) => {
    if (isBlank(en) && isBlank(vi) && isOptional(kind, path)) return [];
    return [...(isBlank(vi) ? [`${path}.vi`] : []), ...(isBlank(en) ? [`${path}.en`] : [])];
  });
}

/** The title of an entry in lists. */
export function titleOf(body: ContentBody): { en: string; vi: string } {
  if ('question' in body) return body.question;
  return 'title' in body ? body.title : body.text;
}
