import { expect, test } from 'vitest';
import { differences } from './differences.ts';

test('names each value that differs by its path, and no other', () => {
  const mine = { score: 1200, university: { en: 'Terrace', vi: 'Ruộng Bậc' }, fields: ['law'] };
  const theirs = { score: 1200, university: { en: 'Hill', vi: 'Ruộng Bậc' }, fields: ['design'] };
  expect(differences(mine, theirs)).toEqual([
    { path: 'university.en', mine: 'Terrace', theirs: 'Hill' },
    { path: 'fields', mine: ['law'], theirs: ['design'] },
  ]);
  expect(differences(mine, structuredClone(mine))).toEqual([]);
});
