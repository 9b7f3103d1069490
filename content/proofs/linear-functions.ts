import { requirePhrases, choicesMatching, choicesWithValue, type Proofs } from '../proof.ts';
import { choicesByText } from '../choice-texts.ts';
import { evaluateFormula } from '../formula-value.ts';

/** The function of question 03. */
const f = (x: number): number => 4 * x - 9;

const boilingPoint = (meters: number): number => (300 - meters / 100) / 3;

/** The right side of `f(h) = …`. */
const rightSide = (text: string): string => text.slice(text.indexOf('=') + 1);

/** The price of a boat in thousands of dong, added up hour by hour. */
function boatPrice(hours: number): number {
  let price = 60;
  for (let hour = 2; hour <= hours; hour += 1) price += 40;
  return price;
}

/** The charge in reais. */
const charge = (n: number): number => evaluateFormula('850 + 3.2(n - 200)', { n });

/** The function of question 09. */
const quotient = (x: number): number => evaluateFormula(String.raw`\frac{40 - 6x}{4}`, { x });

export const proofs: Proofs = {
  'linear-functions-01': (item) => {
    requirePhrases(item, '"rows":[["0","7"],["2","1"],["4","−5"],["6","−11"]]');
    const rows = [
      [0, 7],
      [2, 1],
      [4, -5],
      [6, -11],
    ] as const;
    return choicesMatching<(x: number) => number>(
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
    requirePhrases(
      item,
      '$d(6) = 52$',
      '$d(10) = 40$',
      'at the time of the last rain',
      'weeks after the last rain',
    );
    // Tries lines from `start` in week 0 to a depth of 40 in week 10; the right one passes 52 in week 6.
    const starts = Array.from({ length: 201 }, (_, depth) => depth);
    const fitting = starts.filter((start) => Math.abs(start + (6 * (40 - start)) / 10 - 52) < 1e-9);
    return choicesWithValue(item, fitting.length === 1 ? (fitting[0] ?? NaN) : NaN);
  },

  'linear-functions-03': (item) => {
    requirePhrases(item, '$f(x) = 4x - 9$', '$g(x) = f(x + 3) + 2$');
    return choicesMatching<(x: number) => number>(
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
    requirePhrases(
      item,
      String.raw`$T(h) = \frac{300 - h}{3}$`,
      '$h$ *hundred* meters',
      'in degrees Celsius',
    );
    return choicesMatching(
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

  'linear-functions-05': (item) => {
    requirePhrases(item, '60,000 dong for the first hour', '40,000 dong for each additional hour');
    requirePhrases(item, '**thousands** of dong', '$h$ is a positive integer');
    const hours = Array.from({ length: 12 }, (_, index) => index + 1);
    return choicesByText(item, (text) =>
      hours.every((h) => evaluateFormula(rightSide(text), { h }) === boatPrice(h)),
    );
  },

  'linear-functions-06': (item) => {
    requirePhrases(
      item,
      '$C(n) = 850 + 3.2(n - 200)$',
      'at least 200 copies',
      'interpretation of 850',
    );
    const meanings: [RegExp, number][] = [
      [/before any copy/, charge(0)],
      [/order of exactly 200 copies/, charge(200)],
      [/each copy after the first 200/, charge(201) - charge(200)],
      [/number of copies in an order that costs 200/, (200 - charge(0)) / 3.2],
    ];
    return choicesByText(item, (text) => {
      const meaning = meanings.find(([pattern]) => pattern.test(text));
      if (!meaning) throw new Error(`unknown choice: ${text}`);
      return meaning[1] === 850;
    });
  },

  'linear-functions-07': (item) => {
    requirePhrases(item, '$f(x) = 5x - 8$', '$f(x) = 27$');
    return choicesByText(
      item,
      (text) => evaluateFormula('5x - 8', { x: evaluateFormula(text) }) === 27,
    );
  },

  'linear-functions-08': (item) => {
    requirePhrases(
      item,
      '0°C corresponds to 18°S',
      '50°C corresponds to 48°S',
      'the same number',
      'temperature, in °C',
    );
    // (c, c) is on the line through (0, 18) and (50, 48) if their triangle has no area.
    return choicesByText(item, (text) => {
      const c = evaluateFormula(text);
      return (50 - 0) * (c - 18) === (48 - 18) * (c - 0);
    });
  },

  'linear-functions-09': (item) => {
    requirePhrases(item, String.raw`f(x) = \frac{40 - 6x}{4}`, 'increases by 3');
    return choicesByText(item, (text) => {
      const [, direction, amount] = /^It (increases|decreases) by ([\d.]*\d)\.$/.exec(text) ?? [];
      if (amount === undefined) throw new Error(`unknown choice: ${text}`);
      const change = (direction === 'increases' ? 1 : -1) * Number(amount);
      return [-8, 0, 3, 17].every((x) => quotient(x + 3) - quotient(x) === change);
    });
  },

  'linear-functions-10': (item) => {
    requirePhrases(item, '$f(4) = 8$', '$f(x + 2) = f(x) - 1$', 'linear function');
    return choicesByText(item, (text) => {
      const value = (x: number): number => evaluateFormula(rightSide(text), { x });
      return value(4) === 8 && [-6, 0, 3].every((x) => value(x + 2) === value(x) - 1);
    });
  },

  'linear-functions-11': (item) => {
    requirePhrases(item, '$f(x) = 2x - 5$', '$g(f(x)) = 6x - 1$', 'defines $g$');
    return choicesByText(item, (text) =>
      [-4, 0, 1, 9].every((x) => evaluateFormula(rightSide(text), { x: 2 * x - 5 }) === 6 * x - 1),
    );
  },

  'linear-functions-12': (item) => {
    requirePhrases(item, '"through":[[0,4],[8,0]]', 'What is $f(-4)$');
    // (-4, y) is on the line through (0, 4) and (8, 0) if their triangle has no area.
    return choicesByText(item, (text) => (8 - 0) * (Number(text) - 4) === (0 - 4) * (-4 - 0));
  },

  'linear-functions-13': (item) => {
    requirePhrases(item, '$f(x + 4) - f(x)$ is $-3$', '$f(f(0)) = 3$', 'linear function');
    return choicesByText(item, (text) => {
      const value = (x: number): number => evaluateFormula(rightSide(text), { x });
      const hasConstantChange = [-8, 0, 2].every(
        (x) => Math.abs(value(x + 4) - value(x) + 3) < 1e-9,
      );
      return hasConstantChange && Math.abs(value(value(0)) - 3) < 1e-9;
    });
  },

  'linear-functions-14': (item) => {
    requirePhrases(item, 'crosses the $x$-axis at $(6, 0)$', '$f(2) = 12$', 'value of $f(-1)$');
    // From x = -1 to x = 6 the value falls from f(-1) to 0. At x = 2, after 3/7 of that way, it is 12.
    return choicesByText(item, (text) => Number(text) - (Number(text) * 3) / 7 === 12);
  },

  'linear-functions-15': (item) => {
    requirePhrases(item, '$f(x) = 6x - 10$', 'what is $f(4)$');
    return choicesByText(item, (text) => Number(text) === 6 + 6 + 6 + 6 - 10);
  },
};
