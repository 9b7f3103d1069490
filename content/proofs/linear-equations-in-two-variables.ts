import { says, tried, valued, type Proofs } from '../proof.ts';

/** Pastries counted tray by tray. */
const packed = (small: number, large: number): number =>
  [...Array<number>(small).fill(12), ...Array<number>(large).fill(30)].reduce((a, b) => a + b, 0);

export const proofs: Proofs = {
  'linear-equations-in-two-variables-01': (item) => {
    says(
      item,
      'small trays of 12',
      'large trays of 30',
      '420 pastries in $x$ small trays and $y$ large',
    );
    return tried<(x: number, y: number) => boolean>(
      {
        A: (x, y) => 12 * x + 30 * y === 420,
        B: (x, y) => 30 * x + 12 * y === 420,
        C: (x, y) => 42 * (x + y) === 420,
        D: (x, y) => x / 12 + y / 30 === 420,
      },
      (holds) => {
        const counts = Array.from({ length: 41 }, (_, count) => count);
        return counts.every((x) => counts.every((y) => holds(x, y) === (packed(x, y) === 420)));
      },
    );
  },

  'linear-equations-in-two-variables-02': (item) => {
    says(
      item,
      '$(-2, 5)$ and $(4, 1)$',
      'perpendicular',
      '$ax + 6y = 18$',
      '$x$-intercept of line $k$',
    );
    // (a, 6) is at right angles to line k and so has the direction of line j: no cross product with (6, -4).
    const [right, up] = [4 - -2, 1 - 5];
    const a = (6 * right) / up;
    return valued(item, 18 / a);
  },

  'linear-equations-in-two-variables-03': (item) => {
    says(item, '"through":[[0,4],[6,0]]');
    return tried<(x: number) => number>(
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
    says(item, '$2.5x + 4y = 90$', '8 more scarves', 'How many fewer baskets');
    const months: [number, number][] = [];
    for (let x = 0; x <= 36; x += 1) {
      for (let y = 0; y <= 22; y += 1) if (2.5 * x + 4 * y === 90) months.push([x, y]);
    }
    const losses = months.flatMap(([x, y]) =>
      months.filter(([later]) => later === x + 8).map(([, fewer]) => y - fewer),
    );
    const [loss = NaN] = losses;
    if (losses.some((other) => other !== loss)) throw new Error('it depends on the month');
    return valued(item, loss);
  },
};
