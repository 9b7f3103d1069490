import type { Language } from '@bac/exam/item/language.ts';
import { filterRows, noFilters } from './list/filter-rows.ts';
import type { DetailRow } from './list/rows.ts';
import type { Settings } from './settings.ts';
import { sortRows } from './list/sort-rows.ts';

export interface View {
  /** As they are in force: a row that an address points at is shown, whatever else the address says. */
  settings: Settings;
  /** On this page. */
  rows: DetailRow[];
  /** How many the filters leave, on all pages. */
  count: number;
  pages: number;
  /** Place of the first row of the page among all, from 1; 0 where there are none. */
  from: number;
  to: number;
}

/** `wanted`: the id of the row that must be in sight. */
export function viewOf(
  all: readonly DetailRow[],
  settings: Settings,
  language: Language,
  wanted?: string,
): View {
  const found = sortRows(filterRows(all, settings.filters), settings.sorting, language);
  const at = wanted === undefined ? -1 : found.findIndex(({ id }) => id === wanted);
  if (at < 0 && all.some(({ id }) => id === wanted))
    return viewOf(all, { ...settings, filters: noFilters }, language, wanted);
  const size = settings.size === 0 ? Math.max(1, found.length) : settings.size;
  const pages = Math.max(1, Math.ceil(found.length / size));
  const page = at < 0 ? Math.min(settings.page, pages) : Math.floor(at / size) + 1;
  const rows = found.slice((page - 1) * size, page * size);
  const from = rows.length === 0 ? 0 : (page - 1) * size + 1;
  return {
    settings: { ...settings, page },
    rows,
    count: found.length,
    pages,
    from,
    to: Math.max(0, from + rows.length - 1),
  };
}
