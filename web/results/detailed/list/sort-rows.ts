import { difficulties } from '@bac/exam/item/difficulties.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { questionResults } from '@bac/exam/report/outcome.ts';
import type { Sorting as ColumnSorting } from '../../../ui/data/address/setting.ts';
import { skillName } from '../../../item/taxonomy-name.ts';
import type { DetailRow } from './rows.ts';

export const columns = [
  'number',
  'result',
  'skill',
  'topic',
  'difficulty',
  'answer',
  'key',
  'time',
] as const;
export type ColumnName = (typeof columns)[number];

export type Sorting = ColumnSorting<ColumnName>;

export const testOrder: Sorting = { column: 'number', isDescending: false };

/** The first press on a column: descending for time, since people look for the longest, ascending for the others. */
export const initialSorting = (column: ColumnName): Sorting => ({
  column,
  isDescending: column === 'time',
});

/** The sorting after a press on a column header. */
export const nextSorting = (sorting: Sorting, column: ColumnName): Sorting =>
  sorting.column === column
    ? { column, isDescending: !sorting.isDescending }
    : initialSorting(column);

/** Sorts numbers before letters and null last. */
const compareTexts = (one: string | null, other: string | null, language: Language): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one.localeCompare(other, language, { numeric: true });
};

type Compare = (one: DetailRow, other: DetailRow, language: Language) => number;

const byPosition: Compare = (one, other) =>
  one.module - other.module || one.question - other.question;

const compare: Record<ColumnName, Compare> = {
  number: byPosition,
  result: (one, other) =>
    questionResults.indexOf(one.result) - questionResults.indexOf(other.result),
  skill: (one, other, language) =>
    compareTexts(skillName(one.skill)[language], skillName(other.skill)[language], language),
  topic: (one, other, language) =>
    compareTexts(one.topic[language], other.topic[language], language),
  difficulty: (one, other) =>
    difficulties.indexOf(one.difficulty) - difficulties.indexOf(other.difficulty),
  answer: (one, other, language) => compareTexts(one.answer, other.answer, language),
  key: (one, other, language) => compareTexts(one.keys[0] ?? null, other.keys[0] ?? null, language),
  time: (one, other) => one.ms - other.ms,
};

/** Equal rows keep the order of the test, in either direction. */
export function sortRows(
  rows: readonly DetailRow[],
  { column, isDescending }: Sorting,
  language: Language,
): DetailRow[] {
  const sign = isDescending ? -1 : 1;
  return rows.toSorted(
    (one, other) =>
      sign * compare[column](one, other, language) || byPosition(one, other, language),
  );
}
