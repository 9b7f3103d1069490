import { useState } from 'react';
import type { ListColumn } from './column.ts';

/** Only what differs from how the list comes, so that a column added later has its own say. */
type Changes = Record<string, boolean>;

const keyOf = (name: string): string => `columns:${name}`;

function remembered(name: string): Changes {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Changes) : {};
  } catch {
    return {};
  }
}

/** Which columns of a list are shown, remembered in this browser. */
export function useColumnChoice<Row>(name: string, columns: ListColumn<Row>[]) {
  const [changes, setChanges] = useState(() => remembered(name));
  const isShown = ({ id, isAlways, isHiddenAtFirst = false }: ListColumn<Row>): boolean =>
    isAlways === true || (changes[id] ?? !isHiddenAtFirst);

  const toggle = (column: ListColumn<Row>): void => {
    const after = { ...changes, [column.id]: !isShown(column) };
    setChanges(after);
    localStorage.setItem(keyOf(name), JSON.stringify(after));
  };
  return { shown: columns.filter(isShown), isShown, toggle };
}
