import { solveLinear } from './solve-linear.ts';

/** The value of a model for one row of data and these parameters. */
export type Model = (parameters: number[], row: number) => number;

function squares(model: Model, observed: number[], parameters: number[]): number {
  let sum = 0;
  for (let row = 0; row < observed.length; row += 1) {
    sum += (observed[row]! - model(parameters, row)) ** 2;
  }
  return Number.isFinite(sum) ? sum : Number.POSITIVE_INFINITY;
}

/** Derivatives by central differences, exact up to rounding for models linear in their parameters, such as lines and parabolas. */
function slopes(model: Model, parameters: number[], row: number): number[] {
  return parameters.map((value, i) => {
    const step = 1e-6 * Math.max(1, Math.abs(value));
    const up = parameters.with(i, value + step);
    const down = parameters.with(i, value - step);
    return (model(up, row) - model(down, row)) / (2 * step);
  });
}

function equations(model: Model, observed: number[], parameters: number[]) {
  const size = parameters.length;
  const matrix = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  const right = Array.from({ length: size }, () => 0);
  observed.forEach((value, row) => {
    const slope = slopes(model, parameters, row);
    const residual = value - model(parameters, row);
    for (let i = 0; i < size; i += 1) {
      right[i]! += slope[i]! * residual;
      for (let j = 0; j < size; j += 1) matrix[i]![j]! += slope[i]! * slope[j]!;
    }
  });
  return { matrix, right };
}

/** The Levenberg–Marquardt algorithm: between Gauss–Newton and gradient descent, whichever reduces the sum of squares. */
export function leastSquares(
  model: Model,
  observed: number[],
  start: number[],
): { parameters: number[]; squares: number } {
  let parameters = start;
  let best = squares(model, observed, parameters);
  let damping = 1e-3;
  for (let step = 0; step < 200 && best > 0 && damping < 1e12; step += 1) {
    const { matrix, right } = equations(model, observed, parameters);
    const damped = matrix.map((row, i) => row.with(i, row[i]! * (1 + damping) + 1e-300));
    const change = solveLinear(damped, right);
    const next = change && parameters.map((value, i) => value + change[i]!);
    const sum = next ? squares(model, observed, next) : Number.POSITIVE_INFINITY;
    if (next && sum < best) {
      const hasConverged = best - sum <= 1e-15 * best;
      parameters = next;
      best = sum;
      damping = Math.max(damping / 10, 1e-12);
      if (hasConverged) break;
    } else damping *= 10;
  }
  return { parameters, squares: best };
}
