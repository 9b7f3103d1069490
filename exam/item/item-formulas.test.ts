import { expect, test } from 'vitest';
import { itemFormulas } from './item-formulas.ts';
import type { StudentView } from './student-view.ts';

const item: StudentView = {
  id: 'line',
  version: 1,
  section: 'math',
  passages: ['A claim, **with $a$ in it**.\n\n- the first $b$\n- the second $b$'],
  figures: [
    {
      kind: 'table',
      id: 'values',
      alt: 'A table of values.',
      columns: ['$x$', '$f(x)$'],
      rows: [['1', '$\\sqrt{2}$']],
    },
  ],
  stem: 'Given\n\n$$y = 4x$$\n\nand \\$5, what is $y$?',
  response: {
    kind: 'choice',
    choices: [
      { id: 'A', text: '$\\frac{1}{2}$' },
      { id: 'B', text: 'none' },
    ],
  },
};

test('finds the formulas of passages, stem, choices and tables once each', () => {
  expect(itemFormulas(item)).toEqual([
    'a',
    'b',
    'y = 4x',
    'y',
    '\\frac{1}{2}',
    'x',
    'f(x)',
    '\\sqrt{2}',
  ]);
});

test('accepts an entered response, which has no choices', () => {
  expect(
    itemFormulas({ ...item, passages: [], figures: [], response: { kind: 'entered' } }),
  ).toEqual(['y = 4x', 'y']);
});
