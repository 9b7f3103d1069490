import type { DetailRow } from './rows.ts';
import type { Sorting } from './sort-rows.ts';

/** What an opened question needs besides its row. */
export interface OpenedProps {
  attempt: string;
  /** Whether the list has a row before and after the open one. */
  hasPrevious: boolean;
  hasNext: boolean;
  onMove: (step: -1 | 1) => void;
}

/** The props shared by the table and the cards. */
export interface RowsProps {
  opened: OpenedProps;
  rows: readonly DetailRow[];
  sorting: Sorting;
  /** The id of the open row. */
  open: string | undefined;
  onSort: (sorting: Sorting) => void;
  /** Absent if the reader is not the student: only the student opens questions. */
  onToggle?: (id: string) => void;
}
