import type { WholeItem } from '@bac/contract/bank/bank-items.ts';
import { expect, test } from 'vitest';
import { canCorrect } from './can-correct.ts';

const version = (number: number, key: string, gradedAs: number | null = null) =>
  ({ version: number, key, gradedAs }) as WholeItem['versions'][number];

const item = {
  version: 3,
  versions: [version(3, 'C'), version(2, 'A'), version(1, 'C'), version(0, 'B', 3)],
} as WholeItem;

test.each([
  [3, false],
  [2, true],
  [1, false],
  [0, false],
])(
  'tells whether answers to version %i can be graded by the latest key: %s',
  (number, expected) => {
    expect(
      canCorrect(
        item,
        item.versions.find((one) => one.version === number)!,
      ),
    ).toBe(expected);
  },
);
