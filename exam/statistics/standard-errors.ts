import type { Curve } from './item-curve.ts';
import {
  observedInformation,
  placeParameters,
  type InformationInput,
} from './observed-information.ts';
import { invert } from './small-matrix.ts';
import { invertPositive } from './large-matrix.ts';

export interface Errors {
  a: number | null;
  b: number | null;
}

const toDeviation = (variance: number): number | null =>
  Number.isFinite(variance) && variance > 0 ? Math.sqrt(variance) : null;

/** The delta method for b = −d / a. */
function errorsFrom(
  { logA, d }: Curve,
  covarianceOf: (one: 0 | 1, other: 0 | 1) => number,
): Errors {
  const a = Math.exp(logA);
  const b = -d / a;
  const varianceOfB =
    b * b * covarianceOf(0, 0) + (2 * b * covarianceOf(0, 1)) / a + covarianceOf(1, 1) / (a * a);
  return { a: toDeviation(a * a * covarianceOf(0, 0)), b: toDeviation(varianceOfB) };
}

/** Standard errors from the observed information of all parameters together. */
export function standardErrors(input: InformationInput): Errors[] {
  const places = placeParameters(input);
  const { size, items } = places;
  const information = observedInformation(input, places);
  const inverse = invertPositive(information, size);
  const cell = (matrix: Float64Array, one: number, other: number): number =>
    matrix[one * size + other]!;
  return input.curves.map((curve, item) => {
    const rows = items[item]!.filter((place) => place !== undefined);
    if (rows.length === 0) return { a: null, b: null };
    // Without an inverse of the whole, for instance if answers are all alike, the item's own block must do.
    const block = inverse
      ? undefined
      : invert(rows.map((one) => rows.map((other) => cell(information, one, other))));
    return errorsFrom(curve, (one, other) => {
      const [row, column] = [items[item]![one]!, items[item]![other]!];
      if (inverse) return cell(inverse, row, column);
      return block?.[rows.indexOf(row)]?.[rows.indexOf(column)] ?? Number.NaN;
    });
  });
}
