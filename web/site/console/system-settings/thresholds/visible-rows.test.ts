import type { Threshold } from '@bac/contract/results/admission.ts';
import { expect, test } from 'vitest';
import { visibleRows } from './visible-rows.ts';

const threshold = (id: string, en: string, vi: string, score: number): Threshold => ({
  id,
  university: { en, vi },
  kind: 'application',
  score,
  year: 2026,
  source: { en: 'Notice', vi: 'Thông báo' },
  url: null,
  fields: [],
});
const all = [
  threshold('a', 'Terrace University', 'Đại học Ruộng Bậc Thang', 1200),
  threshold('b', 'Northern School', 'Trường Phương Bắc', 1300),
  threshold('c', 'Delta University', 'Đại học Đồng Bằng', 1200),
];
const view = {
  page: 1,
  size: 10,
  search: '',
  sort: { column: 'score' as const, isDescending: false },
};
const ids = (changes: Partial<typeof view> & object): string[] =>
  visibleRows(all, { ...view, ...changes }, 'en').rows.map(({ id }) => id);

test('sorts by the column, then by name', () => {
  expect(ids({})).toEqual(['c', 'a', 'b']);
  expect(ids({ sort: { ...view.sort, isDescending: true } })).toEqual(['b', 'a', 'c']);
});

test('finds words by their beginning, in either language, ignoring accents', () => {
  expect(ids({ search: 'ruong bac' })).toEqual(['a']);
  expect(ids({ search: 'BẮC' })).toEqual(['a', 'b']);
  expect(ids({ search: 'dai delta' })).toEqual(['c']);
});

test('returns the requested page and the total', () => {
  expect(visibleRows(all, { ...view, page: 2, size: 2 }, 'en')).toMatchObject({
    rows: [{ id: 'b' }],
    total: 3,
  });
});
