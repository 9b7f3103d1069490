import type { ListQuery } from '../ui/data/table/list-query.ts';
import { exportPageSize } from '../ui/data/table/paging/page-sizes.ts';
import {
  useListView,
  type ListView,
  type ListViewOptions,
} from '../ui/data/table/use-list-view.ts';
import { call, type CallArguments, type Key, type RequestParts, type Reply } from './client.ts';
import { useQuery, type QueryState } from './use-query.ts';

/** Routes that reply with a page of rows. */
type ListKey = {
  [K in Key]: Reply<K> extends { rows: unknown[]; total: number } ? K : never;
}[Key];

type QueryOf<K extends Key> = RequestParts<K> extends { query: infer Query } ? Query : never;

export interface List<K extends Key, Sort extends string, Filters extends object> {
  view: ListView<Sort, Filters>;
  reply: QueryState<Reply<K>>;
  /** A page of everything that matches, for an export. */
  exportRows: (page: number) => Promise<Reply<K>>;
}

/** A list of the console: its view in the address, the rows of that view, and all rows for an export. */
export function useList<
  K extends ListKey,
  Sort extends string = never,
  Filters extends object = object,
>(
  key: K,
  // Rejects sorts and filters that the route does not accept.
  options: ListViewOptions<Sort, Filters> &
    (ListQuery<Sort, Filters> extends QueryOf<K> ? unknown : never),
): List<K, Sort, Filters> {
  const view = useListView<Sort, Filters>(options);
  const { query } = view;
  const reply = useQuery(
    key,
    ...([{ query, isKept: true }] as unknown as CallArguments<K, object>),
  );
  return {
    view,
    reply,
    exportRows: (page) =>
      call(
        key,
        ...([{ query: { ...query, page, size: exportPageSize } }] as unknown as CallArguments<K>),
      ),
  };
}
