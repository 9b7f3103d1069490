import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import {
  enteredValues,
  requirePhrases,
  choicesMatching,
  choicesWithValue,
  type Proofs,
} from '../proof.ts';
import { parsePair, choicesByText, choicesByFormula } from '../choice-texts.ts';
import { evaluateFormula } from '../formula-value.ts';

type Real = (x: number) => number;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

const passesThrough =
  (points: [number, number][]) =>
  (f: Real): boolean =>
    points.every(([x, y]) => isNear(f(x), y));

/** The quadratic function through three points, by Lagrange's formula. */
const parabola =
  (...points: [number, number][]): Real =>
  (x) =>
    points.reduce((sum, [xi, yi]) => {
      const others = points.map(([xj]) => xj).filter((xj) => xj !== xi);
      return sum + others.reduce((term, xj) => (term * (x - xj)) / (xi - xj), yi);
    }, 0);

const drawnParabola: Real = (x) => 14 - 12 * x + 2 * x ** 2;
const revenue: Real = (x) => x * (102 - 6 * x);
const quadratic: Real = (x) => 4 * x ** 2 - 48 * x;
const factored: Real = (x) => 2 * (x + 1) * (x - 7);
const ferns: Real = (d) => 40 * 1.15 ** d;
const cubic: Real = (x) => (x + 4) * (x - 1) * (x - 6);
const growth: Real = (x) => 240 * 1.44 ** (x / 10);

export const proofs: Proofs = {
  'nonlinear-functions-01': (item) => {
    requirePhrases(item, 'the exponential function $f$', '"factor":3,"base":2');
    requirePhrases(item, '{"at":[0,3]},{"at":[1,6]},{"at":[2,12]}');
    return choicesMatching<Real>(
      {
        A: (x) => 2 * 3 ** x,
        B: (x) => 3 * 2 ** x,
        C: (x) => 6 ** x,
        D: (x) => 3 * (1 / 2) ** x,
      },
      passesThrough([
        [0, 3],
        [1, 6],
        [2, 12],
      ]),
    );
  },

  'nonlinear-functions-02': (item) => {
    requirePhrases(
      item,
      '[["0","640"],["3","480"],["6","360"],["9","270"]]',
      '$M$ is an exponential function',
    );
    return choicesMatching<Real>(
      {
        A: (t) => 640 * 0.75 ** t,
        B: (t) => 640 * 0.75 ** (3 * t),
        C: (t) => 640 * 0.75 ** (t / 3),
        D: (t) => 640 * 0.25 ** (t / 3),
      },
      passesThrough([
        [0, 640],
        [3, 480],
        [6, 360],
        [9, 270],
      ]),
    );
  },

  'nonlinear-functions-03': (item) => {
    requirePhrases(item, 'p(x) = 2x^3 + ax^2 + bx - 30', 'zeros of $p$ are $-3$, $2$, and $k$');
    // p(−3) = 0 means 9a − 3b = 84, and p(2) = 0 means 4a + 2b = 14. Then finds the other zeros.
    const determinant = 9 * 2 - -3 * 4;
    const a = (84 * 2 - -3 * 14) / determinant;
    const b = (9 * 14 - 84 * 4) / determinant;
    const p: Real = (x) => 2 * x ** 3 + a * x ** 2 + b * x - 30;
    const quarters = Array.from({ length: 801 }, (_, n) => n / 4 - 100);
    return enteredValues(...quarters.filter((x) => isNear(p(x), 0) && x !== -3 && x !== 2));
  },

  'nonlinear-functions-04': (item) => {
    requirePhrases(item, 'value of $f(8)$', 'Its vertex and one other point are labeled');
    requirePhrases(item, '"coefficients":[14,-12,2]', '"(3, -4)"', '"(5, 4)"');
    // By symmetry about x = 3, a third point is (1, 4).
    const points: [number, number][] = [
      [3, -4],
      [5, 4],
      [1, 4],
    ];
    const f = parabola(...points);
    if (!passesThrough([...points, [8, f(8)]])(drawnParabola)) {
      throw new Error('the drawing shows another parabola');
    }
    return choicesWithValue(item, f(8));
  },

  'nonlinear-functions-05': (item) => {
    requirePhrases(item, 'R(x) = x(102 - 6x)', '0 < x < 17', 'gives the greatest daily revenue');
    const prices = Array.from({ length: 1699 }, (_, n) => (n + 1) / 100);
    const greatest = Math.max(...prices.map(revenue));
    return enteredValues(...prices.filter((x) => revenue(x) === greatest));
  },

  'nonlinear-functions-06': (item) => {
    requirePhrases(
      item,
      'f(x) = 240(1.44)^{x/10}',
      String.raw`increases by $p\%$`,
      'increase of $x$ by $5$',
    );
    const [first = NaN, ...rest] = [0, 1, 5, 12].map(
      (x) => (100 * (growth(x + 5) - growth(x))) / growth(x),
    );
    if (!rest.every((percent) => isNear(percent, first))) throw new Error('the percentage varies');
    return choicesWithValue(item, first);
  },

  'nonlinear-functions-07': (item) => {
    requirePhrases(
      item,
      'f(x) = 4x^2 - 48x',
      'minimum value of $f(x)$ as a constant or a coefficient',
    );
    const hundredths = Array.from({ length: 4001 }, (_, n) => n / 100 - 20);
    const least = Math.min(...hundredths.map(quadratic));
    return choicesByFormula(
      item,
      (tex) =>
        hundredths.every((x) => isNear(evaluateFormula(tex, { x }), quadratic(x))) &&
        [...tex.replaceAll(' ', '').matchAll(/-?\d+/g)].some(
          ([digits]) => Number(digits) === least,
        ),
    );
  },

  'nonlinear-functions-08': (item) => {
    requirePhrases(item, 'f(x) = ab^x', '$f(2) = 20$ and $f(6) = 45$, what is $f(8)$');
    // The logarithm of an exponential function is linear.
    const slope = (Math.log(45) - Math.log(20)) / (6 - 2);
    return choicesWithValue(item, Math.exp(Math.log(45) + slope * (8 - 6)));
  },

  'nonlinear-functions-09': (item) => {
    requirePhrases(item, 'f(x) = -x^2 + 7x', 'what is $f(-4)$');
    return choicesWithValue(item, evaluateFormula('-x^2 + 7x', { x: -4 }));
  },

  'nonlinear-functions-10': (item) => {
    requirePhrases(
      item,
      'A(d) = 40(1.15)^d',
      String.raw`0 \le d \le 20`,
      'interpretation of the number 40',
    );
    const days = Array.from({ length: 21 }, (_, d) => d);
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    const claims: [RegExp, boolean][] = [
      [/increases by 40 square meters each day/, days.every((d) => ferns(d + 1) - ferns(d) === 40)],
      [/covered 40 square meters when the farmer added them/, ferns(0) === 40],
      [/never exceeds 40 square meters/, days.every((d) => ferns(d) <= 40)],
      // The model says nothing about the size of the field, and ends before day 40.
      [/the entire field 40 days after/, days.includes(40)],
    ];
    return {
      right: choiceIds.filter((id) =>
        claims.some(([claim, isTrue]) => isTrue && claim.test(response.choices[id].text)),
      ),
    };
  },

  'nonlinear-functions-11': (item) => {
    requirePhrases(
      item,
      'h(x) = 2x - 0.04x^2',
      String.raw`0 \le x \le 50`,
      'at least 16 meters above',
    );
    // Counts the centimeters along the ground where the arch is at least 16 meters high.
    const steps = Array.from({ length: 5000 }, (_, n) => (n + 0.5) / 100);
    return choicesWithValue(item, steps.filter((x) => 2 * x - 0.04 * x ** 2 >= 16).length / 100);
  },

  'nonlinear-functions-12': (item) => {
    requirePhrases(
      item,
      'three zeros: $-4$, $1$, and $6$',
      'g(x) = f(2x - 3)',
      'sum of the zeros of $g$',
    );
    const quarters = Array.from({ length: 801 }, (_, n) => n / 4 - 100);
    const zeros = quarters.filter((x) => cubic(2 * x - 3) === 0);
    if (zeros.length !== 3) throw new Error(`found ${zeros.join()}`);
    return choicesWithValue(
      item,
      zeros.reduce((sum, zero) => sum + zero, 0),
    );
  },

  'nonlinear-functions-13': (item) => {
    const expression = String.raw`\frac{a}{x - 2} + 5`;
    requirePhrases(item, `f(x) = ${expression}`, '$f(6) = 8$. What is $f(-1)$');
    const quarters = Array.from({ length: 801 }, (_, n) => n / 4 - 100);
    const fitting = quarters.filter((a) => isNear(evaluateFormula(expression, { a, x: 6 }), 8));
    return enteredValues(...fitting.map((a) => evaluateFormula(expression, { a, x: -1 })));
  },

  'nonlinear-functions-14': (item) => {
    requirePhrases(
      item,
      'negative if and only if $-2 < x < 8$',
      'minimum value of $f(x)$ is $-75$',
      '$f(10)$',
    );
    const f = parabola([-2, 0], [8, 0], [(-2 + 8) / 2, -75]);
    const hundredths = Array.from({ length: 4001 }, (_, n) => n / 100 - 20);
    if (!isNear(Math.min(...hundredths.map(f)), -75)) throw new Error('the minimum is elsewhere');
    return choicesWithValue(item, f(10));
  },

  'nonlinear-functions-15': (item) => {
    requirePhrases(item, 'f(x) = x^2 - 3x - 10', 'cross the $y$-axis');
    return choicesByText(item, (text) => {
      const [x, y] = parsePair(text);
      return x === 0 && isNear(evaluateFormula('x^2 - 3x - 10', { x }), y);
    });
  },

  'nonlinear-functions-16': (item) => {
    const time = String.raw`2\sqrt{L}`;
    requirePhrases(item, `T(L) = ${time}`, 'is 9 times as long', 'large lamp is how many times');
    const [first = NaN, ...rest] = [0.2, 0.5, 1].map(
      (small) => evaluateFormula(time, { L: 9 * small }) / evaluateFormula(time, { L: small }),
    );
    if (!rest.every((times) => isNear(times, first))) throw new Error('the ratio varies');
    return choicesWithValue(item, first);
  },

  'nonlinear-functions-17': (item) => {
    requirePhrases(item, '"coefficients":[12,-11,-2,1]', 'could be the definition of $f$');
    requirePhrases(item, '{"at":[-3,0]},{"at":[0,12]},{"at":[1,0]},{"at":[4,0]}');
    return choicesByFormula(item, (tex) =>
      [-4, -3, -1.5, 0, 1, 2.5, 4, 5].every((x) =>
        isNear(evaluateFormula(tex, { x }), 12 - 11 * x - 2 * x ** 2 + x ** 3),
      ),
    );
  },

  'nonlinear-functions-18': (item) => {
    requirePhrases(item, '$f(x) = x^2 - 3x$', 'equivalent to $f(x + 2)$');
    return choicesByFormula(item, (tex) =>
      [-3, 0, 1, 2.5, 7].every((x) =>
        isNear(evaluateFormula(tex, { x }), evaluateFormula('x^2 - 3x', { x: x + 2 })),
      ),
    );
  },

  'nonlinear-functions-19': (item) => {
    requirePhrases(
      item,
      'a quadratic function of the time',
      'greatest height, 45 meters above the ground, 2 seconds after',
      'lands on the ground 5 seconds after',
      'From what height above the ground',
    );
    // By symmetry about t = 2, the parabola has its other zero at t = −1.
    return choicesWithValue(item, parabola([5, 0], [2, 45], [2 * 2 - 5, 0])(0));
  },

  'nonlinear-functions-20': (item) => {
    const value = '250(0.88)^t';
    requirePhrases(item, `V(t) = ${value}`, String.raw`decreases by $p\%$ each year`);
    const [first = NaN, ...rest] = [0, 1, 4].map((t) => {
      const before = evaluateFormula(value, { t });
      return (100 * (before - evaluateFormula(value, { t: t + 1 }))) / before;
    });
    if (!rest.every((percent) => isNear(percent, first))) throw new Error('the percentage varies');
    return choicesWithValue(item, first);
  },

  'nonlinear-functions-21': (item) => {
    requirePhrases(
      item,
      'f(x) = ab^x + c',
      '$b > 1$',
      '$(0, 9)$ and $(2, 41)$',
      'the line $y = 5$',
      '$f(3)$',
    );
    // The heights above the line y = 5 are 4 and 36, which differ by two equal factors; the next one has one factor more.
    const heights = [9 - 5, 41 - 5] as const;
    const factor = Math.sqrt(heights[1] / heights[0]);
    const f: Real = (x) => heights[0] * factor ** x + 5;
    if (
      !passesThrough([
        [0, 9],
        [2, 41],
        [-40, 5],
      ])(f)
    )
      throw new Error('another function');
    return choicesWithValue(item, heights[1] * factor + 5);
  },

  'nonlinear-functions-22': (item) => {
    requirePhrases(item, 'graph of $y = x^2$ shifted down 6 units');
    return choicesByFormula(item, (tex) =>
      [-3, 0, 1, 2.5, 7].every((x) => isNear(evaluateFormula(tex, { x }), x ** 2 - 6)),
    );
  },

  'nonlinear-functions-23': (item) => {
    requirePhrases(item, 'had 20 members', 'triples every 4 months', '4,860 members');
    let [members, months] = [20, 0];
    while (members < 4860) [members, months] = [members * 3, months + 4];
    if (members !== 4860) throw new Error(`the number jumps to ${members}`);
    return enteredValues(months);
  },

  'nonlinear-functions-24': (item) => {
    requirePhrases(item, 'f(x) = 2(x + 1)(x - 7)', 'For what value of $x$', 'its minimum');
    // From the right value, the function rises on both sides.
    return choicesByFormula(item, (tex) => {
      const x = evaluateFormula(tex);
      return [-10, -1, -0.1, 0.1, 1, 10].every((step) => factored(x + step) > factored(x));
    });
  },
};
