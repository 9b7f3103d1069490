import type { Proposal } from '@bac/contract/bank/statistics.ts';
import { expect, it } from 'vitest';
import { byChange, changeOf, isMarked } from './change-of.ts';

const proposal = (item: string, from: number, to: number, error: number | null): Proposal => ({
  item,
  version: 1,
  answers: 100,
  before: { a: 1, b: from, c: 0.2 },
  after: { a: 1, b: to, c: 0.2 },
  errors: { a: 0.1, b: error },
});

it('marks a question whose difficulty moves by more than twice its standard error', () => {
  expect(isMarked(proposal('x', 0, 0.39, 0.2))).toBe(false);
  expect(isMarked(proposal('x', 0, -0.41, 0.2))).toBe(true);
  expect(isMarked(proposal('x', 0, 3, null))).toBe(false);
});

it('sorts by the size of the change, whatever its direction', () => {
  const proposals = [
    proposal('little', 0, 0.1, 0.1),
    proposal('down', 1, -1, 0.1),
    proposal('up', 0, 1, 0.1),
  ];
  expect(byChange(proposals).map(({ item }) => item)).toEqual(['down', 'up', 'little']);
  expect(changeOf(proposals[1]!)).toBe(-2);
});
