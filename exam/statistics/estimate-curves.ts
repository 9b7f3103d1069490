import { extrapolate } from './accelerate.ts';
import { updatePopulation, type GroupSums, type Population } from './groups.ts';
import { chanceTable, toParameters, type Curve } from './item-curve.ts';
import {
  clampCurve,
  curveNames,
  maximize,
  shareSlope,
  type ExpectedCounts,
  type FreeParameters,
} from './maximize.ts';
import { evaluatePriors, type Priors } from './priors.ts';
import { nodes } from './quadrature.ts';
import type { Walk } from './walk.ts';

export type Model = '1PL' | '2PL' | '3PL';

export interface Progress {
  iteration: number;
  /** An estimate of the progress, from 0 to 1. */
  done: number;
  logLikelihood: number;
}

/** Everything that is estimated. */
export interface State {
  curves: Curve[];
  population: Population;
}

interface EstimationTask {
  start: State;
  walk: Walk;
  model: Model;
  /** By item; empty for an item that is fixed. */
  free: readonly FreeParameters[];
  /** By item; null for plain maximum likelihood. */
  priors: readonly (Priors | null)[];
  /** The items whose discriminations scatter around a median that is itself unknown, and estimated with them. */
  hasCommonSlope: readonly boolean[];
  /** Brings a state to the scale that it is to have. */
  rescale: (state: State) => State;
  /** Whether group means and deviations are estimated. */
  hasFreeGroups: boolean;
  /** The estimation has converged when no parameter moves by more than this. */
  tolerance: number;
  mostIterations: number;
}

interface Estimated extends State {
  /** The expected answers at the estimates, by item. */
  expected: ExpectedCounts[];
  iterations: number;
  hasConverged: boolean;
  logLikelihood: number;
}

interface Expectation {
  expected: ExpectedCounts[];
  sums: GroupSums[];
  logLikelihood: number;
  /** The log-likelihood plus the logarithm of the priors. */
  objective: number;
}

/** Centers the priors of the discriminations on their current median, where nobody has judged them. */
export function centerPriors(
  { priors, hasCommonSlope }: Pick<EstimationTask, 'priors' | 'hasCommonSlope'>,
  curves: readonly Curve[],
): (Priors | null)[] {
  const slopes = curves.filter((_, item) => hasCommonSlope[item]).map(({ logA }) => logA);
  if (slopes.length === 0) return [...priors];
  const mean = slopes.reduce((sum, logA) => sum + logA, 0) / slopes.length;
  return priors.map((each, item) =>
    each && hasCommonSlope[item] ? { ...each, logA: { ...each.logA, mean } } : each,
  );
}

/** The expectation step: the expected number of students of each ability behind every kind of answer. */
function expectCounts(task: EstimationTask, { curves, population }: State): Expectation {
  const { walk, free } = task;
  const priors = centerPriors(task, curves);
  const size = nodes.length;
  const counts = new Float64Array(2 * curves.length * size);
  const { logLikelihood, sums } = walk(chanceTable(curves), population, (code, weights) => {
    const row = code * size;
    for (let node = 0; node < size; node += 1) counts[row + node]! += weights[node]!;
  });
  const rowOf = (code: number): Float64Array => counts.subarray(code * size, (code + 1) * size);
  const expected = curves.map((_, item) => ({
    wrong: rowOf(2 * item),
    right: rowOf(2 * item + 1),
  }));
  const logPriors = curves.reduce((sum, curve, item) => {
    const prior = priors[item];
    return prior && free[item]!.length > 0 ? sum + evaluatePriors(curve, prior).log : sum;
  }, 0);
  return { expected, sums, logLikelihood, objective: logLikelihood + logPriors };
}

/** The maximization step, and the way back to the scale. */
function maximizeAll(
  task: EstimationTask,
  { curves, population }: State,
  { expected, sums }: Expectation,
): State {
  const { free, model, rescale, hasFreeGroups } = task;
  const priors = centerPriors(task, curves);
  const separate = curves.map((curve, item) =>
    free[item]!.length === 0
      ? curve
      : maximize(curve, expected[item]!, priors[item] ?? null, free[item]!),
  );
  const isFree = (item: number): boolean => free[item]!.length > 0;
  return rescale({
    curves: model === '1PL' ? shareSlope(separate, expected, isFree) : separate,
    population: hasFreeGroups ? updatePopulation(population, sums) : population,
  });
}

/** The parameters as one vector, for extrapolation. The correlation moves little and stays out of it. */
function toVector({ free, hasFreeGroups }: EstimationTask, state: State): Float64Array {
  const values = state.curves.flatMap((curve, item) =>
    // In the 1PL model the shared slope moves with the difficulties.
    free[item]!.length === 0
      ? []
      : [curve.logA, ...free[item]!.filter((one) => one > 0).map((one) => curve[curveNames[one]])],
  );
  const groups = hasFreeGroups
    ? state.population.groups.flatMap(({ mean, deviation }) => [mean, Math.log(deviation)])
    : [];
  return Float64Array.from([...values, ...groups]);
}

function fromVector({ free, hasFreeGroups }: EstimationTask, base: State, vector: Float64Array) {
  let at = 0;
  const curves = base.curves.map((curve, item) => {
    if (free[item]!.length === 0) return curve;
    const next = { ...curve, logA: vector[at++]! };
    for (const one of free[item]!) if (one > 0) next[curveNames[one]] = vector[at++]!;
    return clampCurve(next);
  });
  const groups = hasFreeGroups
    ? base.population.groups.map(() => ({
        mean: vector[at++]!,
        deviation: Math.exp(Math.min(1.1, Math.max(-1.4, vector[at++]!))),
      }))
    : base.population.groups;
  return { curves, population: { ...base.population, groups } };
}

function greatestChange(before: State, after: State): number {
  const items = before.curves.reduce((most, curve, item) => {
    const [p, q] = [toParameters(curve), toParameters(after.curves[item]!)];
    return Math.max(most, Math.abs(q.a - p.a), Math.abs(q.b - p.b), Math.abs(q.c - p.c));
  }, 0);
  return before.population.groups.reduce((most, group, index) => {
    const other = after.population.groups[index]!;
    return Math.max(
      most,
      Math.abs(group.mean - other.mean),
      Math.abs(group.deviation - other.deviation),
    );
  }, items);
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
 * Marginal maximum likelihood by the EM algorithm (Bock and Aitkin, 1981), for several groups (Bock and Zimowski, 1997). Every third
 * step is an extrapolation, which is taken back if it lowers the objective. It is a generator, so that the caller can pause between
 * iterations: `exam/` has no clock and no timers.
 */
export function* estimateCurves(task: EstimationTask): Generator<Progress, Estimated> {
  const { tolerance, mostIterations } = task;
  let state = task.start;
  let trail: State[] = [];
  let fallback: { state: State; objective: number } | undefined;
  let [iteration, first, done] = [0, 0, 0];
  let hasConverged = task.free.every((free) => free.length === 0) && !task.hasFreeGroups;
  while (!hasConverged && iteration < mostIterations) {
    let expectation = expectCounts(task, state);
    if (fallback && !(expectation.objective >= fallback.objective)) {
      state = fallback.state;
      expectation = expectCounts(task, state);
    }
    fallback = undefined;
    const next = maximizeAll(task, state, expectation);
    const change = greatestChange(state, next);
    iteration += 1;
    if (iteration === 1) first = change;
    hasConverged = change <= tolerance;
    trail = [...trail, state];
    if (trail.length === 2 && !hasConverged) {
      const [start, once] = trail.map((each) => toVector(task, each));
      const far = extrapolate(start!, once!, toVector(task, next));
      fallback = { state: next, objective: expectation.objective };
      state = task.rescale(fromVector(task, next, far));
      trail = [];
    } else {
      state = next;
    }
    done = Math.max(done, shareDone(first, change, tolerance));
    yield { iteration, done, logLikelihood: expectation.logLikelihood };
  }
  const { expected, logLikelihood } = expectCounts(task, state);
  return { ...state, expected, iterations: iteration, hasConverged, logLikelihood };
}
