import { useState } from 'react';
import { addressSettings } from '../address/address-settings.ts';
import {
  oneOf,
  pageNumber,
  sortingBy,
  words,
  type Setting,
  type Sorting,
} from '../address/setting.ts';
import { useAddressSettings } from '../address/use-address-settings.ts';
import { queryOf, type ListQuery } from './list-query.ts';
import { pageSizes, usualSize, type PageSize } from './paging/page-sizes.ts';

type Table<Filters> = { [Name in keyof Filters]: Setting<Filters[Name]> };

export interface ListViewOptions<Sort extends string, Filters extends object> {
  /** What the list can be sorted by; none where its order is fixed. */
  sorts?: readonly Sort[];
  plainSort?: Sorting<Sort>;
  /** Each under the name that the address and the route have for it. */
  filters?: Table<Filters>;
  /** The name in the address of the row that is open: it closes when the list changes. */
  openRow?: string;
}

interface Shown<Sort extends string> {
  page: number;
  size: PageSize;
  sort: Sorting<Sort>;
  search: string;
}

export interface ListView<Sort extends string, Filters extends object> extends Shown<Sort> {
  filters: Filters;
  /** Changing anything but the page goes back to the first. */
  set(changes: Partial<Shown<Sort> & Filters>): void;
  /** Whether anything is searched for or filtered by, apart from these filters. */
  isFiltered(...except: (keyof Filters)[]): boolean;
  /** Clears the search and all filters but these. */
  clear(...except: (keyof Filters)[]): void;
  /** What the route is asked with. */
  query: ListQuery<Sort, Filters>;
}

const basic = { page: pageNumber, size: oneOf(pageSizes, usualSize), search: words };
const unsorted = { column: '' as never, isDescending: false };

/** Which part of a list is shown and how, kept in the address. The options are read once. */
export function useListView<Sort extends string = never, Filters extends object = object>(
  options: ListViewOptions<Sort, Filters>,
): ListView<Sort, Filters> {
  const [known] = useState(() => {
    const filters = (options.filters ?? {}) as Table<Filters>;
    const sort = sortingBy<Sort>(options.sorts ?? [], options.plainSort ?? unsorted);
    const { openRow } = options;
    const all = { ...basic, sort, ...filters, ...(openRow && { [openRow]: words }) };
    return {
      filters,
      settings: addressSettings(all as Table<Shown<Sort> & Filters>),
      firstPage: { page: 1, ...(openRow && { [openRow]: '' }) },
    };
  });
  const [values, change] = useAddressSettings(known.settings);
  const { page, size, sort, search } = values;
  const names = Object.keys(known.filters) as (keyof Filters)[];
  const filters = Object.fromEntries(names.map((name) => [name, values[name]])) as Filters;
  const set = (changes: Partial<Shown<Sort> & Filters>): void =>
    change({ ...known.firstPage, ...changes } as Partial<Shown<Sort> & Filters>);
  const isSet = (name: keyof Filters): boolean => {
    const { plain, write } = known.filters[name];
    return write(filters[name]) !== write(plain);
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
      const cleared = names.filter((name) => !except.includes(name));
      const plain = Object.fromEntries(cleared.map((name) => [name, known.filters[name].plain]));
      set({ search: '', ...plain } as Partial<Shown<Sort> & Filters>);
    },
    query: queryOf({ page, size, sort, search }, filters, known.filters),
  };
}
