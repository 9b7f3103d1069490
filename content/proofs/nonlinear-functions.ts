import { entered, says, tried, valued, type Proofs } from '../proof.ts';

type Real = (x: number) => number;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

const passesThrough =
  (points: [number, number][]) =>
  (offered: Real): boolean =>
    points.every(([x, y]) => isNear(offered(x), y));

const drawn: Real = (x) => 14 - 12 * x + 2 * x ** 2;
const revenue: Real = (x) => x * (102 - 6 * x);
const growing: Real = (x) => 240 * 1.44 ** (x / 10);

export const proofs: Proofs = {
  'nonlinear-functions-01': (item) => {
    says(item, 'the exponential function $f$', '"factor":3,"base":2');
    says(item, '{"at":[0,3]},{"at":[1,6]},{"at":[2,12]}');
    return tried<Real>(
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
    says(
      item,
      '[["0","640"],["3","480"],["6","360"],["9","270"]]',
      '$M$ is an exponential function',
    );
    return tried<Real>(
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
    says(item, 'p(x) = 2x^3 + ax^2 + bx - 30', 'zeros of $p$ are $-3$, $2$, and $k$');
    // p(−3) = 0 says 9a − 3b = 84 and p(2) = 0 says 4a + 2b = 14; then every other zero is looked for.
    const determinant = 9 * 2 - -3 * 4;
    const a = (84 * 2 - -3 * 14) / determinant;
    const b = (9 * 14 - 84 * 4) / determinant;
    const p: Real = (x) => 2 * x ** 3 + a * x ** 2 + b * x - 30;
    const quarters = Array.from({ length: 801 }, (_, n) => n / 4 - 100);
    return entered(...quarters.filter((x) => isNear(p(x), 0) && x !== -3 && x !== 2));
  },

  'nonlinear-functions-04': (item) => {
    says(item, 'value of $f(8)$', 'Its vertex and one other point are labeled');
    says(item, '"coefficients":[14,-12,2]', '"(3, -4)"', '"(5, 4)"');
    // By symmetry about x = 3 a third point is (1, 4); Lagrange's formula through the three needs no vertex form.
    const known: [number, number][] = [
      [3, -4],
      [5, 4],
      [1, 4],
    ];
    const f: Real = (x) =>
      known.reduce((sum, [xi, yi]) => {
        const others = known.map(([xj]) => xj).filter((xj) => xj !== xi);
        return sum + others.reduce((term, xj) => (term * (x - xj)) / (xi - xj), yi);
      }, 0);
    if (!passesThrough([...known, [8, f(8)]])(drawn)) throw new Error('another parabola is drawn');
    return valued(item, f(8));
  },

  'nonlinear-functions-05': (item) => {
    says(item, 'R(x) = x(102 - 6x)', '0 < x < 17', 'gives the greatest daily revenue');
    const prices = Array.from({ length: 1699 }, (_, n) => (n + 1) / 100);
    const greatest = Math.max(...prices.map(revenue));
    return entered(...prices.filter((x) => revenue(x) === greatest));
  },

  'nonlinear-functions-06': (item) => {
    says(item, 'f(x) = 240(1.44)^{x/10}', String.raw`increases by $p\%$`, 'increase of $x$ by $5$');
    const [first = NaN, ...rest] = [0, 1, 5, 12].map(
      (x) => (100 * (growing(x + 5) - growing(x))) / growing(x),
    );
    if (!rest.every((percent) => isNear(percent, first))) throw new Error('the percentage varies');
    return valued(item, first);
  },
};
