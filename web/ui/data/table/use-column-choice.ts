import { useState } from 'react';
import type { ListColumn } from './column.ts';

/** Only the differences from the defaults, so that a column added later gets its own default. */
type Changes = Record<string, boolean>;

const keyOf = (name: string): string => `columns:${name}`;

function readStored(name: string): Changes {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Changes) : {};
  } catch {
    return {};
  }
}

/** The visible columns of a list, stored in this browser. */
export function useColumnChoice<Row>(name: string, columns: ListColumn<Row>[]) {
  const [changes, setChanges] = useState(() => readStored(name));
  const isVisible = ({
    id,
    isAlwaysVisible,
    isHiddenByDefault = false,
  }: ListColumn<Row>): boolean => isAlwaysVisible === true || (changes[id] ?? !isHiddenByDefault);

  const toggle = (column: ListColumn<Row>): void => {
    const after = { ...changes, [column.id]: !isVisible(column) };
    setChanges(after);
    localStorage.setItem(keyOf(name), JSON.stringify(after));
  };
  return { visibleColumns: columns.filter(isVisible), isVisible, toggle };
}
