import { chanceTable, parametersOf, type Curve } from './item-curve.ts';
import { maximise, shareSlope, type Expected, type Free } from './maximise.ts';
import type { Priors } from './priors.ts';
import { nodes } from './quadrature.ts';
import { standardErrors, type Errors } from './standard-errors.ts';
import type { Walk } from './walk.ts';

export type Model = '1PL' | '2PL' | '3PL';

export interface Wishes {
  model: Model;
  /** Null for plain maximum likelihood. */
  priors: Priors | null;
  /** Done when no parameter moves by more than this. */
  tolerance: number;
  mostIterations: number;
}

export interface Progress {
  iteration: number;
  /** From 0 to 1, as far as can be told. */
  done: number;
  logLikelihood: number;
}

export interface Estimated {
  curves: Curve[];
  errors: Errors[];
  iterations: number;
  hasConverged: boolean;
  logLikelihood: number;
}

/** Guessing is looked for only where there is some. */
function freeIn(model: Model, { logitC }: Curve): Free {
  if (model === '1PL') return [1];
  return model === '3PL' && logitC !== -Infinity ? [0, 1, 2] : [0, 1];
}

/** How many of each ability are expected behind every kind of answer. */
function expect(walk: Walk, chances: Float64Array, items: number) {
  const size = nodes.length;
  const counts = new Float64Array(2 * items * size);
  const logLikelihood = walk(chances, (code, weights) => {
    const row = code * size;
    for (let at = 0; at < size; at += 1) counts[row + at]! += weights[at]!;
  });
  const rowOf = (code: number): Float64Array => counts.subarray(code * size, (code + 1) * size);
  const expected = Array.from({ length: items }, (_, item): Expected => ({
    wrong: rowOf(2 * item),
    right: rowOf(2 * item + 1),
  }));
  return { expected, logLikelihood };
}

function greatestChange(before: readonly Curve[], after: readonly Curve[]): number {
  return before.reduce((most, curve, item) => {
    const [was, is] = [parametersOf(curve), parametersOf(after[item]!)];
    return Math.max(most, Math.abs(is.a - was.a), Math.abs(is.b - was.b), Math.abs(is.c - was.c));
  }, 0);
}

/** An expectation-maximisation loses a like share of its way at every step, so the logarithm of a change tells how far it is. */
function shareDone(first: number, change: number, tolerance: number): number {
  if (change <= tolerance) return 1;
  const share = Math.log(first / change) / Math.log(first / tolerance);
  return Number.isFinite(share) ? Math.min(0.99, Math.max(0, share)) : 0;
}

/**
 * Marginal maximum likelihood by expectation and maximisation (Bock and Aitkin, 1981). The caller takes it step by step, for
 * here is no clock and nothing to wait with.
 */
export function* estimateCurves(
  start: readonly Curve[],
  walk: Walk,
  { model, priors, tolerance, mostIterations }: Wishes,
): Generator<Progress, Estimated> {
  let curves = [...start];
  let iteration = 0;
  let first = 0;
  let done = 0;
  let hasConverged = curves.length === 0;
  while (!hasConverged && iteration < mostIterations) {
    const { expected, logLikelihood } = expect(walk, chanceTable(curves), curves.length);
    const apart = curves.map((curve, item) =>
      maximise(curve, expected[item]!, priors, freeIn(model, curve)),
    );
    const next = model === '1PL' ? shareSlope(apart, expected) : apart;
    const change = greatestChange(curves, next);
    curves = next;
    iteration += 1;
    if (iteration === 1) first = change;
    hasConverged = change <= tolerance;
    done = Math.max(done, shareDone(first, change, tolerance));
    yield { iteration, done, logLikelihood };
  }
  const chances = chanceTable(curves);
  return {
    curves,
    errors: standardErrors(curves, chances, walk, priors, (item) => freeIn(model, curves[item]!)),
    iterations: iteration,
    hasConverged,
    logLikelihood: walk(chances, () => {}),
  };
}
