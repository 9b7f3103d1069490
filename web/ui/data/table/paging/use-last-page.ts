import { useEffect } from 'react';
import type { TableView } from '../table-view.ts';

/** A list that has become shorter than the page in the address is shown at its end, not as empty. */
export function useLastPage(view: TableView, data: { total: number } | undefined): void {
  const last = data && Math.max(1, Math.ceil(data.total / view.size));
  useEffect(() => {
    if (last !== undefined && view.page > last) view.set({ page: last });
  });
}
