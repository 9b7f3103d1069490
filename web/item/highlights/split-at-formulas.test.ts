import { expect, test } from 'vitest';
import { rangeIn } from './block-text.ts';
import { splitAtFormulas } from './split-at-formulas.ts';

const formula = '<math><mfrac><mn>3</mn><mn>4</mn></mfrac></math>';

test.each([
  ['words alone', 0, 6, ['The su'], 0],
  ['a formula between words', 4, 14, ['sum ', ' is '], 1],
  ['a formula at the end', 4, 10, ['sum '], 1],
  ['a formula alone', 8, 10, [], 1],
])('%s', (_name, start, end, words, formulas) => {
  document.body.innerHTML = `<p>The sum ${formula} is less.</p>`;
  const split = splitAtFormulas(rangeIn(document.querySelector('p')!, start, end)!);
  expect(split.words.map(String)).toEqual(words);
  expect(split.formulas).toHaveLength(formulas);
});
