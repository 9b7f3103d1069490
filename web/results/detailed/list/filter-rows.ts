import type { Difficulty } from '@bac/exam/item/difficulties.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import type { QuestionResult } from '@bac/exam/report/outcome.ts';
import type { DetailRow } from './rows.ts';

export interface Filters {
  /** Rows with any of these results; an empty list means all. */
  results: readonly QuestionResult[];
  isMarked: boolean;
  isSlow: boolean;
  module: number | undefined;
  skill: Skill | undefined;
  difficulty: Difficulty | undefined;
}

export const noFilters: Filters = {
  results: [],
  isMarked: false,
  isSlow: false,
  module: undefined,
  skill: undefined,
  difficulty: undefined,
};

export const isFiltered = (filters: Filters): boolean =>
  filters.results.length > 0 ||
  filters.isMarked ||
  filters.isSlow ||
  filters.module !== undefined ||
  filters.skill !== undefined ||
  filters.difficulty !== undefined;

const matches = <Value>(filter: Value | undefined, value: Value): boolean =>
  filter === undefined || filter === value;

export const filterRows = (rows: readonly DetailRow[], filters: Filters): DetailRow[] =>
  rows.filter(
    (row) =>
      (filters.results.length === 0 || filters.results.includes(row.result)) &&
      (!filters.isMarked || row.isMarked) &&
      (!filters.isSlow || row.isSlow) &&
      matches(filters.module, row.module) &&
      matches(filters.skill, row.skill) &&
      matches(filters.difficulty, row.difficulty),
  );

/** How many of the rows that the other filters keep have this result; the counts of all results add up to these rows. */
export const countResult = (
  rows: readonly DetailRow[],
  filters: Filters,
  result: QuestionResult,
): number => filterRows(rows, { ...filters, results: [result] }).length;

/** Adds the result at the end, or removes it. */
export const withToggled = (
  results: readonly QuestionResult[],
  result: QuestionResult,
): QuestionResult[] =>
  results.includes(result) ? results.filter((each) => each !== result) : [...results, result];
