import type { StudentView } from '@bac/exam/item/student-view.ts';
import { describe, expect, it } from 'vitest';
import { formulasOf, renderFormula } from './formula-renderer.ts';

const item = (stem: string, ...choices: string[]): StudentView => ({
  id: 'line',
  version: 1,
  section: 'math',
  passages: [],
  figures: [],
  stem,
  response: {
    kind: 'choice',
    choices: choices.map((text, index) => ({ id: (['A', 'B'] as const)[index] ?? 'C', text })),
  },
});

describe('renderFormula', () => {
  it('produces MathML with plain letters', () => {
    const mathMl = renderFormula('x = \\frac{1}{2}');
    expect(mathMl).toMatch(/^<math>.*<\/math>$/);
    expect(mathMl).toContain('<mi class="variable">x</mi>');
    expect(mathMl).toContain('<mfrac><mn>1</mn><mn>2</mn></mfrac>');
  });

  it('writes degrees and primes as characters', () => {
    expect(renderFormula('90^\\circ')).not.toContain('<msup>');
    expect(renderFormula("f'(x)")).not.toContain('<msup>');
  });

  it.each([
    '\\href{javascript:alert(1)}{x}',
    '\\href{https://example.org}{x}',
    '\\includegraphics{a.png}',
    '\\class{a" onclick="alert(1)}{x}',
    '\\style{color:red}{x}',
    '\\data{a=b}{x}',
    '\\text{<img src=x onerror=alert(1)>}',
    '"><script>alert(1)</script>',
  ])('produces no links, handlers or images: %s', (tex) => {
    expect(renderFormula(tex)).not.toMatch(
      /<(?:a|img|script)\b|<[^>]*\s(?:href|src|on\w+|data-\w+)=/i,
    );
  });

  it('shows invalid TeX as text', () => {
    expect(renderFormula('\\frac{1')).toContain('\\frac{1');
    // The renderer itself throws at this one.
    expect(renderFormula('__proto__<b>')).toBe('<code>__proto__&lt;b&gt;</code>');
  });
});

it('formulasOf maps all formulas of a question by their TeX', () => {
  const formulas = formulasOf([item('What is $x$?', '$2x$', 'none'), item('And $x$?')]);
  expect(Object.keys(formulas)).toEqual(['x', '2x']);
  expect(formulas['2x']).toBe(renderFormula('2x'));
});

it('formulasOf accepts formulas named like object properties', () => {
  const formulas = formulasOf([item('$__proto__$ and $constructor$')]);
  expect(Object.keys(formulas)).toEqual(['__proto__', 'constructor']);
});
