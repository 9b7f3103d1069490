import type { Curve } from '../figure.ts';

/** Curves that are graphs of functions, with one y for each x. */
export type FunctionCurve = Extract<
  Curve,
  { kind: 'polynomial' | 'exponential' | 'absolute' | 'root' }
>;

/** The value at x; NaN where the function is not defined. */
export function curveValue(curve: FunctionCurve, x: number): number {
  switch (curve.kind) {
    case 'polynomial':
      return curve.coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
    case 'exponential':
      return curve.factor * curve.base ** x + (curve.shift ?? 0);
    case 'absolute':
      return curve.factor * Math.abs(x - curve.h) + curve.k;
    case 'root':
      return curve.factor * Math.sqrt(x - curve.h) + curve.k;
  }
}
