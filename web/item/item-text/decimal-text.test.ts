import { readEntry } from '@bac/exam/item/entered-response.ts';
import { expect, test } from 'vitest';
import { decimalText } from './decimal-text.ts';

test.each([
  ['7/2', '3.5', true],
  ['2/3', '0.6667', false],
  ['-1/3', '−0.3333', false],
  ['.5', '0.5', true],
  ['3.50', '3.5', true],
  ['-.25', '−0.25', true],
  ['0', '0', true],
  ['-0', '0', true],
  ['100', '100', true],
  ['99999', '99999', true],
  ['1/64', '0.015625', true],
  ['1/999', '0.001', false],
])('%s is %s', (entry, text, isExact) => {
  expect(decimalText(readEntry(entry)!)).toEqual({ text, isExact });
});
