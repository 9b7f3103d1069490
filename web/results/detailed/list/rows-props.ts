import type { DetailRow } from './rows.ts';
import type { Sorting } from './sort-rows.ts';

/** The props shared by the table and the cards. */
export interface RowsProps {
  attempt: string;
  rows: readonly DetailRow[];
  sorting: Sorting;
  /** The id of the open row. */
  open: string | undefined;
  onSort: (sorting: Sorting) => void;
  /** Absent if the reader is not the student: only the student opens questions. */
  onToggle?: (id: string) => void;
}
