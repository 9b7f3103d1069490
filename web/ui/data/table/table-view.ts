import type { Sorting } from '../address/setting.ts';
import type { PageSize } from './paging/page-sizes.ts';

interface Changes {
  page?: number;
  size?: PageSize;
  sort?: Sorting<string>;
  search?: string;
}

/** The part of a list view that the table needs, independent of the list's filters and sort keys. */
export interface TableView {
  page: number;
  size: PageSize;
  sort: Sorting<string>;
  search: string;
  // A method, because its parameters are bivariant: a view with specific sort keys is assignable.
  set(changes: Changes): void;
  query: object & { page?: number; size?: number };
}
