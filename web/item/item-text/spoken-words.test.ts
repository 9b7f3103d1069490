import { expect, test } from 'vitest';
import { loadMath } from './math-renderer.ts';
import { spokenWords } from './spoken-words.ts';

async function formulas(...all: string[]): Promise<Record<string, string>> {
  const render = await loadMath();
  return Object.fromEntries(all.map((tex) => [tex, render(tex)]));
}

test('formulas are said in words, between the words around them', async () => {
  const known = await formulas('27\\sqrt{3}', 'x^2');
  expect(spokenWords('about $27\\sqrt{3}$ **or $x^2$** ______', known)).toBe(
    'about 27 the square root of 3 or x squared blank',
  );
});

test('a text without formulas says itself', () => {
  expect(spokenWords('none of these', {})).toBeUndefined();
});

test('a formula that did not come along cannot be said here', async () => {
  expect(spokenWords('$x$ and $y$', await formulas('x'))).toBeUndefined();
  expect(spokenWords('$constructor$', {})).toBeUndefined();
});
