import type { Language } from '@bac/exam/item/language.ts';
import { filterRows, noFilters } from './list/filter-rows.ts';
import type { DetailRow } from './list/rows.ts';
import type { Settings } from './settings.ts';
import { sortRows } from './list/sort-rows.ts';

export interface View {
  /** The effective settings: the row in the hash of the address is shown even if the filters would hide it. */
  settings: Settings;
  /** The rows of this page. */
  rows: DetailRow[];
  /** The number of rows that match the filters, on all pages. */
  count: number;
  pages: number;
  /** The position of the first row of the page among all, from 1; 0 if there are no rows. */
  from: number;
  to: number;
  /** The ids of the rows before and after the required one in the list, on any page. */
  previous: string | undefined;
  next: string | undefined;
}

/** `requiredId`: the row that must be on the page. */
export function computeView(
  all: readonly DetailRow[],
  settings: Settings,
  language: Language,
  requiredId?: string,
): View {
  const found = sortRows(filterRows(all, settings.filters), settings.sorting, language);
  const index = requiredId === undefined ? -1 : found.findIndex(({ id }) => id === requiredId);
  if (index < 0 && all.some(({ id }) => id === requiredId))
    return computeView(all, { ...settings, filters: noFilters }, language, requiredId);
  const size = settings.size === 0 ? Math.max(1, found.length) : settings.size;
  const pages = Math.max(1, Math.ceil(found.length / size));
  const page = index < 0 ? Math.min(settings.page, pages) : Math.floor(index / size) + 1;
  const rows = found.slice((page - 1) * size, page * size);
  const from = rows.length === 0 ? 0 : (page - 1) * size + 1;
  return {
    settings: { ...settings, page },
    rows,
    count: found.length,
    pages,
    from,
    to: Math.max(0, from + rows.length - 1),
    previous: index < 0 ? undefined : found[index - 1]?.id,
    next: index < 0 ? undefined : found[index + 1]?.id,
  };
}
