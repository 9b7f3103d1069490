import {
  enteredValues,
  requirePhrases,
  choicesMatching,
  choicesWithValue,
  type Proofs,
} from '../proof.ts';
import { parsePair, choicesByText } from '../choice-texts.ts';
import { evaluateFormula } from '../formula-value.ts';

const fits = (n: number): boolean => {
  let grams = 13_500;
  for (let added = 0; added < n; added += 1) grams += 400;
  return grams <= 20_000;
};

/** True above the line from (0, -2) to (4, 0); the dashed line itself does not count. */
const isShaded = (x: number, y: number): boolean => 4 * (y - -2) - 2 * (x - 0) > 0;

/** Question 11: if a vertical line has points between 3x - 5 and 3x + k, their midpoint is one of them. */
const isSolvable = (k: number): boolean =>
  [-3, 0, 7].some((x) => {
    const y = (3 * x - 5 + 3 * x + k) / 2;
    return 6 * x - 2 * y < 10 && y < 3 * x + k;
  });

/** Question 12: from the third guide on, each guide takes up to 8 visitors, and no visitor is left waiting. */
function isPossible({ g, v }: { g: number; v: number }): boolean {
  let waiting = v;
  for (let guide = 3; guide <= g; guide += 1) waiting -= Math.min(8, waiting);
  return waiting === 0;
}

/** The comparison signs in choices. */
const signs: Record<string, (one: number, other: number) => boolean> = {
  '<': (one, other) => one < other,
  '=': (one, other) => one === other,
  [String.raw`\le`]: (one, other) => one <= other,
  [String.raw`\ge`]: (one, other) => one >= other,
};

export const proofs: Proofs = {
  'linear-inequalities-01': (item) => {
    requirePhrases(
      item,
      String.raw`\$2.00 per ride`,
      String.raw`\$18.00 per month`,
      String.raw`\$0.75 per ride`,
    );
    requirePhrases(item, 'least number of rides', 'with a membership is less than');
    let rides = 0;
    while (1800 + 75 * rides >= 200 * rides) rides += 1;
    return choicesWithValue(item, rides);
  },

  'linear-inequalities-02': (item) => {
    requirePhrases(
      item,
      'at most 20 kilograms',
      'weighs 13.5 kilograms',
      '$n$ notebooks, each weighing 0.4',
    );
    return choicesMatching<(n: number) => boolean>(
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
    requirePhrases(
      item,
      '"through":[[0,-2],[4,0]],"shade":"above"',
      '"dashed":true',
      '$(k, 1 - k)$',
    );
    const halves = Array.from({ length: 81 }, (_, index) => index / 2 - 20);
    return choicesMatching<(k: number) => boolean>(
      { A: (k) => k > 2, B: (k) => k <= 2, C: (k) => k < 2, D: (k) => k < 6 },
      (allows) => halves.every((k) => allows(k) === isShaded(k, 1 - k)),
    );
  },

  'linear-inequalities-04': (item) => {
    requirePhrases(
      item,
      'has 338 books',
      'at least 500',
      'boxes of 20 books',
      'least number of full boxes',
    );
    let boxes = 0;
    for (let books = 338; books < 500; books += 20) boxes += 1;
    return enteredValues(boxes);
  },

  'linear-inequalities-05': (item) => {
    requirePhrases(item, '4 - 5(x + 2) < 2x + 30', 'least integer');
    // The left side falls and the right side rises with x, so no integer below the first one found satisfies it.
    let x = -1000;
    while (4 - 5 * (x + 2) >= 2 * x + 30) x += 1;
    return enteredValues(x);
  },

  'linear-inequalities-06': (item) => {
    requirePhrases(item, 'y > 2x - 1', 'x + y < 4');
    return choicesByText(item, (text) => {
      const [x, y] = parsePair(text);
      return y > 2 * x - 1 && x + y < 4;
    });
  },

  'linear-inequalities-07': (item) => {
    requirePhrases(
      item,
      'area of 75 square meters',
      'shrub needs 3',
      'tree needs 5',
      'at least twice',
    );
    const plans: number[] = [];
    for (let trees = 0; trees <= 30; trees += 1) {
      for (let shrubs = 2 * trees; shrubs <= 30; shrubs += 1) {
        if (3 * shrubs + 5 * trees <= 75) plans.push(trees);
      }
    }
    return choicesWithValue(item, Math.max(...plans));
  },

  'linear-inequalities-08': (item) => {
    requirePhrases(
      item,
      '30 liters of a drink',
      '20% of the drink',
      'at least 50% of the resulting drink',
    );
    // At 50%, there is as much juice as everything else.
    const start = (30 * 20) / 100;
    let juice = start;
    while (juice < 30 - start) juice += 0.5;
    return choicesWithValue(item, juice - start);
  },

  'linear-inequalities-09': (item) => {
    requirePhrases(item, 'each visit costs 60 baht', 'fee of 300 baht', 'each visit costs 30 baht');
    requirePhrases(item, 'fee of 900 baht', 'plan B less expensive than both');
    const visits = Array.from({ length: 200 }, (_, index) => index);
    return enteredValues(visits.filter((n) => 300 + 30 * n < 60 * n && 300 + 30 * n < 900).length);
  },

  'linear-inequalities-10': (item) => {
    requirePhrases(
      item,
      String.raw`$-2 \le x \le 6$`,
      String.raw`$-1 \le y \le 4$`,
      'greatest',
      '$2y - 3x$',
    );
    let greatest = -Infinity;
    for (let x = -2; x <= 6; x += 0.25) {
      for (let y = -1; y <= 4; y += 0.25) greatest = Math.max(greatest, 2 * y - 3 * x);
    }
    return choicesWithValue(item, greatest);
  },

  'linear-inequalities-11': (item) => {
    requirePhrases(item, '6x - 2y < 10', 'y < 3x + k', 'no solutions', 'all values of $k$');
    const quarters = Array.from({ length: 161 }, (_, index) => index / 4 - 20);
    return choicesByText(item, (text) => {
      const [, sign = '', number] = /^\$k (<|=|\\le|\\ge) (-\d+)\$$/.exec(text) ?? [];
      if (number === undefined) throw new Error(`unknown choice: ${text}`);
      const [bound, allows] = [Number(number), signs[sign]];
      return quarters.every((k) => allows?.(k, bound) === !isSolvable(k));
    });
  },

  'linear-inequalities-12': (item) => {
    requirePhrases(
      item,
      '2 of the guides stay at the entrance',
      'leads at most 8 visitors',
      '$g > 2$',
    );
    const pairs = Array.from({ length: 10 }, (_, index) => index + 3).flatMap((g) =>
      Array.from({ length: 121 }, (_, v) => ({ g, v })),
    );
    return choicesByText(item, (text) => {
      const [left = '', sign = '', right = ''] = text.split(/ (\\[lg]e) /);
      return pairs.every(
        (pair) =>
          signs[sign]?.(evaluateFormula(left, pair), evaluateFormula(right, pair)) ===
          isPossible(pair),
      );
    });
  },

  'linear-inequalities-13': (item) => {
    requirePhrases(item, String.raw`-4 < \frac{5 - 2x}{3} \le 7`, 'How many integers');
    const integers = Array.from({ length: 401 }, (_, index) => index - 200);
    return enteredValues(integers.filter((x) => -12 < 5 - 2 * x && 5 - 2 * x <= 21).length);
  },

  'linear-inequalities-14': (item) => {
    requirePhrases(
      item,
      'four rounds',
      '271, 280, and 268',
      'greater than the contest record of 1,100',
    );
    let score = 0;
    while (271 + 280 + 268 + score <= 1100) score += 1;
    return enteredValues(score);
  },
};
