import { useEffect } from 'react';
import type { TableView } from '../table-view.ts';

/** Moves to the last page when the list no longer has the page in the address. */
export function useLastPage(view: TableView, data: { total: number } | undefined): void {
  const last = data && Math.max(1, Math.ceil(data.total / view.size));
  useEffect(() => {
    if (last !== undefined && view.page > last) view.set({ page: last });
  });
}
