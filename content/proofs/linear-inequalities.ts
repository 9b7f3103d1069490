import { says, tried, valued, type Proofs } from '../proof.ts';

const fits = (n: number): boolean => {
  let grams = 13_500;
  for (let added = 0; added < n; added += 1) grams += 400;
  return grams <= 20_000;
};

/** Left of the way from (0, -2) to (4, 0) is above the line; the dashed line itself does not count. */
const isShaded = (x: number, y: number): boolean => 4 * (y - -2) - 2 * (x - 0) > 0;

export const proofs: Proofs = {
  'linear-inequalities-01': (item) => {
    says(
      item,
      String.raw`\$2.00 per ride`,
      String.raw`\$18.00 per month`,
      String.raw`\$0.75 per ride`,
    );
    says(item, 'least number of rides', 'with a membership is less than');
    let rides = 0;
    while (1800 + 75 * rides >= 200 * rides) rides += 1;
    return valued(item, rides);
  },

  'linear-inequalities-02': (item) => {
    says(item, 'at most 20 kilograms', 'weighs 13.5 kilograms', '$n$ notebooks, each weighing 0.4');
    return tried<(n: number) => boolean>(
      {
        A: (n) => 13.5 + 0.4 * n >= 20,
        B: (n) => 0.4 + 13.5 * n <= 20,
        C: (n) => 13.9 * n <= 20,
        D: (n) => 13.5 + 0.4 * n <= 20,
      },
      (allows) => Array.from({ length: 60 }, (_, n) => n).every((n) => allows(n) === fits(n)),
    );
  },

  'linear-inequalities-03': (item) => {
    says(item, '"through":[[0,-2],[4,0]],"shade":"above"', '"dashed":true', '$(k, 1 - k)$');
    const halves = Array.from({ length: 81 }, (_, index) => index / 2 - 20);
    return tried<(k: number) => boolean>(
      { A: (k) => k > 2, B: (k) => k <= 2, C: (k) => k < 2, D: (k) => k < 6 },
      (allows) => halves.every((k) => allows(k) === isShaded(k, 1 - k)),
    );
  },
};
