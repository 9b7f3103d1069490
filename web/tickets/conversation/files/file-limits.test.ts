import * as contract from '@bac/contract/tickets/tickets.ts';
import { expect, test } from 'vitest';
import { formatNumber } from '../../../ui/format/format.ts';
import { fileSize, isPicture, mostFileBytes, mostFiles } from './file-limits.ts';

const vietnamese = (value: number, decimals?: number): string =>
  formatNumber(value, 'vi', decimals);

test('the limits that a page tells are those of the server', () => {
  expect(mostFiles).toBe(contract.mostFiles);
  expect(mostFileBytes).toBe(contract.mostFileBytes);
});

test('a size is said in the unit that suits it, with the sign of the language', () => {
  expect([12, 214_300, 5_310_000].map((size) => fileSize(size, vietnamese))).toEqual([
    '12 B',
    '214 kB',
    '5,3 MB',
  ]);
});

test('a drawing that can hold script is no picture', () => {
  expect(isPicture('image/svg+xml')).toBe(false);
  expect(isPicture('image/png')).toBe(true);
});
