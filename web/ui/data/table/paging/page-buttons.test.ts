import { expect, test } from 'vitest';
import { pageButtons } from './page-buttons.ts';

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 120, '1 2 3 4 … 120'],
  [3, 120, '1 2 3 4 … 120'],
  [4, 120, '1 2 3 4 5 … 120'],
  [60, 120, '1 … 59 60 61 … 120'],
  [120, 120, '1 … 117 118 119 120'],
  [4, 7, '1 2 3 4 5 6 7'],
])('page %i of %i offers %s', (page, pages, buttons) => {
  expect(
    pageButtons(page, pages)
      .map((one) => one ?? '…')
      .join(' '),
  ).toBe(buttons);
});
