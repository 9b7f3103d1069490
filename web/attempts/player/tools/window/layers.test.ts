import { expect, test } from 'vitest';
import { moveToTop, withOpen } from './layers.ts';

test('puts a window that opens over those that are open', () => {
  expect(withOpen(['calculator'], ['calculator', 'reference'])).toEqual([
    'calculator',
    'reference',
  ]);
  expect(withOpen(['reference'], ['calculator', 'reference'])).toEqual(['reference', 'calculator']);
});

test('leaves the others in their order when a window closes', () => {
  const order = ['notes', 'reference', 'calculator'] as const;
  expect(withOpen(order, ['calculator', 'notes'])).toEqual(['notes', 'calculator']);
});

test('puts a closed window on top when it opens again', () => {
  const closed = withOpen(['reference', 'calculator'], ['calculator']);
  expect(withOpen(closed, ['calculator', 'reference'])).toEqual(['calculator', 'reference']);
});

test('brings a window that is pressed to the top', () => {
  expect(moveToTop(['reference', 'notes', 'calculator'], 'reference')).toEqual([
    'notes',
    'calculator',
    'reference',
  ]);
});

test('keeps the same order while nothing changes, so that nothing renders again', () => {
  const order = ['calculator', 'reference'] as const;
  expect(moveToTop(order, 'reference')).toBe(order);
  expect(withOpen(order, ['reference', 'calculator'])).toBe(order);
});
