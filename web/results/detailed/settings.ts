import { difficulties } from '@bac/exam/item/difficulties.ts';
import { skills } from '@bac/exam/item/taxonomy.ts';
import { questionResults } from '@bac/exam/report/outcome.ts';
import { addressSettings, type AddressSettings } from '../../ui/data/address/address-settings.ts';
import {
  oneOf,
  pageNumber,
  optionalOneOf,
  optionalIndex,
  someOf,
  sortingBy,
  flag,
} from '../../ui/data/address/setting.ts';
import { noFilters, type Filters } from './list/filter-rows.ts';
import { testOrder, columns, type Sorting } from './list/sort-rows.ts';

/** The choices for rows per page; 0 means all. */
export const pageSizes = [10, 25, 50, 0] as const;
export type PageSize = (typeof pageSizes)[number];

/** Decides which rows are on the page and in what order. */
export interface Settings {
  filters: Filters;
  sorting: Sorting;
  size: PageSize;
  /** The page number, from 1. */
  page: number;
}

export const defaultSettings: Settings = {
  filters: noFilters,
  sorting: testOrder,
  size: 10,
  page: 1,
};

const table = addressSettings({
  result: someOf(questionResults),
  marked: flag,
  slow: flag,
  module: optionalIndex,
  skill: optionalOneOf(skills),
  difficulty: optionalOneOf(difficulties),
  sort: sortingBy(columns, testOrder),
  rows: oneOf(pageSizes),
  page: pageNumber,
});

/** Reads and writes the settings in the address; missing or invalid values become defaults. */
export const detailSettings: AddressSettings<Settings> = {
  read: (search) => {
    const { result, marked, slow, sort, rows, page, ...others } = table.read(search);
    return {
      filters: { results: result, isMarked: marked, isSlow: slow, ...others },
      sorting: sort,
      size: rows,
      page,
    };
  },
  write: (search, { filters, sorting, size, page }) => {
    const { results, isMarked, isSlow, ...others } = filters;
    return table.write(search, {
      result: results,
      marked: isMarked,
      slow: isSlow,
      ...others,
      sort: sorting,
      rows: size,
      page,
    });
  },
};
