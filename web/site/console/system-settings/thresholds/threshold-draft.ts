import type { Threshold, ThresholdInput } from '@bac/contract/results/admission.ts';
import { foldAccents } from '@bac/exam/fold-accents.ts';

/** A threshold while it is edited: numbers are strings until they are sent. */
export type Draft = Omit<ThresholdInput, 'score' | 'year' | 'url'> & {
  score: string;
  year: string;
  url: string;
};

export type DraftProblem = 'required' | 'score' | 'year' | 'url';

export const withoutId = ({ id: _id, ...words }: Threshold): ThresholdInput => words;

export const toDraft = (words: ThresholdInput): Draft => ({
  ...words,
  score: String(words.score),
  year: String(words.year),
  url: words.url ?? '',
});

export const emptyDraft = (year: number): Draft => ({
  university: { en: '', vi: '' },
  kind: 'application',
  score: '',
  year: String(year),
  source: { en: '', vi: '' },
  url: '',
  fields: [],
});

const isWithin = (text: string, min: number, max: number): boolean =>
  /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;

/** Finds what the contract would refuse, by field path. */
export function draftProblems(draft: Draft): Record<string, DraftProblem> {
  const problems: Record<string, DraftProblem> = {};
  for (const name of ['university', 'source'] as const) {
    for (const language of ['vi', 'en'] as const) {
      if (draft[name][language].trim() === '') problems[`${name}.${language}`] = 'required';
    }
  }
  if (!isWithin(draft.score.trim(), 400, 1600)) problems['score'] = 'score';
  if (!isWithin(draft.year.trim(), 2020, 2100)) problems['year'] = 'year';
  const url = draft.url.trim();
  if (url !== '' && !/^https:\/\/\S+$/.test(url)) problems['url'] = 'url';
  return problems;
}

const trimBoth = ({ en, vi }: { en: string; vi: string }) => ({ en: en.trim(), vi: vi.trim() });

export const fromDraft = (draft: Draft): ThresholdInput => ({
  university: trimBoth(draft.university),
  kind: draft.kind,
  score: Number(draft.score),
  year: Number(draft.year),
  source: trimBoth(draft.source),
  url: draft.url.trim() || null,
  fields: draft.fields,
});

/** Returns `terrace-university` for “Terrace University”, with a number appended if that id exists. */
export function newId(university: string, existingIds: readonly string[]): string {
  const name =
    foldAccents(university)
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 70)
      .replace(/^-|-$/g, '') || 'university';
  for (let number = 2, id = name; ; number += 1) {
    if (!existingIds.includes(id)) return id;
    id = `${name}-${number}`;
  }
}
