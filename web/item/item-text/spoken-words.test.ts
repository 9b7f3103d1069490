import { expect, test } from 'vitest';
import { loadMath } from './math-renderer.ts';
import { spokenWords } from './spoken-words.ts';

async function formulas(...all: string[]): Promise<Record<string, string>> {
  const render = await loadMath();
  return Object.fromEntries(all.map((tex) => [tex, render(tex)]));
}

test('speaks formulas in words within their text', async () => {
  const prerendered = await formulas('27\\sqrt{3}', 'x^2');
  expect(spokenWords('about $27\\sqrt{3}$ **or $x^2$** ______', prerendered)).toBe(
    'about 27 the square root of 3 or x squared blank',
  );
});

test('returns undefined for a text without formulas', () => {
  expect(spokenWords('none of these', {})).toBeUndefined();
});

test('returns undefined for a text with a formula that is not prerendered', async () => {
  expect(spokenWords('$x$ and $y$', await formulas('x'))).toBeUndefined();
  expect(spokenWords('$constructor$', {})).toBeUndefined();
});
