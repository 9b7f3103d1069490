import { entered, says, tried, valued, type Proofs } from '../proof.ts';

/** px + qy = r */
type Line = [number, number, number];
type Point = [number, number];

function solutionsOf([p, q, r]: Line, [s, t, u]: Line): 'one' | 'none' | 'infinitely many' {
  if (p * t !== q * s) return 'one';
  return p * u === r * s && q * u === r * t ? 'infinitely many' : 'none';
}

const integers = Array.from({ length: 201 }, (_, index) => index - 100);

const isOn = ([x, y]: Point, [a, b]: Point, [c, d]: Point): boolean =>
  (x - a) * (d - b) === (y - b) * (c - a);

export const proofs: Proofs = {
  'systems-of-linear-equations-01': (item) => {
    says(
      item,
      'small lanterns for 45,000',
      'large lanterns for 80,000',
      'total of 34',
      '2,020,000',
    );
    says(item, 'How many large');
    const counts = Array.from({ length: 35 }, (_, large) => large);
    return entered(
      ...counts.filter((large) => 45_000 * (34 - large) + 80_000 * large === 2_020_000),
    );
  },

  'systems-of-linear-equations-02': (item) => {
    says(item, '2x = 5y + 3a', '6x + by = 27', 'infinitely many solutions', '$a + b$');
    const sums = integers.flatMap((a) =>
      integers
        .filter((b) => solutionsOf([2, -5, 3 * a], [6, b, 27]) === 'infinitely many')
        .map((b) => a + b),
    );
    return valued(item, sums.length === 1 ? (sums[0] ?? NaN) : NaN);
  },

  'systems-of-linear-equations-03': (item) => {
    says(item, '"through":[[-5,0],[0,5]]', '"through":[[-4,7],[0,-1]]');
    return tried<Point>(
      { A: [-2, 3], B: [0, -1], C: [0, 5], D: [3, -2] },
      (point) => isOn(point, [-5, 0], [0, 5]) && isOn(point, [-4, 7], [0, -1]),
    );
  },

  'systems-of-linear-equations-04': (item) => {
    says(item, 'kx + 4y = 10', '9x + ky = 15', 'no solution');
    // A value without exactly one solution has k·k = 36, so whole numbers are enough.
    return entered(...integers.filter((k) => solutionsOf([k, 4, 10], [9, k, 15]) === 'none'));
  },
};
