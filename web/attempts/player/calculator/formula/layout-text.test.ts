import { expect, test } from 'vitest';
import { findCaret, layoutText, slotsOf, type Part, type Slot } from './layout-text.ts';

/** A short form of a layout: raised^{}, lowered_{}, fraction{top over bottom}, root{}, and a bar where the caret is. */
function describe(slot: Slot, caret?: ReturnType<typeof findCaret>): string {
  const texts = slot.parts.map((part, index) => {
    const bar = caret?.slot === slot && caret.index === index ? '|' : '';
    return bar + describePart(part, caret);
  });
  const end = caret?.slot === slot && caret.index === slot.parts.length ? '|' : '';
  return texts.join('') + end;
}

function describePart(part: Part, caret?: ReturnType<typeof findCaret>): string {
  const inside = slotsOf(part).map((slot) => describe(slot, caret));
  switch (part.kind) {
    case 'sign':
      return part.text;
    case 'raised':
      return `^{${inside[0]}}`;
    case 'lowered':
      return `_{${inside[0]}}`;
    case 'fraction':
      return `{${inside[0]} over ${inside[1]}}`;
    case 'root':
      return `root${part.degree}{${inside[0]}}`;
    case 'group':
      return part.open + inside[0] + part.close;
    case 'sum':
      return `sum{${inside.join(' to ')}}`;
  }
}

test.each([
  ['y=x^2−3', 'y=x^{2}−3'],
  ['x^', 'x^{}'],
  ['x^(2n+1)y', 'x^{2n+1}y'],
  ['x^−2', 'x^{−2}'],
  ['2^3^2', '2^{3^{2}}'],
  ['1/2', '{1 over 2}'],
  ['1/', '{1 over }'],
  ['/', '{ over }'],
  ['12/34x', '{12 over 34}x'],
  ['2x/3y', '{2x over 3}y'],
  ['1+2/3+4', '1+{2 over 3}+4'],
  ['(x+1)/(x−1)', '{x+1 over x−1}'],
  ['(x+1)(x+2)/3', '{(x+1)(x+2) over 3}'],
  ['x^2/9', '{x^{2} over 9}'],
  ['1/x^2', '{1 over x^{2}}'],
  ['1/2/3', '{{1 over 2} over 3}'],
  ['√(x+5)', 'root{x+5}'],
  ['√(x', 'root{x}'],
  ['√16', 'root{16}'],
  ['∛(8)+1', 'root3{8}+1'],
  ['abs(x−2)', '|x−2|'],
  ['sin(x)/2', '{sin(x) over 2}'],
  ['x_1+x2', 'x_{1}+x_{2}'],
  ['log2(8)', 'log_{2}(8)'],
  ['mean([1,2])', 'mean([1,2])'],
  ['∑(n=1, 5, n^2)+1', 'sum{n=1 to  5 to  n^{2}}+1'],
  ['∑(n=1', 'sum{n=1}'],
  ['{x<0: −x, x/2}', '{x<0: −x, {x over 2}}'],
  [')2+', ')2+'],
  ['e2', 'e2'],
])('%s is drawn as %s', (text, expected) => {
  expect(describe(layoutText(text)).replaceAll('  ', ' ')).toBe(expected.replaceAll('  ', ' '));
});

test.each([
  ['x^2', 1, 'x|^{2}'],
  ['x^2', 2, 'x^{|2}'],
  ['x^2', 3, 'x^{2|}'],
  ['x^(2)', 2, 'x^{|2}'],
  ['x^(2)', 4, 'x^{2|}'],
  ['x^(2)', 5, 'x^{2}|'],
  ['1/2', 1, '{1| over 2}'],
  ['1/', 2, '{1 over |}'],
  ['(1)/(2)', 0, '|{1 over 2}'],
  ['(1)/(2)', 3, '{1| over 2}'],
  ['(1)/(2)', 4, '{1 over |2}'],
  ['(1)/(2)', 7, '{1 over 2}|'],
  ['√()', 2, 'root{|}'],
  ['√()', 3, 'root{}|'],
  ['sin(x)', 2, 'si|n(x)'],
  ['', 0, '|'],
])('draws the caret of %s at %i in the right place', (text, place, expected) => {
  const slot = layoutText(text);
  expect(describe(slot, findCaret(slot, place))).toBe(expected);
});

test('every place of any text has one caret, and every sign is in order', () => {
  const signs = [...'12x+−/^(√)[]{},:|∑=_ sabn'];
  let seed = 7;
  const next = (limit: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  for (let round = 0; round < 400; round += 1) {
    const text = Array.from({ length: next(14) }, () => signs[next(signs.length)]!).join('');
    const slot = layoutText(text);
    for (let place = 0; place <= text.length; place += 1) {
      const drawn = describe(slot, findCaret(slot, place));
      const bare = describe(slot);
      expect(drawn.length - bare.length, `${text} at ${place}: ${drawn}`).toBe(1);
    }
  }
});
