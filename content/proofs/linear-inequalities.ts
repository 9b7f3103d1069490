import { entered, says, tried, valued, type Proofs } from '../proof.ts';
import { pairOf, read } from '../choice-texts.ts';

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

  'linear-inequalities-04': (item) => {
    says(item, 'has 338 books', 'at least 500', 'boxes of 20 books', 'least number of full boxes');
    let boxes = 0;
    for (let books = 338; books < 500; books += 20) boxes += 1;
    return entered(boxes);
  },

  'linear-inequalities-05': (item) => {
    says(item, '4 - 5(x + 2) < 2x + 30', 'least integer');
    // The left side falls and the right side rises with x: below the first integer that fits, none does.
    let x = -1000;
    while (4 - 5 * (x + 2) >= 2 * x + 30) x += 1;
    return entered(x);
  },

  'linear-inequalities-06': (item) => {
    says(item, 'y > 2x - 1', 'x + y < 4');
    return read(item, (text) => {
      const [x, y] = pairOf(text);
      return y > 2 * x - 1 && x + y < 4;
    });
  },

  'linear-inequalities-07': (item) => {
    says(item, 'area of 75 square meters', 'shrub needs 3', 'tree needs 5', 'at least twice');
    const plans: number[] = [];
    for (let trees = 0; trees <= 30; trees += 1) {
      for (let shrubs = 2 * trees; shrubs <= 30; shrubs += 1) {
        if (3 * shrubs + 5 * trees <= 75) plans.push(trees);
      }
    }
    return valued(item, Math.max(...plans));
  },
};
