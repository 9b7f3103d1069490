import type { ItemVersion } from '@bac/exam/item/item.ts';
import { choicesByFormula } from '../choice-texts.ts';
import { evaluateFormula } from '../formula-value.ts';
import {
  enteredValues,
  requirePhrases,
  choicesMatching,
  type Proofs,
  type Verdict,
} from '../proof.ts';

type Expression = (x: number) => number;

/** Polynomials and fractions of low degree that are equal at this many points are equal everywhere. */
const points = [2.5, 3, 4, 5.25, 7, 11, 13.5, 20];

const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));

const equals =
  (expected: Expression) =>
  (expression: Expression): boolean =>
    points.every((x) => isNear(expression(x), expected(x)));

/** The choices that equal the formula in x (and y) at all points. */
const equalChoices = (item: ItemVersion, expected: string): Verdict =>
  choicesByFormula(item, (tex) =>
    points.every((x) =>
      [0.5, 2, 3.5].every((y) =>
        isNear(evaluateFormula(tex, { x, y }), evaluateFormula(expected, { x, y })),
      ),
    ),
  );

/** Takes one square root after the other, so that the proof does not assume fractional exponents. */
const withRoot: Expression = (x) => x ** 2 * Math.sqrt(Math.sqrt(x ** 3));

const quadratic = (x: number, y: number): number => 9 * x ** 2 - 30 * x * y + 25 * y ** 2 - 16;

export const proofs: Proofs = {
  'equivalent-expressions-01': (item) => {
    requirePhrases(item, 'equivalent to $3x^2 - 6x - 45$');
    return choicesMatching<Expression>(
      {
        A: (x) => (3 * x - 5) * (x + 3),
        B: (x) => 3 * (x - 5) * (x + 3),
        C: (x) => 3 * (x + 5) * (x - 3),
        D: (x) => 3 * (x - 15) * (x + 1),
      },
      equals((x) => 3 * x ** 2 - 6 * x - 45),
    );
  },

  'equivalent-expressions-02': (item) => {
    requirePhrases(item, String.raw`\frac{x + 4}{x - 2} - \frac{24}{x^2 - 4}`, 'for all $x > 2$');
    return choicesMatching<Expression>(
      {
        A: (x) => (x - 20) / (x ** 2 - 4),
        B: (x) => (x - 8) / (x - 2),
        C: (x) => (x + 8) / (x + 2),
        D: (x) => (x ** 2 + 6 * x + 32) / (x ** 2 - 4),
      },
      equals((x) => (x + 4) / (x - 2) - 24 / (x ** 2 - 4)),
    );
  },

  'equivalent-expressions-03': (item) => {
    requirePhrases(item, String.raw`$x^2 \sqrt[4]{x^3}$ is equivalent to $x^k$ for all $x > 0$`);
    const twelfths = Array.from({ length: 121 }, (_, n) => n);
    const fitting = twelfths.filter((n) => equals(withRoot)((x) => x ** (n / 12)));
    return enteredValues(...fitting.map((n) => n / 12));
  },

  'equivalent-expressions-04': (item) => {
    requirePhrases(item, '(2x - 3)^2 - (x + 1)(x - 5)');
    return choicesMatching<Expression>(
      {
        A: (x) => 3 * x ** 2 - 16 * x + 4,
        B: (x) => 3 * x ** 2 + 4 * x - 4,
        C: (x) => 3 * x ** 2 + 4 * x + 14,
        D: (x) => 3 * x ** 2 - 8 * x + 14,
      },
      equals((x) => (2 * x - 3) ** 2 - (x + 1) * (x - 5)),
    );
  },

  'equivalent-expressions-05': (item) => {
    requirePhrases(item, 'factor of $9x^2 - 30xy + 25y^2 - 16$');
    // 3x + by + c is a factor exactly if the expression is zero wherever 3x + by + c is.
    return choicesMatching({ A: [5, 4], B: [-5, 4], C: [-5, 8], D: [-5, -16] } as const, ([b, c]) =>
      points.every((y) => Math.abs(quadratic((-b * y - c) / 3, y)) < 1e-6),
    );
  },

  'equivalent-expressions-06': (item) => {
    const expression = String.raw`\frac{x^{-2} - 9}{x^{-1} + 3}`;
    requirePhrases(item, expression, 'For all $x > 0$');
    return equalChoices(item, expression);
  },

  'equivalent-expressions-07': (item) => {
    const expression = String.raw`\sqrt{50x^5} - x\sqrt{8x^3}`;
    requirePhrases(item, expression, String.raw`If $x \ge 0$`);
    return equalChoices(item, expression);
  },

  'equivalent-expressions-08': (item) => {
    const expression = '4x(2x - 5) + 3(x + 6)';
    requirePhrases(item, `$${expression}$ can be rewritten as $8x^2 + bx + 18$`);
    const wholes = Array.from({ length: 201 }, (_, n) => n - 100);
    const fitting = wholes.filter((b) =>
      points.every((x) =>
        isNear(evaluateFormula('8x^2 + bx + 18', { x, b }), evaluateFormula(expression, { x })),
      ),
    );
    return enteredValues(...fitting);
  },

  'equivalent-expressions-09': (item) => {
    const expression = '(3x^2y)(4x^3y^5)';
    requirePhrases(item, `equivalent to $${expression}$`);
    return equalChoices(item, expression);
  },

  'equivalent-expressions-10': (item) => {
    requirePhrases(item, String.raw`\frac{27^{2n + 5}}{9^n}`, 'Which power of 3');
    // Counts how often 3 divides the quotient, for several n.
    const threes = (whole: bigint): number => (whole % 3n === 0n ? 1 + threes(whole / 3n) : 0);
    return choicesByFormula(item, (tex) =>
      [1, 2, 3, 8].every((n) => {
        const quotient = 27n ** BigInt(2 * n + 5) / 9n ** BigInt(n);
        return isNear(evaluateFormula(tex, { n }), 3 ** threes(quotient));
      }),
    );
  },

  'equivalent-expressions-11': (item) => {
    const expression = String.raw`\frac{10x + 18}{x^2 + 2x - 15}`;
    const split = String.raw`\frac{a}{x - 3} + \frac{b}{x + 5}`;
    requirePhrases(item, `${expression} = ${split}`, 'for all $x > 3$', 'value of $a$');
    // For each a the equation at x = 4 gives b; it must then hold at other x.
    return choicesByFormula(item, (tex) => {
      const a = evaluateFormula(tex);
      const b = 9 * (evaluateFormula(expression, { x: 4 }) - a);
      return [5, 6.5, 9, 30].every((x) =>
        isNear(evaluateFormula(split, { x, a, b }), evaluateFormula(expression, { x })),
      );
    });
  },

  'equivalent-expressions-12': (item) => {
    const rightSide = '(x + 3)^2 + k(x + 3) + 7';
    requirePhrases(item, `x^2 + 14x + 40 = ${rightSide}`, 'what is the constant $k$');
    const halves = Array.from({ length: 401 }, (_, n) => n / 2 - 100);
    const fitting = halves.filter((k) =>
      points.every((x) =>
        isNear(evaluateFormula(rightSide, { x, k }), evaluateFormula('x^2 + 14x + 40', { x })),
      ),
    );
    return enteredValues(...fitting);
  },

  'equivalent-expressions-13': (item) => {
    const expression = '12x^3 + 8x^2';
    requirePhrases(item, `equivalent to $${expression}$`);
    return equalChoices(item, expression);
  },

  'equivalent-expressions-14': (item) => {
    const expression = String.raw`\frac{x^2 - 9}{x^2 + 5x + 6}`;
    requirePhrases(item, expression, 'for all $x > 0$');
    return equalChoices(item, expression);
  },

  'equivalent-expressions-15': (item) => {
    const expression = String.raw`\frac{2x^2 + 5x - 1}{x + 3}`;
    requirePhrases(item, `equivalent to $${expression}$ for all $x > 0$`);
    return equalChoices(item, expression);
  },

  'equivalent-expressions-16': (item) => {
    const expression = '(5x^2 + 3x) + (2x^2 - 8)';
    requirePhrases(item, `equivalent to $${expression}$`);
    return equalChoices(item, expression);
  },

  'equivalent-expressions-17': (item) => {
    const expression = '(x + 6)^2 - (x - 6)^2';
    requirePhrases(item, `$${expression}$ equal to $kx$ for every real number $x$`);
    const wholes = Array.from({ length: 201 }, (_, n) => n - 100);
    return enteredValues(
      ...wholes.filter((k) =>
        points.every((x) => isNear(k * x, evaluateFormula(expression, { x }))),
      ),
    );
  },

  'equivalent-expressions-18': (item) => {
    requirePhrases(item, 'equivalent to $(-2x^3)^4$');
    return equalChoices(item, '(-2x^3)(-2x^3)(-2x^3)(-2x^3)');
  },

  'equivalent-expressions-19': (item) => {
    const expression = String.raw`\left(\frac{8x^6}{27y^{-3}}\right)^{-2/3}`;
    requirePhrases(item, expression, '$x > 0$ and $y > 0$');
    return equalChoices(item, expression.replace(/\\left|\\right/g, ''));
  },

  'equivalent-expressions-20': (item) => {
    const expression = '(3x - 2)(x^2 + 4x - 5)';
    requirePhrases(item, `the product $${expression}$`);
    return equalChoices(item, expression);
  },

  'equivalent-expressions-21': (item) => {
    const expression = String.raw`\frac{\frac{1}{x} - \frac{1}{y}}{x^2 - y^2}`;
    requirePhrases(item, expression, 'For all $x > y > 0$');
    return equalChoices(item, expression);
  },

  'equivalent-expressions-22': (item) => {
    const expression = '4(x - 3)^2 - x(3 - x)';
    requirePhrases(item, `equivalent to $${expression}$`);
    return equalChoices(item, expression);
  },

  'equivalent-expressions-23': (item) => {
    const expression = '3(x + 4)^2';
    requirePhrases(item, `equivalent to $${expression}$`);
    return equalChoices(item, expression);
  },
};
