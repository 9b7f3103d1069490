import { expect, test } from 'vitest';
import { differences } from './differences.ts';

test('returns only the values that differ, by their paths', () => {
  const draft = { score: 1200, university: { en: 'Terrace', vi: 'Ruộng Bậc' }, fields: ['law'] };
  const stored = { score: 1200, university: { en: 'Hill', vi: 'Ruộng Bậc' }, fields: ['design'] };
  expect(differences(draft, stored)).toEqual([
    { path: 'university.en', draft: 'Terrace', stored: 'Hill' },
    { path: 'fields', draft: ['law'], stored: ['design'] },
  ]);
  expect(differences(draft, structuredClone(draft))).toEqual([]);
});
