import type { DetailRow } from './rows.ts';
import type { Sorting } from './sort-rows.ts';

/** What a table and cards alike are given. */
export interface RowsProps {
  attempt: string;
  rows: readonly DetailRow[];
  sorting: Sorting;
  /** The id of the open row. */
  open: string | undefined;
  onSort: (sorting: Sorting) => void;
  /** Only the student themselves opens questions. */
  onToggle?: (id: string) => void;
}
