import { chanceTable, toParameters, type Curve } from './item-curve.ts';
import { maximize, shareSlope, type ExpectedCounts, type FreeParameters } from './maximize.ts';
import type { Priors } from './priors.ts';
import { nodes } from './quadrature.ts';
import { standardErrors, type Errors } from './standard-errors.ts';
import type { Walk } from './walk.ts';

export type Model = '1PL' | '2PL' | '3PL';

export interface EstimationOptions {
  model: Model;
  /** Null for plain maximum likelihood. */
  priors: Priors | null;
  /** The estimation has converged when no parameter moves by more than this. */
  tolerance: number;
  mostIterations: number;
}

export interface Progress {
  iteration: number;
  /** An estimate of the progress, from 0 to 1. */
  done: number;
  logLikelihood: number;
}

export interface CurveEstimates {
  curves: Curve[];
  errors: Errors[];
  iterations: number;
  hasConverged: boolean;
  logLikelihood: number;
}

/** The parameters that the model estimates. Guessing is estimated only for items that have some. */
function freeParameters(model: Model, { logitC }: Curve): FreeParameters {
  if (model === '1PL') return [1];
  return model === '3PL' && logitC !== -Infinity ? [0, 1, 2] : [0, 1];
}

/** The expectation step: the expected number of students of each ability behind every kind of answer. */
function expectCounts(walk: Walk, chances: Float64Array, items: number) {
  const size = nodes.length;
  const counts = new Float64Array(2 * items * size);
  const logLikelihood = walk(chances, (code, weights) => {
    const row = code * size;
    for (let node = 0; node < size; node += 1) counts[row + node]! += weights[node]!;
  });
  const rowOf = (code: number): Float64Array => counts.subarray(code * size, (code + 1) * size);
  const expected = Array.from({ length: items }, (_, item): ExpectedCounts => ({
    wrong: rowOf(2 * item),
    right: rowOf(2 * item + 1),
  }));
  return { expected, logLikelihood };
}

function greatestChange(before: readonly Curve[], after: readonly Curve[]): number {
  return before.reduce((most, curve, item) => {
    const [p, q] = [toParameters(curve), toParameters(after[item]!)];
    return Math.max(most, Math.abs(q.a - p.a), Math.abs(q.b - p.b), Math.abs(q.c - p.c));
  }, 0);
}

/**
 * EM converges linearly: every step removes about the same share of the remaining distance, so the logarithm of the change
 * measures the progress.
 */
function shareDone(first: number, change: number, tolerance: number): number {
  if (change <= tolerance) return 1;
  const share = Math.log(first / change) / Math.log(first / tolerance);
  return Number.isFinite(share) ? Math.min(0.99, Math.max(0, share)) : 0;
}

/**
 * Marginal maximum likelihood by the EM algorithm (Bock and Aitkin, 1981). It is a generator, so that the caller can pause
 * between iterations: `exam/` has no clock and no timers.
 */
export function* estimateCurves(
  start: readonly Curve[],
  walk: Walk,
  { model, priors, tolerance, mostIterations }: EstimationOptions,
): Generator<Progress, CurveEstimates> {
  let curves = [...start];
  let iteration = 0;
  let first = 0;
  let done = 0;
  let hasConverged = curves.length === 0;
  while (!hasConverged && iteration < mostIterations) {
    const { expected, logLikelihood } = expectCounts(walk, chanceTable(curves), curves.length);
    const separate = curves.map((curve, item) =>
      maximize(curve, expected[item]!, priors, freeParameters(model, curve)),
    );
    const next = model === '1PL' ? shareSlope(separate, expected) : separate;
    const change = greatestChange(curves, next);
    curves = next;
    iteration += 1;
    if (iteration === 1) first = change;
    hasConverged = change <= tolerance;
    done = Math.max(done, shareDone(first, change, tolerance));
    yield { iteration, done, logLikelihood };
  }
  const chances = chanceTable(curves);
  const freeOf = (item: number): FreeParameters => freeParameters(model, curves[item]!);
  return {
    curves,
    errors: standardErrors(curves, chances, walk, priors, freeOf),
    iterations: iteration,
    hasConverged,
    logLikelihood: walk(chances, () => {}),
  };
}
