import type { ItemFlag } from '@bac/contract/bank/item-flags.ts';
import { expect, test } from 'vitest';
import { meaningOf } from './meaning-of.ts';

const option = (answer: string, share: number, r: number | null) => ({ answer, share, r });

const statisticsWith = (r: number, flags: ItemFlag[], others: { C: number; share?: number }) => ({
  answers: 400,
  p: 0.5,
  r,
  options: [
    option('A', 0.5, r),
    option('B', 0.2, -0.2),
    option('C', 0.2, others.C),
    option('D', others.share ?? 0.1, -0.2),
    option('none', 0.01, null),
  ],
  flags,
});

test('finds too few answers whatever their figures look like', () => {
  expect(
    meaningOf({ ...statisticsWith(-0.3, ['possible-miskey'], { C: 0.4 }), answers: 29 }, 'A'),
  ).toEqual({
    code: 'few',
  });
});

test('suspects a wrong key when stronger students take another choice', () => {
  expect(meaningOf(statisticsWith(-0.08, ['possible-miskey', 'weak'], { C: 0.12 }), 'A')).toEqual({
    code: 'miskey',
    choice: 'C',
  });
});

test('finds that an item works backwards when stronger students fail without agreeing on another choice', () => {
  expect(meaningOf(statisticsWith(-0.08, ['weak'], { C: -0.1 }), 'A')).toEqual({
    code: 'backwards',
  });
});

test.each([
  ['too-hard', statisticsWith(0.1, ['too-hard', 'weak'], { C: 0 })],
  ['too-easy', statisticsWith(0.1, ['too-easy', 'weak'], { C: 0 })],
  ['weak', statisticsWith(0.1, [], { C: 0 })],
  ['fine', statisticsWith(0.4, [], { C: -0.2 })],
] as const)('finds %s from the figures', (code, statistics) => {
  expect(meaningOf(statistics, 'A')).toEqual({ code });
});

test('names a choice that nobody takes', () => {
  expect(meaningOf(statisticsWith(0.4, ['unused-choice'], { C: -0.2, share: 0.01 }), 'A')).toEqual({
    code: 'unused',
    choices: ['D'],
  });
});
