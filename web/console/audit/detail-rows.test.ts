import { describe, expect, test } from 'vitest';
import { changedFields, factsOf, reasonOf } from './detail-rows.ts';

describe('what an entry changed', () => {
  test('is told field by field, with what stayed as it was', () => {
    const detail = {
      before: { status: 'active', until: null, title: { en: 'Old', vi: 'Cũ' } },
      changes: { status: 'suspended', title: { en: 'New', vi: 'Cũ' } },
    };
    expect(changedFields(detail)).toEqual([
      { name: 'status', before: 'active', after: 'suspended', isChanged: true },
      { name: 'until', before: null, after: null, isChanged: false },
      { name: 'title.en', before: 'Old', after: 'New', isChanged: true },
      { name: 'title.vi', before: 'Cũ', after: 'Cũ', isChanged: false },
    ]);
  });

  test('is everything where all of it is gone, or all of it is new', () => {
    expect(changedFields({ before: { score: 1200 } })).toEqual([
      { name: 'score', before: 1200, after: undefined, isChanged: true },
    ]);
    expect(changedFields({ before: null, changes: { score: 1200 } })).toEqual([
      { name: 'score', before: undefined, after: 1200, isChanged: true },
    ]);
  });
});

test('the rest of an entry is told beside it, the reason apart', () => {
  const detail = { before: {}, changes: {}, reason: 'Spam', isMailed: true, note: '' };
  expect(factsOf(detail)).toEqual([
    { name: 'isMailed', value: true },
    { name: 'note', value: '' },
  ]);
  expect(reasonOf(detail)).toBe('Spam');
  expect(reasonOf({ reason: ' ' })).toBeUndefined();
});
