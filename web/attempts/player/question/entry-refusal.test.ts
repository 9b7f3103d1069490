import { fitsField } from '@bac/exam/item/entered-response.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryRefusal } from './entry-refusal.ts';

test.each([
  ['3,5', 'comma'],
  ['1,000', 'comma'],
  ['3 1/2', 'space'],
  ['12%', 'character'],
  ['$5', 'character'],
  ['x', 'character'],
  ['1/2/3', 'shape'],
  ['1.2.3', 'shape'],
  ['3-', 'shape'],
  ['/2', 'shape'],
  ['.5/2', 'shape'],
  ['123456', 'full'],
  ['-1234.5', 'full'],
  ['1234/5', 'full'],
  ['-', undefined],
  ['-.3333', undefined],
  ['−1/3', undefined],
])('the reason for refusing “%s” is %s', (entry, reason) => {
  expect(entryRefusal(entry)).toBe(reason);
});

test('returns a reason exactly when the field refuses the entry', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0189./,- −–x%'), maxLength: 8 }), (entry) => {
      expect(entryRefusal(entry) === undefined).toBe(fitsField(entry));
    }),
  );
});
