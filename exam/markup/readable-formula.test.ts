import { expect, test } from 'vitest';
import { sourceAsHtml, renderReadable, withDegrees, withPlainLetters } from './readable-formula.ts';

test.each(['90^\\circ', '90^{\\circ}', '90 ^ { \\circ }'])('%s becomes the degree sign', (tex) => {
  expect(withDegrees(tex)).toMatch(/^90\s*\\degree $/);
});

test('a circle that is not a degree stays a circle', () => {
  expect(withDegrees('f \\circ g')).toBe('f \\circ g');
});

test('a prime stands next to its letter and is not raised again', () => {
  expect(withPlainLetters('<msup><mi>f</mi><mo class="tml-prime">′</mo></msup>')).toBe(
    '<mrow><mi class="variable">f</mi><mo lspace="0em" rspace="0em">′</mo></mrow>',
  );
});

test('marks single letters as variables, but not names of functions', () => {
  expect(withPlainLetters('<mi>x</mi><mi>sin</mi>')).toBe(
    '<mi class="variable">x</mi><mi>sin</mi>',
  );
});

const failToRender = (): string => {
  throw new TypeError('null');
};

test('shows the escaped source of a formula that makes the renderer throw', () => {
  expect(renderReadable('a <b> & c', failToRender)).toBe('<code>a &lt;b&gt; &amp; c</code>');
  expect(renderReadable('x', () => '<mi>x</mi>')).toBe('<mi class="variable">x</mi>');
  expect(sourceAsHtml('x')).toBe('<code>x</code>');
});
