import { entered, says, tried, type Proofs } from '../proof.ts';

type Expression = (x: number) => number;

/** Polynomials and fractions of low degree that agree at so many points agree everywhere. */
const points = [2.5, 3, 4, 5.25, 7, 11, 13.5, 20];

const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));

const sameAs =
  (given: Expression) =>
  (offered: Expression): boolean =>
    points.every((x) => isNear(offered(x), given(x)));

/** The roots are taken one after the other, so that no fractional exponent is assumed. */
const withRoot: Expression = (x) => x ** 2 * Math.sqrt(Math.sqrt(x ** 3));

const inTwo = (x: number, y: number): number => 9 * x ** 2 - 30 * x * y + 25 * y ** 2 - 16;

export const proofs: Proofs = {
  'equivalent-expressions-01': (item) => {
    says(item, 'equivalent to $3x^2 - 6x - 45$');
    return tried<Expression>(
      {
        A: (x) => (3 * x - 5) * (x + 3),
        B: (x) => 3 * (x - 5) * (x + 3),
        C: (x) => 3 * (x + 5) * (x - 3),
        D: (x) => 3 * (x - 15) * (x + 1),
      },
      sameAs((x) => 3 * x ** 2 - 6 * x - 45),
    );
  },

  'equivalent-expressions-02': (item) => {
    says(item, String.raw`\frac{x + 4}{x - 2} - \frac{24}{x^2 - 4}`, 'for all $x > 2$');
    return tried<Expression>(
      {
        A: (x) => (x - 20) / (x ** 2 - 4),
        B: (x) => (x - 8) / (x - 2),
        C: (x) => (x + 8) / (x + 2),
        D: (x) => (x ** 2 + 6 * x + 32) / (x ** 2 - 4),
      },
      sameAs((x) => (x + 4) / (x - 2) - 24 / (x ** 2 - 4)),
    );
  },

  'equivalent-expressions-03': (item) => {
    says(item, String.raw`$x^2 \sqrt[4]{x^3}$ is equivalent to $x^k$ for all $x > 0$`);
    const twelfths = Array.from({ length: 121 }, (_, n) => n);
    const fitting = twelfths.filter((n) => sameAs(withRoot)((x) => x ** (n / 12)));
    return entered(...fitting.map((n) => n / 12));
  },

  'equivalent-expressions-04': (item) => {
    says(item, '(2x - 3)^2 - (x + 1)(x - 5)');
    return tried<Expression>(
      {
        A: (x) => 3 * x ** 2 - 16 * x + 4,
        B: (x) => 3 * x ** 2 + 4 * x - 4,
        C: (x) => 3 * x ** 2 + 4 * x + 14,
        D: (x) => 3 * x ** 2 - 8 * x + 14,
      },
      sameAs((x) => (2 * x - 3) ** 2 - (x + 1) * (x - 5)),
    );
  },

  'equivalent-expressions-05': (item) => {
    says(item, 'factor of $9x^2 - 30xy + 25y^2 - 16$');
    // 3x + by + c is a factor exactly if the expression is zero wherever 3x + by + c is.
    return tried({ A: [5, 4], B: [-5, 4], C: [-5, 8], D: [-5, -16] } as const, ([b, c]) =>
      points.every((y) => Math.abs(inTwo((-b * y - c) / 3, y)) < 1e-6),
    );
  },
};
