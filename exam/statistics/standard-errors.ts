import { pointAt, type Curve } from './item-curve.ts';
import type { Free } from './maximise.ts';
import { pullOf, type Priors } from './priors.ts';
import { nodes } from './quadrature.ts';
import { invert } from './small-matrix.ts';
import type { Walk } from './walk.ts';

export interface Errors {
  a: number | null;
  b: number | null;
}

/** What an answer of either kind says about each parameter at each ability: three rows a code. */
function scoreTable(curves: readonly Curve[]): Float64Array {
  const size = nodes.length;
  const table = new Float64Array(2 * curves.length * 3 * size);
  for (const [item, curve] of curves.entries()) {
    for (const [at, ability] of nodes.entries()) {
      const { p, slopes } = pointAt(curve, ability);
      for (const [row, slope] of slopes.entries()) {
        table[(2 * item * 3 + row) * size + at] = -slope / (1 - p);
        table[((2 * item + 1) * 3 + row) * size + at] = slope / p;
      }
    }
  }
  return table;
}

const rooted = (variance: number): number | null =>
  Number.isFinite(variance) && variance > 0 ? Math.sqrt(variance) : null;

/** The delta method for b = −d / a; a and b of one item move together, unless all items share the slope. */
function errorsFrom(
  { logA, d }: Curve,
  covariance: number[][] | undefined,
  free: Free,
  ofShared: number,
): Errors {
  const varianceOf = (one: 0 | 1, other: 0 | 1): number =>
    covariance?.[free.indexOf(one)]?.[free.indexOf(other)] ?? (one + other === 0 ? ofShared : 0);
  const a = Math.exp(logA);
  const b = -d / a;
  const ofB =
    b * b * varianceOf(0, 0) + (2 * b * varianceOf(0, 1)) / a + varianceOf(1, 1) / (a * a);
  const ofA = a * a * varianceOf(0, 0);
  return { a: rooted(ofA), b: rooted(ofB) };
}

/**
 * From how much the students' own pulls on an item's parameters vary (the cross-product of the observed scores), item by
 * item: that abilities are not known but guessed from the answers is in it, what two items share is not.
 */
export function standardErrors(
  curves: readonly Curve[],
  chances: Float64Array,
  walk: Walk,
  priors: Priors | null,
  freeOf: (item: number) => Free,
): Errors[] {
  const size = nodes.length;
  const scores = scoreTable(curves);
  const sums = curves.map(() => new Float64Array(9));
  let ofShared = 0;
  let [current, pulled] = [-1, 0];
  walk(chances, (code, weights, student) => {
    const sum = sums[code >> 1]!;
    const seen: [number, number, number] = [0, 0, 0];
    for (let row = 0; row < 3; row += 1) {
      const from = (code * 3 + row) * size;
      for (let at = 0; at < size; at += 1) seen[row]! += weights[at]! * scores[from + at]!;
    }
    for (let cell = 0; cell < 9; cell += 1) {
      sum[cell]! += seen[Math.trunc(cell / 3)]! * seen[cell % 3]!;
    }
    if (student !== current) {
      ofShared += pulled * pulled;
      [current, pulled] = [student, 0];
    }
    pulled += seen[0];
  });
  ofShared += pulled * pulled;
  return curves.map((curve, item) => {
    const free = freeOf(item);
    const pull = priors && pullOf(curve, priors);
    const known = free.map((one) =>
      free.map(
        (other) =>
          sums[item]![3 * one + other]! + (one === other ? (pull?.curvatures[one] ?? 0) : 0),
      ),
    );
    return errorsFrom(curve, invert(known), free, 1 / ofShared);
  });
}
