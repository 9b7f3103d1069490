import type { ItemFlag } from '@bac/contract/bank/item-flags.ts';
import { expect, test } from 'vitest';
import { meaningOf } from './meaning-of.ts';

const option = (answer: string, share: number, r: number | null) => ({ answer, share, r });

const told = (r: number, flags: ItemFlag[], others: { C: number; share?: number }) => ({
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

test('few answers say nothing, whatever they look like', () => {
  expect(meaningOf({ ...told(-0.3, ['possible-miskey'], { C: 0.4 }), answers: 29 }, 'A')).toEqual({
    code: 'few',
  });
});

test('a choice that the stronger take may be the right one', () => {
  expect(meaningOf(told(-0.08, ['possible-miskey', 'weak'], { C: 0.12 }), 'A')).toEqual({
    code: 'miskey',
    choice: 'C',
  });
});

test('where the stronger fail without agreeing on another choice, it works backwards', () => {
  expect(meaningOf(told(-0.08, ['weak'], { C: -0.1 }), 'A')).toEqual({ code: 'backwards' });
});

test.each([
  ['too-hard', told(0.1, ['too-hard', 'weak'], { C: 0 })],
  ['too-easy', told(0.1, ['too-easy', 'weak'], { C: 0 })],
  ['weak', told(0.1, [], { C: 0 })],
  ['fine', told(0.4, [], { C: -0.2 })],
] as const)('%s is told by its figures', (code, statistics) => {
  expect(meaningOf(statistics, 'A')).toEqual({ code });
});

test('a choice that nobody takes is named', () => {
  expect(meaningOf(told(0.4, ['unused-choice'], { C: -0.2, share: 0.01 }), 'A')).toEqual({
    code: 'unused',
    choices: ['D'],
  });
});
