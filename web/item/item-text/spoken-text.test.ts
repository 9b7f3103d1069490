import { expect, test } from 'vitest';
import { loadMath } from './math-renderer.ts';
import { spokenText } from './spoken-text.ts';

async function speak(tex: string): Promise<string> {
  const render = await loadMath();
  const box = document.createElement('p');
  box.innerHTML = `so ${render(tex)}.`;
  return spokenText(box);
}

test.each([
  ['27\\sqrt{3}', '27 the square root of 3'],
  ['\\frac{1}{2}', '1 over 2'],
  ['\\frac{x+1}{2}', 'the fraction x plus 1 over 2, end fraction,'],
  ['\\sqrt{x+4}', 'the square root of x plus 4, end root,'],
  ['x^2 - 3y^3 \\le 4^n', 'x squared minus 3 y cubed is less than or equal to 4 to the power of n'],
  ['\\sqrt[3]{8}', 'the cube root of 8'],
  ['a_1 = 90^\\circ', 'a sub 1 equals 90 degrees'],
  ["f'(x)", 'f prime open parenthesis x close parenthesis'],
  ['\\sin\\theta', 'sin theta'],
  ['\\overline{AB}', 'line segment A B'],
])('speaks %s as “%s”', async (tex, expected) => {
  expect(await speak(tex)).toBe(`so ${expected}.`);
});

test('speaks blanks and drawings by their names and skips hidden elements', () => {
  const box = document.createElement('p');
  box.innerHTML =
    'the <span role="img" aria-label="blank">______</span> of <b>it</b><i aria-hidden="true">x</i>';
  expect(spokenText(box)).toBe('the blank of it');
});
