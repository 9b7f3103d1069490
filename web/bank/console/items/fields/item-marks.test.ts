import { expect, test } from 'vitest';
import { applyItemMark, nextFigure } from './item-marks.ts';

test.each([
  ['The moon is  far.', 12, 12, 'blank', 'The moon is ______ far.'],
  ['Let x be', 4, 5, 'math', 'Let $x$ be'],
  ['See below.', 4, 4, 'figure', 'See \n\n::figure{#graph}\n\nbelow.'],
  ['', 0, 0, 'figure', '::figure{#graph}'],
] as const)('marks %j from %i to %i as %s', (text, start, end, mark, after) => {
  expect(applyItemMark({ text, start, end }, mark, 'graph').text).toBe(after);
});

test('changes nothing when there is no figure to place', () => {
  const selected = { text: 'a', start: 1, end: 1 };
  expect(applyItemMark(selected, 'figure')).toBe(selected);
});

test('suggests the first figure that no text places yet', () => {
  expect(nextFigure(['one', 'two'], ['See\n::figure{#one}', ''])).toBe('two');
  expect(nextFigure(['one'], ['::figure{#one}'])).toBe('one');
  expect(nextFigure([], ['text'])).toBeUndefined();
});
