import type { ReactNode } from 'react';
import type { ListColumn, MenuEntry } from './column.ts';
import type { TableView } from './table-view.ts';
import type { ExportRows } from './use-export.ts';

export interface ListTableProps<Row> {
  /** The name under which the choice of columns is stored. */
  name: string;
  /** The table's accessible name. */
  label: string;
  /** The first column names the row and holds its link, if rows have one. */
  columns: ListColumn<Row>[];
  rowId: (row: Row) => string;
  rowLabel: (row: Row) => string;
  /** From `useListView`. */
  view: TableView;
  /** The result of `useQuery`. */
  reply: {
    data: { rows: Row[]; total: number } | undefined;
    error: { message: string } | undefined;
    isLoading: boolean;
    reload: () => void;
  };
  /** The label of the search field; without it there is no field. */
  searchLabel?: string;
  filters?: ReactNode;
  rowHref?: (row: Row) => string;
  /** The id of the open row, beside the list or in it. */
  currentRow?: string;
  /** The current row if it is not on this page: shown above the others. */
  currentElsewhere?: Row | undefined;
  /** The details that the current row opens below itself. */
  detail?: (row: Row) => ReactNode;
  rowMenu?: (row: Row) => MenuEntry[];
  /** Buttons for the selected rows. */
  bulk?: (ids: string[], clear: () => void) => ReactNode;
  /** The most rows `bulk` can act on, at most `exportPageSize`; if set, more than a page can be selected at once. */
  maxSelected?: number;
  exportRows?: ExportRows<Row>;
  csvName?: string;
  /** The count in words, such as "1,316 accounts", instead of "1,316 in all". */
  countLabel?: (total: number) => string;
  empty: { title: string; text?: ReactNode; action?: ReactNode };
}
