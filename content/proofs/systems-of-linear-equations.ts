import {
  enteredValues,
  requirePhrases,
  choicesMatching,
  choicesWithValue,
  type Proofs,
} from '../proof.ts';
import { gap, choicesByText } from '../choice-texts.ts';
import { evaluateFormula } from '../formula-value.ts';

/** The coefficients of px + qy = r. */
type Line = [number, number, number];
type Point = [number, number];

function countSolutions([p, q, r]: Line, [s, t, u]: Line): 'one' | 'none' | 'infinitely many' {
  if (p * t !== q * s) return 'one';
  return p * u === r * s && q * u === r * t ? 'infinitely many' : 'none';
}

const integers = Array.from({ length: 201 }, (_, index) => index - 100);

const isOn = ([x, y]: Point, [a, b]: Point, [c, d]: Point): boolean =>
  (x - a) * (d - b) === (y - b) * (c - a);

/** The conditions on the two ferry trips of question 05. */
const isValidTrip = ([x, y]: Point): boolean => x + y === 1150 && x + 80 === y + y;

/** The price per kilogram of a mixture of green and lotus tea, in dong. */
const pricePerKilogram = (green: number, lotus: number): number =>
  (180_000 * green + 300_000 * lotus) / (green + lotus);

/** The contents of the two tanks of question 11, in liters. */
const drainingTank = (minutes: number): number => 400 - 30 * minutes;
const fillingTank = (minutes: number): number => 100 + 20 * minutes;

/** Question 14: true if y = 5x + 11, y = -2x - 3 and y = kx meet in three different points. */
function isTriangle(k: number): boolean {
  if (k === 5 || k === -2) return false;
  const x = 11 / (k - 5);
  return Math.abs(k * x - (-2 * x - 3)) > 1e-9;
}

export const proofs: Proofs = {
  'systems-of-linear-equations-01': (item) => {
    requirePhrases(
      item,
      'small lanterns for 45,000',
      'large lanterns for 80,000',
      'total of 34',
      '2,020,000',
    );
    requirePhrases(item, 'How many large');
    const counts = Array.from({ length: 35 }, (_, large) => large);
    return enteredValues(
      ...counts.filter((large) => 45_000 * (34 - large) + 80_000 * large === 2_020_000),
    );
  },

  'systems-of-linear-equations-02': (item) => {
    requirePhrases(item, '2x = 5y + 3a', '6x + by = 27', 'infinitely many solutions', '$a + b$');
    const sums = integers.flatMap((a) =>
      integers
        .filter((b) => countSolutions([2, -5, 3 * a], [6, b, 27]) === 'infinitely many')
        .map((b) => a + b),
    );
    return choicesWithValue(item, sums.length === 1 ? (sums[0] ?? NaN) : NaN);
  },

  'systems-of-linear-equations-03': (item) => {
    requirePhrases(item, '"through":[[-5,0],[0,5]]', '"through":[[-4,7],[0,-1]]');
    return choicesMatching<Point>(
      { A: [-2, 3], B: [0, -1], C: [0, 5], D: [3, -2] },
      (point) => isOn(point, [-5, 0], [0, 5]) && isOn(point, [-4, 7], [0, -1]),
    );
  },

  'systems-of-linear-equations-04': (item) => {
    requirePhrases(item, 'kx + 4y = 10', '9x + ky = 15', 'no solution');
    // Without exactly one solution, k² = 36, so whole numbers are enough.
    return enteredValues(
      ...integers.filter((k) => countSolutions([k, 4, 10], [9, k, 15]) === 'none'),
    );
  },

  'systems-of-linear-equations-05': (item) => {
    requirePhrases(
      item,
      '$x$ passengers on its first',
      '$y$ passengers on its second',
      'total of 1,150',
    );
    requirePhrases(item, 'first trip was 80 less than twice the number on the second');
    const trips = Array.from({ length: 1151 }, (_, x): Point[] => [
      [x, 1150 - x],
      [x, 1149 - x],
    ]).flat();
    return choicesByText(item, (text) => {
      const equations = text.split(' and ');
      return trips.every(
        (trip) =>
          equations.every((equation) => gap(equation, { x: trip[0], y: trip[1] }) === 0) ===
          isValidTrip(trip),
      );
    });
  },

  'systems-of-linear-equations-06': (item) => {
    requirePhrases(item, 'green tea worth 180,000', 'lotus tea worth 300,000', 'worth 228,000');
    requirePhrases(
      item,
      '2 kilograms less of the green',
      '2 kilograms more of the lotus',
      'worth 240,000',
    );
    // Tries halves of a kilogram. The two conditions are linear and independent, so there is at most one answer.
    const masses = Array.from({ length: 200 }, (_, index) => (index + 1) / 2);
    const greens = masses.filter((green) =>
      masses.some(
        (lotus) =>
          pricePerKilogram(green, lotus) === 228_000 &&
          pricePerKilogram(green - 2, lotus + 2) === 240_000,
      ),
    );
    return enteredValues(...greens);
  },

  'systems-of-linear-equations-07': (item) => {
    requirePhrases(item, '7x - 3y = 20', '4x - 6y = 2', 'value of $x + y$');
    const determinant = 7 * -6 - -3 * 4;
    const x = (20 * -6 - -3 * 2) / determinant;
    const y = (7 * 2 - 20 * 4) / determinant;
    return choicesWithValue(item, x + y);
  },

  'systems-of-linear-equations-08': (item) => {
    requirePhrases(
      item,
      '4 rolls',
      '6 boxes',
      String.raw`\$34.00`,
      '6 rolls',
      '9 boxes',
      String.raw`\$52.50`,
    );
    // Compares all prices in cents that match the first receipt with all that match the second.
    const cents = Array.from({ length: 900 }, (_, index) => index + 1);
    const prices = (rolls: number, boxes: number, total: number): Point[] =>
      cents
        .map((roll): Point => [roll, (total - rolls * roll) / boxes])
        .filter(([, box]) => box > 0 && Number.isInteger(box));
    const counts = new Set<number>();
    for (const [roll, box] of prices(4, 6, 3400)) {
      for (const [later, after] of prices(6, 9, 5250)) {
        counts.add(Number(later > roll) + Number(after > box));
      }
    }
    const claims: [RegExp, (count: number) => boolean][] = [
      [/^Neither price rose/, (count) => count === 0],
      [/^Exactly one price rose/, (count) => count === 1],
      [/^Both prices rose/, (count) => count === 2],
      [/^At least one price rose/, (count) => count >= 1],
    ];
    return choicesByText(item, (text) => {
      const claim = claims.find(([pattern]) => pattern.test(text));
      if (!claim || counts.size === 0) throw new Error(`unknown choice: ${text}`);
      return [...counts].every(claim[1]);
    });
  },

  'systems-of-linear-equations-09': (item) => {
    requirePhrases(item, '36 kilometers downstream in 2 hours', 'same 36 kilometers takes 3 hours');
    requirePhrases(item, 'how many hours', '36 kilometers on a lake without any current');
    // For each choice, computes the speed of the boat and the current from the downstream trip, then checks the trip back.
    return choicesByText(item, (text) => {
      const boat = 36 / evaluateFormula(text);
      const current = 36 / 2 - boat;
      return Math.abs(3 * (boat - current) - 36) < 1e-9;
    });
  },

  'systems-of-linear-equations-10': (item) => {
    requirePhrases(item, '5x + 2y = 31', '3x - 2y = 9', 'what is $x$');
    return choicesByText(item, (text) => {
      const x = evaluateFormula(text);
      const y = (31 - 5 * x) / 2;
      return gap('3x - 2y = 9', { x, y }) === 0;
    });
  },

  'systems-of-linear-equations-11': (item) => {
    requirePhrases(item, '$y = 400 - 30x$', '$y = 100 + 20x$', '$(6, 220)$', 'number 6 represent');
    requirePhrases(item, '$y$ liters, in the two tanks $x$ minutes after the pumps');
    const thirds = Array.from({ length: 61 }, (_, index) => index / 3);
    const meanings: [RegExp, number | undefined][] = [
      [/^The number of liters that both tanks contain when/, drainingTank((400 - 100) / (30 + 20))],
      [
        /^The number of minutes after which one of the two tanks is empty/,
        thirds.find((minutes) => Math.abs(drainingTank(minutes)) < 1e-9),
      ],
      [
        /^The number of minutes after which the two tanks contain the same amount/,
        thirds.find((minutes) => drainingTank(minutes) === fillingTank(minutes)),
      ],
      [
        /^The number of liters by which the amounts .+ differ at the start/,
        drainingTank(0) - fillingTank(0),
      ],
    ];
    return choicesByText(item, (text) => {
      const meaning = meanings.find(([pattern]) => pattern.test(text));
      if (meaning?.[1] === undefined) throw new Error(`unknown choice: ${text}`);
      return meaning[1] === 6;
    });
  },

  'systems-of-linear-equations-12': (item) => {
    requirePhrases(item, '"rows":[["−1","21"],["1","17"],["3","13"]]');
    requirePhrases(item, 'slope of 1', 'at $(0, 1)$', '$y$-coordinate of the point');
    return choicesByText(item, (text) => {
      const y = evaluateFormula(text);
      const point: Point = [y - 1, y];
      return isOn(point, [-1, 21], [1, 17]) && isOn(point, [-1, 21], [3, 13]);
    });
  },

  'systems-of-linear-equations-13': (item) => {
    requirePhrases(item, 'x + 2y = 7a', '3x - y = 7b', 'value of $x$ in the solution');
    return choicesByText(item, (text) =>
      integers.every((a) =>
        [-4, 0, 3].every((b) => {
          const x = evaluateFormula(text, { a, b });
          return gap('x + 2y = 7a', { x, a, y: 3 * x - 7 * b }) === 0;
        }),
      ),
    );
  },

  'systems-of-linear-equations-14': (item) => {
    requirePhrases(
      item,
      'y = 5x + 11',
      'y = -2x - 3',
      'y = kx',
      'all but three values',
      'sum of these',
    );
    // Tries tenths; a triangle needs three different vertices.
    const values = integers.map((tenths) => tenths / 10).filter((k) => !isTriangle(k));
    if (values.length !== 3) throw new Error(`not three values: ${values.join()}`);
    return choicesWithValue(
      item,
      values.reduce((sum, k) => sum + k, 0),
    );
  },

  'systems-of-linear-equations-15': (item) => {
    requirePhrases(item, 'total of 74', 'Kim picked 12 more pomelos than Lâm', 'did Kim pick');
    return choicesByText(item, (text) => Number(text) - 12 + Number(text) === 74);
  },
};
