import { difficulties } from '@bac/exam/item/difficulties.ts';
import { skills } from '@bac/exam/item/taxonomy.ts';
import { questionResults } from '@bac/exam/report/outcome.ts';
import { addressSettings, type AddressSettings } from '../../ui/data/address/address-settings.ts';
import {
  oneOf,
  pageNumber,
  perhapsOneOf,
  place,
  someOf,
  sortingBy,
  yesOrNo,
} from '../../ui/data/address/setting.ts';
import { noFilters, type Filters } from './list/filter-rows.ts';
import { asAsked, columns, type Sorting } from './list/sort-rows.ts';

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

const table = addressSettings({
  result: someOf(questionResults),
  marked: yesOrNo,
  slow: yesOrNo,
  module: place,
  skill: perhapsOneOf(skills),
  difficulty: perhapsOneOf(difficulties),
  sort: sortingBy(columns, asAsked),
  rows: oneOf(pageSizes),
  page: pageNumber,
});

/** As the address tells it; what it does not say, or says wrongly, is plain. */
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
