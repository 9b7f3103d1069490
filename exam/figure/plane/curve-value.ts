import type { Curve } from '../figure.ts';

/** Curves with one height for each x. */
export type FunctionCurve = Extract<
  Curve,
  { kind: 'polynomial' | 'exponential' | 'absolute' | 'root' }
>;

/** NaN where the curve isn't defined. */
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
