import { describe, expect, test } from 'vitest';
import { changedFields, factsOf, reasonOf } from './detail-rows.ts';

describe('changedFields', () => {
  test('lists changed and unchanged fields of an audit entry', () => {
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

  test('marks every field as changed if everything was deleted or created', () => {
    expect(changedFields({ before: { score: 1200 } })).toEqual([
      { name: 'score', before: 1200, after: undefined, isChanged: true },
    ]);
    expect(changedFields({ before: null, changes: { score: 1200 } })).toEqual([
      { name: 'score', before: undefined, after: 1200, isChanged: true },
    ]);
  });
});

test('lists the other details of an audit entry and returns the reason separately', () => {
  const detail = { before: {}, changes: {}, reason: 'Spam', isMailed: true, note: '' };
  expect(factsOf(detail)).toEqual([
    { name: 'isMailed', value: true },
    { name: 'note', value: '' },
  ]);
  expect(reasonOf(detail)).toBe('Spam');
  expect(reasonOf({ reason: ' ' })).toBeUndefined();
});
