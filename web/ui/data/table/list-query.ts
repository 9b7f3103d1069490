import type { Setting, Sorting } from '../address/setting.ts';
import { usualSize } from './paging/page-sizes.ts';

/** Several values stand with commas between them; anything else as it is. */
type Asked<Value> = Value extends readonly string[] ? string : Value;

export type ListQuery<Sort extends string, Filters extends object> = {
  page?: number;
  size?: number;
  sort?: Sort | `-${Sort}`;
  search?: string;
} & { [Name in keyof Filters]?: Asked<Filters[Name]> };

interface Shown<Sort extends string> {
  page: number;
  size: number;
  sort: Sorting<Sort>;
  search: string;
}

/** What is plain goes without saying, but the order is always said: the server's own may be another. */
export function queryOf<Sort extends string, Filters extends object>(
  { page, size, sort, search }: Shown<Sort>,
  filters: Filters,
  table: { [Name in keyof Filters]: Setting<Filters[Name]> },
): ListQuery<Sort, Filters> {
  const names = Object.keys(table) as (keyof Filters)[];
  const said = names.filter(
    (name) => table[name].write(filters[name]) !== table[name].write(table[name].plain),
  );
  return {
    ...(page > 1 && { page }),
    ...(size !== usualSize && { size }),
    ...(sort.column !== '' && { sort: `${sort.isDescending ? '-' : ''}${sort.column}` }),
    ...(search.trim() !== '' && { search: search.trim() }),
    ...Object.fromEntries(
      said.map((name) => {
        const value: unknown = filters[name];
        return [name, Array.isArray(value) ? value.join(',') : value];
      }),
    ),
  } as ListQuery<Sort, Filters>;
}
