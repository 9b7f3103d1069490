import { expect, test } from 'vitest';
import { asWritten, readable, withDegrees, withPlainLetters } from './readable-formula.ts';

test.each(['90^\\circ', '90^{\\circ}', '90 ^ { \\circ }'])(
  '%s asks for the sign of degrees itself',
  (tex) => {
    expect(withDegrees(tex)).toMatch(/^90\s*\\degree $/);
  },
);

test('a circle that is no degree stays a circle', () => {
  expect(withDegrees('f \\circ g')).toBe('f \\circ g');
});

test('a prime stands beside its letter, not raised once more', () => {
  expect(withPlainLetters('<msup><mi>f</mi><mo class="tml-prime">′</mo></msup>')).toBe(
    '<mrow><mi class="variable">f</mi><mo lspace="0em" rspace="0em">′</mo></mrow>',
  );
});

test('single letters are variables, names of functions are not', () => {
  expect(withPlainLetters('<mi>x</mi><mi>sin</mi>')).toBe(
    '<mi class="variable">x</mi><mi>sin</mi>',
  );
});

const broken = (): string => {
  throw new TypeError('null');
};

test('a formula that breaks the renderer is shown as it was written, and as nothing else', () => {
  expect(readable('a <b> & c', broken)).toBe('<code>a &lt;b&gt; &amp; c</code>');
  expect(readable('x', () => '<mi>x</mi>')).toBe('<mi class="variable">x</mi>');
  expect(asWritten('x')).toBe('<code>x</code>');
});
