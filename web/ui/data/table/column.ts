import type { ReactNode } from 'react';

export interface ListColumn<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** What stands in an exported file; a column without it is left out there. */
  csv?: (row: Row) => string | number | null;
  /** What the list is asked to be sorted by when the heading is pressed. */
  sort?: string;
  /** Right-aligned, in figures of one width. */
  isNumber?: boolean;
  /** Can't be hidden. */
  isAlways?: boolean;
  isHiddenAtFirst?: boolean;
}

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  /** At the right: a count. */
  note?: ReactNode;
  isDisabled?: boolean;
  isDangerous?: boolean;
  /** A single letter, which also does it while the row has the focus. */
  shortcut?: string;
  onSelect?: () => void;
  href?: string;
}

export type MenuEntry = MenuAction | 'divider';
