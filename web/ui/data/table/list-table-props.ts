import type { ReactNode } from 'react';
import type { ListColumn, MenuEntry } from './column.ts';
import type { TableView } from './table-view.ts';
import type { ExportRows } from './use-export.ts';

export interface ListTableProps<Row> {
  /** Under which the choice of columns is remembered. */
  name: string;
  /** The table's accessible name. */
  label: string;
  /** The first names the row, and is the link where rows lead somewhere. */
  columns: ListColumn<Row>[];
  rowId: (row: Row) => string;
  rowLabel: (row: Row) => string;
  /** From `useListView`. */
  view: TableView;
  /** As `useQuery` gives it. */
  reply: {
    data: { rows: Row[]; total: number } | undefined;
    error: { message: string } | undefined;
    isLoading: boolean;
    reload: () => void;
  };
  /** What the search field asks for; without it there is none. */
  searchLabel?: string;
  filters?: ReactNode;
  rowHref?: (row: Row) => string;
  /** The row that is open, beside the list or in it. */
  currentRow?: string;
  /** The current row where it is not among those of this page: shown above them. */
  currentElsewhere?: Row | undefined;
  /** What the current row opens in its place. */
  detail?: (row: Row) => ReactNode;
  rowMenu?: (row: Row) => MenuEntry[];
  /** Buttons for the selected rows. */
  bulk?: (ids: string[], clear: () => void) => ReactNode;
  /** How many rows `bulk` can act on; where it is said, more than a page can be selected at once. At most `exportSize`. */
  mostSelected?: number;
  exportRows?: ExportRows<Row>;
  csvName?: string;
  /** "1,316 accounts", where "1,316 in all" is not enough. */
  countLabel?: (total: number) => string;
  empty: { title: string; text?: ReactNode; action?: ReactNode };
}
