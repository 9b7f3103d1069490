import { choicesByText, gap, parsePair } from '../choice-texts.ts';
import { evaluateFormula } from '../formula-value.ts';
import {
  enteredValues,
  requirePhrases,
  choicesMatching,
  choicesWithValue,
  type Proofs,
} from '../proof.ts';

/** Counts the pastries tray by tray. */
const countPastries = (small: number, large: number): number =>
  [...Array<number>(small).fill(12), ...Array<number>(large).fill(30)].reduce((a, b) => a + b, 0);

const nonzero = [-5, -3, -2, -1, 1, 2, 4, 7];

/** The quadrants that the line ax + by = c passes through, such as `I II III`. */
function quadrants(a: number, b: number, c: number): string {
  const names = new Set<string>();
  for (let x = -40.5; x <= 40.5; x += 0.1) {
    const y = (c - a * x) / b;
    if (y !== 0) names.add(x > 0 ? (y > 0 ? 'I' : 'IV') : y > 0 ? 'II' : 'III');
  }
  return ['I', 'II', 'III', 'IV'].filter((name) => names.has(name)).join(' ');
}

export const proofs: Proofs = {
  'linear-equations-in-two-variables-01': (item) => {
    requirePhrases(
      item,
      'small trays of 12',
      'large trays of 30',
      '420 pastries in $x$ small trays and $y$ large',
    );
    return choicesMatching<(x: number, y: number) => boolean>(
      {
        A: (x, y) => 12 * x + 30 * y === 420,
        B: (x, y) => 30 * x + 12 * y === 420,
        C: (x, y) => 42 * (x + y) === 420,
        D: (x, y) => x / 12 + y / 30 === 420,
      },
      (holds) => {
        const counts = Array.from({ length: 41 }, (_, count) => count);
        return counts.every((x) =>
          counts.every((y) => holds(x, y) === (countPastries(x, y) === 420)),
        );
      },
    );
  },

  'linear-equations-in-two-variables-02': (item) => {
    requirePhrases(
      item,
      '$(-2, 5)$ and $(4, 1)$',
      'perpendicular',
      '$ax + 6y = 18$',
      '$x$-intercept of line $k$',
    );
    // (a, 6) is normal to the second line, so it has the direction of line k's normal: their cross product is zero.
    const [right, up] = [4 - -2, 1 - 5];
    const a = (6 * right) / up;
    return choicesWithValue(item, 18 / a);
  },

  'linear-equations-in-two-variables-03': (item) => {
    requirePhrases(item, '"through":[[0,4],[6,0]]');
    return choicesMatching<(x: number) => number>(
      {
        A: (x) => (-3 / 2) * x + 4,
        B: (x) => (-2 / 3) * x + 6,
        C: (x) => (-2 / 3) * x + 4,
        D: (x) => (2 / 3) * x + 4,
      },
      (y) => Math.abs(y(0) - 4) < 1e-9 && Math.abs(y(6)) < 1e-9,
    );
  },

  'linear-equations-in-two-variables-04': (item) => {
    requirePhrases(item, '$2.5x + 4y = 90$', '8 more scarves', 'How many fewer baskets');
    const months: [number, number][] = [];
    for (let x = 0; x <= 36; x += 1) {
      for (let y = 0; y <= 22; y += 1) if (2.5 * x + 4 * y === 90) months.push([x, y]);
    }
    const losses = months.flatMap(([x, y]) =>
      months.filter(([later]) => later === x + 8).map(([, fewer]) => y - fewer),
    );
    const [loss = NaN] = losses;
    if (losses.some((other) => other !== loss)) throw new Error('it depends on the month');
    return choicesWithValue(item, loss);
  },

  'linear-equations-in-two-variables-05': (item) => {
    requirePhrases(item, '$x$-axis at $(6, 0)$', '$y$-axis at $(0, -9)$');
    return choicesByText(item, (text) => {
      const [x, y] = parsePair(text);
      return x / 6 + y / -9 === 1;
    });
  },

  'linear-equations-in-two-variables-06': (item) => {
    requirePhrases(
      item,
      '$(0, 10)$',
      'decreases by 3 for each increase of 1 in the $x$-coordinate',
    );
    const points = Array.from({ length: 9 }, (_, step) => ({ x: step, y: 10 - 3 * step }));
    return choicesByText(item, (text) => points.every((point) => gap(text, point) === 0));
  },

  'linear-equations-in-two-variables-07': (item) => {
    requirePhrases(item, '$kx + 3y = 6$', '$(-2, 5)$');
    return choicesByText(
      item,
      (text) => gap('kx + 3y = 6', { k: evaluateFormula(text), x: -2, y: 5 }) === 0,
    );
  },

  'linear-equations-in-two-variables-08': (item) => {
    requirePhrases(
      item,
      '$ax + by = c$',
      'I, II, and III only',
      '$ax - by = c$',
      'nonzero constants',
    );
    const found = new Set<string>();
    for (const a of nonzero) {
      for (const b of nonzero) {
        for (const c of nonzero) {
          if (quadrants(a, b, c) === 'I II III') found.add(quadrants(a, -b, c));
        }
      }
    }
    return choicesByText(
      item,
      (text) => [...found].join() === (text.match(/[IV]+/g) ?? []).join(' '),
    );
  },

  'linear-equations-in-two-variables-09': (item) => {
    requirePhrases(item, '$2x + 5y = 40$', 'two coordinate axes', 'area');
    // Adds up thin vertical strips from the y-axis to where the line meets the x-axis.
    let area = 0;
    for (let x = 0.005; 2 * x < 40; x += 0.01) area += (0.01 * (40 - 2 * x)) / 5;
    return choicesWithValue(item, Math.round(area * 1e6) / 1e6);
  },

  'linear-equations-in-two-variables-10': (item) => {
    requirePhrases(item, '$2x + 5y = 20$', '4 units to the right and 3 units down');
    const moved = [-5, 0, 10].map((x) => ({ x: x + 4, y: (20 - 2 * x) / 5 - 3 }));
    return choicesByText(item, (text) => moved.every((point) => gap(text, point) === 0));
  },

  'linear-equations-in-two-variables-11': (item) => {
    requirePhrases(item, '$4x - 7y = 28$', 'crosses the $y$-axis at the point $(0, b)$');
    return choicesByText(
      item,
      (text) => gap('4x - 7y = 28', { x: 0, y: evaluateFormula(text) }) === 0,
    );
  },

  'linear-equations-in-two-variables-12': (item) => {
    requirePhrases(item, 'All 120 guests', '$x$ boats with 6 seats', '$y$ boats with 10 seats');
    requirePhrases(item, 'at least one boat of each kind', 'how many different pairs');
    let pairs = 0;
    for (let x = 1; x <= 120; x += 1) {
      for (let y = 1; y <= 120; y += 1) if (6 * x + 10 * y === 120) pairs += 1;
    }
    return enteredValues(pairs);
  },

  'linear-equations-in-two-variables-13': (item) => {
    requirePhrases(item, '$(a, 0)$, $(0, 3a)$, and $(4, 6)$', 'value of $3a$', 'nonzero');
    // The three points are on one line if their triangle has no area.
    const halves = Array.from({ length: 401 }, (_, index) => index / 2 - 100);
    const fitting = halves.filter(
      (a) => a !== 0 && (4 - a) * (3 * a - 0) - (6 - 0) * (0 - a) === 0,
    );
    return enteredValues(...fitting.map((a) => 3 * a));
  },

  'linear-equations-in-two-variables-14': (item) => {
    requirePhrases(item, 'parallel to the graph of $6x - 2y = 5$', 'the point $(2, 2)$');
    return choicesByText(item, (text) => {
      const y = (x: number): number => -gap(text, { x, y: 0 });
      // On a parallel line, 6x - 2y is constant.
      return y(2) === 2 && [0, 1, 5].every((x) => 6 * x - 2 * y(x) === 6 * 2 - 2 * 2);
    });
  },

  'linear-equations-in-two-variables-15': (item) => {
    const equation = '(k + 2)x + (2k - 1)y = 9k + 8';
    requirePhrases(item, equation, 'No matter what value $k$ has', 'value of $p + q$');
    const sums: number[] = [];
    for (let x = -50; x <= 50; x += 1) {
      for (let y = -50; y <= 50; y += 1) {
        if ([-3, 0, 1, 10].every((k) => gap(equation, { k, x, y }) === 0)) sums.push(x + y);
      }
    }
    return enteredValues(...sums);
  },
};
