import * as contract from '@bac/contract/tickets/tickets.ts';
import { expect, test } from 'vitest';
import { formatNumber } from '../../../ui/format/format.ts';
import { fileSize, isPicture, maxFileBytes, maxFiles } from './file-limits.ts';

const vietnamese = (value: number, decimals?: number): string =>
  formatNumber(value, 'vi', decimals);

test('the limits equal those of the server', () => {
  expect(maxFiles).toBe(contract.maxFiles);
  expect(maxFileBytes).toBe(contract.maxFileBytes);
});

test('formats a size in a fitting unit and in the notation of the language', () => {
  expect([12, 214_300, 5_310_000].map((size) => fileSize(size, vietnamese))).toEqual([
    '12 B',
    '214 kB',
    '5,3 MB',
  ]);
});

test('an SVG, which can hold scripts, is no picture', () => {
  expect(isPicture('image/svg+xml')).toBe(false);
  expect(isPicture('image/png')).toBe(true);
});
