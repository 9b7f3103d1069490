import { choiceIds, type ChoiceId } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import {
  enteredValues,
  requirePhrases,
  choicesMatching,
  type Proofs,
  type Verdict,
} from '../proof.ts';
import { gap, choicesByText, choicesByFormula } from '../choice-texts.ts';
import { evaluateFormula } from '../formula-value.ts';

/** Every quarter from −100 to 100; these include all answers of these questions. */
const quarters = Array.from({ length: 801 }, (_, n) => n / 4 - 100);

const isZero = (value: number): boolean => Math.abs(value) < 1e-9;

/** How far the parabola of question 25 is above the line y = 2x. */
const heightAbove = (x: number): number => x ** 2 - 6 * x + 13 - 2 * x;

/** The whole numbers in a choice, such as `$-3$ and $8$` or `$(4, 5)$`. */
function integersIn(item: ItemVersion, id: ChoiceId): number[] {
  if (item.response.kind !== 'choice') throw new Error(`${item.id} has no choices`);
  return [...item.response.choices[id].text.matchAll(/-?\d+/g)].map(([digits]) => Number(digits));
}

const choicesByIntegers = (item: ItemVersion, test: (numbers: number[]) => boolean): Verdict => ({
  right: choiceIds.filter((id) => test(integersIn(item, id))),
});

/** x² − 2px + p² − 4p + 12 is least at x = p; it has two zeros if and only if it is negative there. */
const hasTwoZeros = (p: number): boolean => p ** 2 - 2 * p * p + p ** 2 - 4 * p + 12 < 0;

const rootPair = (start: number, radicand: number, denominator: number): number[] => [
  (start - Math.sqrt(radicand)) / denominator,
  (start + Math.sqrt(radicand)) / denominator,
];

/** The difference of parabola and line at its vertex; the graphs meet exactly once if it is zero. */
function leastGap(k: number): number {
  const x = -(k - 3) / (2 * 2);
  return 2 * x ** 2 + k * x + 13 - (3 * x - 5);
}

export const proofs: Proofs = {
  'nonlinear-equations-and-systems-01': (item) => {
    requirePhrases(item, '|2x - 5| = 11', 'all the solutions');
    const solutions = quarters.filter((x) => Math.abs(2 * x - 5) === 11);
    return choicesByIntegers(item, (numbers) => numbers.join() === solutions.join());
  },

  'nonlinear-equations-and-systems-02': (item) => {
    requirePhrases(item, String.raw`\sqrt{3x + 7} = x - 1`);
    return enteredValues(...quarters.filter((x) => isZero(Math.sqrt(3 * x + 7) - (x - 1))));
  },

  'nonlinear-equations-and-systems-03': (item) => {
    requirePhrases(item, 'x^2 - 2px + p^2 - 4p + 12 = 0', 'two distinct real solutions');
    return choicesMatching<(p: number) => boolean>(
      { A: (p) => p > 3, B: (p) => p < 3, C: (p) => p >= 3, D: (p) => p > -3 },
      (holds) => quarters.every((p) => holds(p) === hasTwoZeros(p)),
    );
  },

  'nonlinear-equations-and-systems-04': (item) => {
    requirePhrases(item, 'one linear and one quadratic', 'is a solution to the system');
    requirePhrases(item, '"through":[[0,1],[2,3]]', '"coefficients":[-3,-2,1]');
    return choicesByIntegers(item, ([x = NaN, y = NaN]) => {
      const isOnLine = (y - 1) * (2 - 0) === (x - 0) * (3 - 1);
      const isOnParabola = y === -3 - 2 * x + x ** 2;
      return isOnLine && isOnParabola;
    });
  },

  'nonlinear-equations-and-systems-05': (item) => {
    requirePhrases(item, '3x^2 = 2 - 6x');
    // Two different numbers that both satisfy a quadratic equation are all its solutions.
    const pairs = {
      A: rootPair(-3, 15, 3),
      B: rootPair(3, 15, 3),
      C: rootPair(-3, 3, 3),
      D: rootPair(-3, 15, 6),
    };
    return choicesMatching(pairs, (roots) => roots.every((x) => isZero(3 * x ** 2 - (2 - 6 * x))));
  },

  'nonlinear-equations-and-systems-06': (item) => {
    requirePhrases(
      item,
      'y = 2x^2 + kx + 13',
      'y = 3x - 5',
      '$k$ is a positive constant',
      'exactly one',
    );
    return enteredValues(...quarters.filter((k) => k > 0 && isZero(leastGap(k))));
  },

  'nonlinear-equations-and-systems-07': (item) => {
    requirePhrases(item, 'x^3 + 2x^2 = 24x', 'greatest solution');
    // A cubic equation has at most three solutions.
    const solutions = quarters.filter((x) => isZero(x ** 3 + 2 * x ** 2 - 24 * x));
    if (solutions.length !== 3) throw new Error(`found ${solutions.join()}`);
    return enteredValues(Math.max(...solutions));
  },

  'nonlinear-equations-and-systems-08': (item) => {
    requirePhrases(item, '2x^2 - 16x = c', '$c$ is a positive constant', 'the greater of the two');
    // The two solutions are on either side of x = 4, where 2x² − 16x is least.
    return choicesByFormula(item, (tex) =>
      [1, 2, 10, 18, 40].every((c) => {
        const x = evaluateFormula(tex, { c });
        return x > 4 && isZero(2 * x ** 2 - 16 * x - c);
      }),
    );
  },

  'nonlinear-equations-and-systems-09': (item) => {
    requirePhrases(item, 'x - y = 3', 'x^2 - y^2 = 33', 'value of $x + y$');
    const sums = quarters.filter((y) => isZero((y + 3) ** 2 - y ** 2 - 33)).map((y) => 2 * y + 3);
    return choicesByIntegers(item, ([sum = NaN]) => sums.join() === String(sum));
  },

  'nonlinear-equations-and-systems-10': (item) => {
    requirePhrases(item, '3x^2 - 20 = 127', 'positive solution');
    return enteredValues(...quarters.filter((x) => x > 0 && isZero(3 * x ** 2 - 20 - 127)));
  },

  'nonlinear-equations-and-systems-11': (item) => {
    const equation = String.raw`\frac{4q^2}{r + 5}`;
    requirePhrases(item, `p = ${equation}`, '$r$ in terms of $p$ and $q$');
    const samples = [
      { q: 3, r: 1 },
      { q: 5, r: 2.5 },
      { q: 1.5, r: 7 },
    ];
    return choicesByFormula(item, (tex) =>
      samples.every(({ q, r }) =>
        isZero(evaluateFormula(tex, { p: evaluateFormula(equation, { q, r }), q }) - r),
      ),
    );
  },

  'nonlinear-equations-and-systems-12': (item) => {
    requirePhrases(item, String.raw`\frac{45}{x} = 5x`, 'If $x > 0$');
    return choicesByIntegers(item, ([x = NaN]) => x > 0 && isZero(45 / x - 5 * x));
  },

  'nonlinear-equations-and-systems-13': (item) => {
    requirePhrases(item, 'x^2 - bx + 48 = 0', '$b$ is a positive constant', '3 times the other');
    return enteredValues(
      ...quarters.filter((b) => {
        const [less = NaN, more = NaN] = rootPair(b, b ** 2 - 4 * 48, 2);
        return b > 0 && (isZero(more - 3 * less) || isZero(less - 3 * more));
      }),
    );
  },

  'nonlinear-equations-and-systems-14': (item) => {
    requirePhrases(item, '(2x - 9)(x + 4) = 0', 'What positive number');
    return enteredValues(...quarters.filter((x) => x > 0 && isZero(2 * x ** 2 - x - 36)));
  },

  'nonlinear-equations-and-systems-15': (item) => {
    const equation = '(x - 7)^2 = 5(x - 7)';
    requirePhrases(item, equation, 'all the values of $x$');
    const solutions = quarters.filter((x) => isZero(gap(equation, { x })));
    return choicesByIntegers(item, (numbers) => numbers.join() === solutions.join());
  },

  'nonlinear-equations-and-systems-16': (item) => {
    requirePhrases(
      item,
      'y = x^2 - 10',
      'y = 3x',
      'whose $x$-coordinate is positive',
      'What is the $y$-coordinate',
    );
    // In terms of y: x = y/3, so y = (y/3)² − 10.
    return enteredValues(...quarters.filter((y) => y / 3 > 0 && isZero((y / 3) ** 2 - 10 - y)));
  },

  'nonlinear-equations-and-systems-17': (item) => {
    requirePhrases(item, '$2^{x + 1} = 32$');
    return choicesByIntegers(item, ([x = NaN]) => isZero(gap('2^{x + 1} = 32', { x })));
  },

  'nonlinear-equations-and-systems-18': (item) => {
    const equation = String.raw`\frac{x}{x - 3} - \frac{2}{x + 3} = \frac{18}{x^2 - 9}`;
    requirePhrases(item, equation, 'all the solutions');
    // A zero denominator gives NaN or infinity, which is not a solution.
    const solutions = quarters.filter((x) => isZero(gap(equation, { x })));
    return choicesByIntegers(item, (numbers) => numbers.join() === solutions.join());
  },

  'nonlinear-equations-and-systems-19': (item) => {
    requirePhrases(item, 'solution to the equation $x^2 - 2x = 24$');
    return choicesByIntegers(item, ([x = NaN]) => isZero(gap('x^2 - 2x = 24', { x })));
  },

  'nonlinear-equations-and-systems-20': (item) => {
    const equation = '(3x - 1)^2 - 4(3x - 1) - 21 = 0';
    requirePhrases(item, equation, 'If $x > 0$');
    const thirds = Array.from({ length: 300 }, (_, n) => n + 1);
    const found = thirds.filter((n) => isZero(gap(equation, { x: n / 3 })));
    return enteredValues(...found.map((n) => `${n}/3`));
  },

  'nonlinear-equations-and-systems-21': (item) => {
    requirePhrases(item, '3x^2 - 12x + 7 = 0', 'value of $r^2 + s^2$');
    const [r = NaN, s = NaN] = rootPair(12, 12 ** 2 - 4 * 3 * 7, 2 * 3);
    return choicesByFormula(item, (tex) => isZero(evaluateFormula(tex) - (r ** 2 + s ** 2)));
  },

  'nonlinear-equations-and-systems-22': (item) => {
    requirePhrases(item, 'x^2 + kx - 9 = 0', 'true for every real value of $k$');
    const claims: [RegExp, (less: number, more: number) => boolean][] = [
      [/exactly one real solution/, (less, more) => less === more],
      [/two distinct positive solutions/, (less, more) => less > 0 && more > less],
      [/two distinct negative solutions/, (less, more) => more < 0 && more > less],
      [/one negative and one positive solution/, (less, more) => less < 0 && more > 0],
    ];
    return choicesByText(item, (text) =>
      claims.some(
        ([claim, isTrue]) =>
          claim.test(text) &&
          quarters.every((k) => {
            const [less = NaN, more = NaN] = rootPair(-k, k ** 2 - 4 * -9, 2);
            return isTrue(less, more);
          }),
      ),
    );
  },

  'nonlinear-equations-and-systems-23': (item) => {
    const equation = String.raw`\sqrt{5x - 1} = 7`;
    requirePhrases(item, `$${equation}$`);
    return enteredValues(...quarters.filter((x) => isZero(gap(equation, { x }))));
  },

  'nonlinear-equations-and-systems-24': (item) => {
    requirePhrases(item, 'has no real solution');
    // These parabolas open upward, and their vertices are at multiples of one half.
    return choicesByText(item, (text) => quarters.every((x) => gap(text, { x }) > 0));
  },

  'nonlinear-equations-and-systems-25': (item) => {
    requirePhrases(
      item,
      'y = x^2 - 6x + 13',
      'y = 2x + c',
      'exactly one point, $(p, q)$',
      'value of $q$',
    );
    // The line touches the parabola where the parabola is lowest above y = 2x.
    const c = Math.min(...quarters.map(heightAbove));
    const meeting = quarters.filter((x) => heightAbove(x) === c);
    if (meeting.length !== 1) throw new Error(`meets at ${meeting.join()}`);
    return choicesByFormula(item, (tex) =>
      meeting.every((x) => isZero(evaluateFormula(tex) - (2 * x + c))),
    );
  },
};
