import { useState } from 'react';
import { addressSettings } from '../address/address-settings.ts';
import {
  oneOf,
  pageNumber,
  sortingBy,
  freeText,
  type Setting,
  type Sorting,
} from '../address/setting.ts';
import { useAddressSettings } from '../address/use-address-settings.ts';
import { toListQuery, type ListQuery } from './list-query.ts';
import { pageSizes, defaultPageSize, type PageSize } from './paging/page-sizes.ts';

type SettingsOf<Filters> = { [Name in keyof Filters]: Setting<Filters[Name]> };

export interface ListViewOptions<Sort extends string, Filters extends object> {
  /** The sort keys of the list; none if its order is fixed. */
  sorts?: readonly Sort[];
  defaultSort?: Sorting<Sort>;
  /** Each filter has the same name in the address and the route. */
  filters?: SettingsOf<Filters>;
  /** The query parameter that holds the open row. */
  openRow?: string;
}

interface ListState<Sort extends string> {
  page: number;
  size: PageSize;
  sort: Sorting<Sort>;
  search: string;
}

export interface ListView<Sort extends string, Filters extends object> extends ListState<Sort> {
  filters: Filters;
  /** Any change closes the open row, and a change of anything but the page returns to the first page. */
  set(changes: Partial<ListState<Sort> & Filters>): void;
  /** Whether the list is searched or filtered, apart from these filters. */
  isFiltered(...except: (keyof Filters)[]): boolean;
  /** Clears the search and all filters except these. */
  clear(...except: (keyof Filters)[]): void;
  /** The query of the route. */
  query: ListQuery<Sort, Filters>;
}

const basicSettings = {
  page: pageNumber,
  size: oneOf(pageSizes, defaultPageSize),
  search: freeText,
};
const unsorted = { column: '' as never, isDescending: false };

/** The page, sort order, search and filters of a list, stored in the address. Later changes of the options have no effect. */
export function useListView<Sort extends string = never, Filters extends object = object>(
  options: ListViewOptions<Sort, Filters>,
): ListView<Sort, Filters> {
  const [fixed] = useState(() => {
    const filters = (options.filters ?? {}) as SettingsOf<Filters>;
    const sort = sortingBy<Sort>(options.sorts ?? [], options.defaultSort ?? unsorted);
    const { openRow } = options;
    const all = { ...basicSettings, sort, ...filters, ...(openRow && { [openRow]: freeText }) };
    return {
      filters,
      settings: addressSettings(all as SettingsOf<ListState<Sort> & Filters>),
      resetValues: { page: 1, ...(openRow && { [openRow]: '' }) },
    };
  });
  const [values, change] = useAddressSettings(fixed.settings);
  const { page, size, sort, search } = values;
  const names = Object.keys(fixed.filters) as (keyof Filters)[];
  const filters = Object.fromEntries(names.map((name) => [name, values[name]])) as Filters;
  const set = (changes: Partial<ListState<Sort> & Filters>): void =>
    change({ ...fixed.resetValues, ...changes } as Partial<ListState<Sort> & Filters>);
  const isSet = (name: keyof Filters): boolean => {
    const { defaultValue, write } = fixed.filters[name];
    return write(filters[name]) !== write(defaultValue);
  };
  return {
    page,
    size,
    sort,
    search,
    filters,
    set,
    isFiltered: (...except) =>
      search !== '' || names.some((name) => !except.includes(name) && isSet(name)),
    clear: (...except) => {
      const clearedNames = names.filter((name) => !except.includes(name));
      const defaults = Object.fromEntries(
        clearedNames.map((name) => [name, fixed.filters[name].defaultValue]),
      );
      set({ search: '', ...defaults } as Partial<ListState<Sort> & Filters>);
    },
    query: toListQuery({ page, size, sort, search }, filters, fixed.filters),
  };
}
