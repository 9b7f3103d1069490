import { skills } from '@bac/exam/item/taxonomy.ts';
import { questionResults } from '@bac/exam/report/outcome.ts';
import { difficultyOrder } from './difficulty-order.ts';
import { noFilters, type Filters } from './filter-rows.ts';
import { asAsked, columns, type Sorting } from './sort-rows.ts';

/** How many rows a page may hold; 0 stands for all. */
export const pageSizes = [10, 25, 50, 0] as const;
export type PageSize = (typeof pageSizes)[number];

/** All that decides which rows are on the page and in what order. */
export interface Settings {
  filters: Filters;
  sorting: Sorting;
  size: PageSize;
  /** From 1. */
  page: number;
}

export const plain: Settings = { filters: noFilters, sorting: asAsked, size: 10, page: 1 };

const oneOf = <Value>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => String(value) === given);

const wholeNumber = (given: string | null): number | undefined =>
  given !== null && /^\d{1,3}$/.test(given) ? Number(given) : undefined;

function readSorting(given: string): Sorting {
  const column = oneOf(columns, given.replace(/^-/, ''));
  return column ? { column, isDescending: given.startsWith('-') } : asAsked;
}

/** As the address tells it; what it does not say, or says wrongly, is plain. */
export function readSettings(search: string): Settings {
  const params = new URLSearchParams(search);
  const results = (params.get('result') ?? '').split(',');
  return {
    filters: {
      results: questionResults.filter((result) => results.includes(result)),
      isMarked: params.has('marked'),
      isSlow: params.has('slow'),
      module: wholeNumber(params.get('module')),
      skill: oneOf(skills, params.get('skill')),
      difficulty: oneOf(difficultyOrder, params.get('difficulty')),
    },
    sorting: readSorting(params.get('sort') ?? ''),
    size: oneOf(pageSizes, params.get('rows')) ?? plain.size,
    page: Math.max(1, wholeNumber(params.get('page')) ?? 1),
  };
}

/** The same search with these settings in it; whatever else stands there (the open tab) stays. */
export function writeSettings(search: string, settings: Settings): string {
  const { filters, sorting, size, page } = settings;
  const params = new URLSearchParams(search);
  const { column, isDescending } = sorting;
  const isAsAsked = column === asAsked.column && isDescending === asAsked.isDescending;
  const said: Record<string, string | number | undefined> = {
    result: filters.results.join(',') || undefined,
    marked: filters.isMarked ? 1 : undefined,
    slow: filters.isSlow ? 1 : undefined,
    module: filters.module,
    skill: filters.skill,
    difficulty: filters.difficulty,
    sort: isAsAsked ? undefined : `${isDescending ? '-' : ''}${column}`,
    rows: size === plain.size ? undefined : size,
    page: page === 1 ? undefined : page,
  };
  for (const [name, value] of Object.entries(said)) {
    if (value === undefined) params.delete(name);
    else params.set(name, String(value));
  }
  const written = params.toString();
  return written === '' ? '' : `?${written}`;
}
