import { says, tried, valued, type Proofs } from '../proof.ts';

/** The function of number 03. */
const f = (x: number): number => 4 * x - 9;

const boilingPoint = (meters: number): number => (300 - meters / 100) / 3;

export const proofs: Proofs = {
  'linear-functions-01': (item) => {
    says(item, '"rows":[["0","7"],["2","1"],["4","−5"],["6","−11"]]');
    const rows = [
      [0, 7],
      [2, 1],
      [4, -5],
      [6, -11],
    ] as const;
    return tried<(x: number) => number>(
      {
        A: (x) => -6 * x + 7,
        B: (x) => 3 * x + 7,
        C: (x) => -3 * x + 7,
        D: (x) => 7 * x - 3,
      },
      (found) => rows.every(([x, y]) => found(x) === y),
    );
  },

  'linear-functions-02': (item) => {
    says(
      item,
      '$d(6) = 52$',
      '$d(10) = 40$',
      'at the time of the last rain',
      'weeks after the last rain',
    );
    // The line that ends at a depth of 40 in week 10 and begins at `start`: which start passes 52 in week 6?
    const starts = Array.from({ length: 201 }, (_, depth) => depth);
    const fitting = starts.filter((start) => Math.abs(start + (6 * (40 - start)) / 10 - 52) < 1e-9);
    return valued(item, fitting.length === 1 ? (fitting[0] ?? NaN) : NaN);
  },

  'linear-functions-03': (item) => {
    says(item, '$f(x) = 4x - 9$', '$g(x) = f(x + 3) + 2$');
    return tried<(x: number) => number>(
      {
        A: (x) => 4 * x - 19,
        B: (x) => 4 * x - 4,
        C: (x) => 4 * x + 3,
        D: (x) => 4 * x + 5,
      },
      (g) => [-4, 0, 1, 7].every((x) => g(x) === f(x + 3) + 2),
    );
  },

  'linear-functions-04': (item) => {
    says(
      item,
      String.raw`$T(h) = \frac{300 - h}{3}$`,
      '$h$ *hundred* meters',
      'in degrees Celsius',
    );
    return tried(
      {
        A: { drop: 1, each: 3 },
        B: { drop: 1, each: 300 },
        C: { drop: 1, each: 100 },
        D: { drop: 3, each: 100 },
      },
      ({ drop, each }) =>
        [0, 500, 2700].every(
          (meters) => Math.abs(boilingPoint(meters) - boilingPoint(meters + each) - drop) < 1e-9,
        ),
    );
  },
};
