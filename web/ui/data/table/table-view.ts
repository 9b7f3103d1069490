import type { Sorting } from '../address/setting.ts';
import type { PageSize } from './paging/page-sizes.ts';

interface Changes {
  page?: number;
  size?: PageSize;
  sort?: Sorting<string>;
  search?: string;
}

/** As much of a view as the table itself needs, whatever the list can be filtered and sorted by. */
export interface TableView {
  page: number;
  size: PageSize;
  sort: Sorting<string>;
  search: string;
  // A method, so that a view of certain columns is a view.
  set(changes: Changes): void;
  query: object & { page?: number; size?: number };
}
