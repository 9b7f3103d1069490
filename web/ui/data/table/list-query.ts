import type { Setting, Sorting } from '../address/setting.ts';
import { defaultPageSize } from './paging/page-sizes.ts';

/** A list of values is joined by commas; anything else stays as it is. */
type QueryValue<Value> = Value extends readonly string[] ? string : Value;

export type ListQuery<Sort extends string, Filters extends object> = {
  page?: number;
  size?: number;
  sort?: Sort | `-${Sort}`;
  search?: string;
} & { [Name in keyof Filters]?: QueryValue<Filters[Name]> };

interface ListState<Sort extends string> {
  page: number;
  size: number;
  sort: Sorting<Sort>;
  search: string;
}

/** Leaves out defaults, except the sort order: the server's default may differ. */
export function toListQuery<Sort extends string, Filters extends object>(
  { page, size, sort, search }: ListState<Sort>,
  filters: Filters,
  table: { [Name in keyof Filters]: Setting<Filters[Name]> },
): ListQuery<Sort, Filters> {
  const names = Object.keys(table) as (keyof Filters)[];
  const changedNames = names.filter(
    (name) => table[name].write(filters[name]) !== table[name].write(table[name].defaultValue),
  );
  return {
    ...(page > 1 && { page }),
    ...(size !== defaultPageSize && { size }),
    ...(sort.column !== '' && { sort: `${sort.isDescending ? '-' : ''}${sort.column}` }),
    ...(search.trim() !== '' && { search: search.trim() }),
    ...Object.fromEntries(
      changedNames.map((name) => {
        const value: unknown = filters[name];
        return [name, Array.isArray(value) ? value.join(',') : value];
      }),
    ),
  } as ListQuery<Sort, Filters>;
}
