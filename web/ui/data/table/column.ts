import type { ReactNode } from 'react';

export interface ListColumn<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The value in an exported file; a column without it is not exported. */
  csv?: (row: Row) => string | number | null;
  /** More columns in an exported file, after that of `csv`. */
  csvDetails?: { label: string; value: (row: Row) => string | number | null }[];
  /** The sort key to request when the heading is pressed. */
  sort?: string;
  /** Right-aligned, in figures of one width. */
  isNumber?: boolean;
  /** The column can't be hidden. */
  isAlwaysVisible?: boolean;
  isHiddenByDefault?: boolean;
}

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  /** Shown at the right, such as a count. */
  note?: ReactNode;
  isDisabled?: boolean;
  isDangerous?: boolean;
  /** A letter that triggers the action while the row has the focus. */
  shortcut?: string;
  onSelect?: () => void;
  href?: string;
}

export type MenuEntry = MenuAction | 'divider';
