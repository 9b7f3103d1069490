import type { Difficulty } from '@bac/exam/item/difficulties.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import type { QuestionResult } from '@bac/exam/report/outcome.ts';
import type { DetailRow } from './rows.ts';

export interface Filters {
  /** Any of these; none chosen means all. */
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

const isWanted = <Value>(wanted: Value | undefined, own: Value): boolean =>
  wanted === undefined || wanted === own;

export const filterRows = (rows: readonly DetailRow[], filters: Filters): DetailRow[] =>
  rows.filter(
    (row) =>
      (filters.results.length === 0 || filters.results.includes(row.result)) &&
      (!filters.isMarked || row.isMarked) &&
      (!filters.isSlow || row.isSlow) &&
      isWanted(filters.module, row.module) &&
      isWanted(filters.skill, row.skill) &&
      isWanted(filters.difficulty, row.difficulty),
  );

/** How many rows have this result among those that the other filters leave: over all results they add up. */
export const countOf = (
  rows: readonly DetailRow[],
  filters: Filters,
  result: QuestionResult,
): number => filterRows(rows, { ...filters, results: [result] }).length;

/** One more result, or one less, in their own order. */
export const withToggled = (
  results: readonly QuestionResult[],
  result: QuestionResult,
): QuestionResult[] =>
  results.includes(result) ? results.filter((each) => each !== result) : [...results, result];
