import type { WholeItem } from '@bac/contract/bank/bank-items.ts';
import { expect, test } from 'vitest';
import { commentsOf } from './comments-of.ts';

const comment = (id: string, field: string | null, version: number, resolvedAt: string | null) => ({
  id,
  field,
  version,
  resolvedAt,
  body: id,
  author: null,
  createdAt: `2026-11-0${id}T00:00:00Z`,
});

const item = {
  version: 2,
  comments: [
    comment('4', 'stem', 3, null),
    comment('1', 'stem', 3, '2026-11-09T00:00:00Z'),
    comment('2', 'stem', 2, '2026-11-09T00:00:00Z'),
    comment('3', 'response.choices.B.text', 2, null),
    comment('5', null, 3, null),
    comment('6', 'parameters', 3, null),
  ],
} as unknown as WholeItem;

const ids = (block: string | null): string[] => commentsOf(item, block).map(({ id }) => id);

test('lists the comments on a part, the oldest first', () => {
  expect(ids('stem')).toEqual(['1', '4']);
  expect(ids('response')).toEqual(['3']);
});

test('lists comments on no part of the form with those on the whole item', () => {
  expect(ids(null)).toEqual(['5', '6']);
});
