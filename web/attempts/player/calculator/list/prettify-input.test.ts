import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';
import { prettifyInput } from './prettify-input.ts';

test.each([
  ['2*x-1', '2·x−1'],
  ['x<=3', 'x≤3'],
  ['sqrt(2pi)', '√(2π)'],
  ['y = 2x', 'y = 2x'],
])('%s is shown as %s', (typed, expected) => {
  expect(prettifyInput(typed, typed.length)).toEqual({ text: expected, caret: expected.length });
});

test('the caret stays between the same signs', () => {
  expect(prettifyInput('sqrt(2)*3', 4)).toEqual({ text: '√(2)·3', caret: 1 });
  expect(prettifyInput('sqrt(2)*3', 7)).toEqual({ text: '√(2)·3', caret: 4 });
});

test('a fit uses letters that nothing else uses', () => {
  expect(fitText('line', 1, [])).toBe('y_1 ~ m x_1 + b');
  const fit = {
    parameters: [
      { name: 'm', value: 1 },
      { name: 'b', value: 2 },
    ],
    rSquared: 1,
  };
  expect(fitText('line', 2, [{ fit }])).toBe('y_2 ~ a x_2 + c');
  expect(fitText('exponential', 1, [])).toBe('y_1 ~ a · b^x_1');
});
