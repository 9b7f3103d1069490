import { pointAt, type Curve } from './item-curve.ts';
import type { FreeParameters } from './maximize.ts';
import { evaluatePriors, type Priors } from './priors.ts';
import { nodes } from './quadrature.ts';
import { invert } from './small-matrix.ts';
import type { Walk } from './walk.ts';

export interface Errors {
  a: number | null;
  b: number | null;
}

/** The score of each answer code: the derivatives of its log-probability at each ability, three rows per code. */
function scoreTable(curves: readonly Curve[]): Float64Array {
  const size = nodes.length;
  const table = new Float64Array(2 * curves.length * 3 * size);
  for (const [item, curve] of curves.entries()) {
    for (const [node, ability] of nodes.entries()) {
      const { p, slopes } = pointAt(curve, ability);
      for (const [row, slope] of slopes.entries()) {
        table[(2 * item * 3 + row) * size + node] = -slope / (1 - p);
        table[((2 * item + 1) * 3 + row) * size + node] = slope / p;
      }
    }
  }
  return table;
}

const toDeviation = (variance: number): number | null =>
  Number.isFinite(variance) && variance > 0 ? Math.sqrt(variance) : null;

/** The delta method for b = −d / a. The errors of a and d are correlated, unless all items share the slope. */
function errorsFrom(
  { logA, d }: Curve,
  covariance: number[][] | undefined,
  free: FreeParameters,
  sharedVariance: number,
): Errors {
  const covarianceOf = (one: 0 | 1, other: 0 | 1): number =>
    covariance?.[free.indexOf(one)]?.[free.indexOf(other)] ??
    (one + other === 0 ? sharedVariance : 0);
  const a = Math.exp(logA);
  const b = -d / a;
  const varianceOfB =
    b * b * covarianceOf(0, 0) + (2 * b * covarianceOf(0, 1)) / a + covarianceOf(1, 1) / (a * a);
  const varianceOfA = a * a * covarianceOf(0, 0);
  return { a: toDeviation(varianceOfA), b: toDeviation(varianceOfB) };
}

/**
 * Standard errors from the cross-product of the observed scores: how much the students' pulls on an item's parameters vary. They
 * include the uncertainty of the abilities, and ignore the covariance between items.
 */
export function standardErrors(
  curves: readonly Curve[],
  chances: Float64Array,
  walk: Walk,
  priors: Priors | null,
  freeOf: (item: number) => FreeParameters,
): Errors[] {
  const size = nodes.length;
  const scores = scoreTable(curves);
  const sums = curves.map(() => new Float64Array(9));
  let sharedInformation = 0;
  let [current, studentScore] = [-1, 0];
  walk(chances, (code, weights, student) => {
    const sum = sums[code >> 1]!;
    const score: [number, number, number] = [0, 0, 0];
    for (let row = 0; row < 3; row += 1) {
      const start = (code * 3 + row) * size;
      for (let node = 0; node < size; node += 1) {
        score[row]! += weights[node]! * scores[start + node]!;
      }
    }
    for (let cell = 0; cell < 9; cell += 1) {
      sum[cell]! += score[Math.trunc(cell / 3)]! * score[cell % 3]!;
    }
    if (student !== current) {
      sharedInformation += studentScore * studentScore;
      [current, studentScore] = [student, 0];
    }
    studentScore += score[0];
  });
  sharedInformation += studentScore * studentScore;
  return curves.map((curve, item) => {
    const free = freeOf(item);
    const pull = priors && evaluatePriors(curve, priors);
    const information = free.map((one) =>
      free.map(
        (other) =>
          sums[item]![3 * one + other]! + (one === other ? (pull?.curvatures[one] ?? 0) : 0),
      ),
    );
    return errorsFrom(curve, invert(information), free, 1 / sharedInformation);
  });
}
