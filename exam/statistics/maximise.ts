import { pointAt, type Curve } from './item-curve.ts';
import { pullOf, type Priors } from './priors.ts';
import { nodes } from './quadrature.ts';
import { solve } from './small-matrix.ts';

/** How many of each ability are expected to have answered an item wrongly and rightly. */
export interface Expected {
  wrong: Float64Array;
  right: Float64Array;
}

/** Which of ln a, d and logit c are looked for. */
export type Free = readonly (0 | 1 | 2)[];

interface Slope {
  first: number[];
  second: number[][];
}

/** What the answers would say of such a curve: the logarithm, up to a constant. */
function worthOf(curve: Curve, { wrong, right }: Expected, priors: Priors | null): number {
  let worth = priors ? pullOf(curve, priors).log : 0;
  for (let at = 0; at < nodes.length; at += 1) {
    const { p } = pointAt(curve, nodes[at]!);
    worth += right[at]! * Math.log(p) + wrong[at]! * Math.log(1 - p);
  }
  return worth;
}

/** First slopes, and the second ones as expected (Fisher), which always point uphill. */
function slopeOf(
  curve: Curve,
  { wrong, right }: Expected,
  priors: Priors | null,
  free: Free,
): Slope {
  const pull = priors && pullOf(curve, priors);
  const first = free.map((one) => pull?.slopes[one] ?? 0);
  const second = free.map((one) =>
    free.map((other) => (one === other ? (pull?.curvatures[one] ?? 0) : 0)),
  );
  for (let at = 0; at < nodes.length; at += 1) {
    const { p, slopes } = pointAt(curve, nodes[at]!);
    const all = wrong[at]! + right[at]!;
    const miss = (right[at]! - all * p) / (p * (1 - p));
    const weight = all / (p * (1 - p));
    for (const [row, one] of free.entries()) {
      first[row]! += miss * slopes[one];
      for (const [column, other] of free.entries()) {
        second[row]![column]! += weight * slopes[one] * slopes[other];
      }
    }
  }
  return { first, second };
}

const steepest = Math.log(4);
const flattest = Math.log(0.05);
const furthest = 8;
const [leastGuess, mostGuess] = [Math.log(0.001 / 0.999), 0];

const within = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** Data that leave a parameter open must not carry it away. */
export function bounded({ logA, d, logitC }: Curve): Curve {
  const kept = within(logA, flattest, steepest);
  const far = furthest * Math.exp(kept);
  return {
    logA: kept,
    d: within(d, -far, far),
    logitC: logitC === -Infinity ? logitC : within(logitC, leastGuess, mostGuess),
  };
}

const names = ['logA', 'd', 'logitC'] as const;

function moved(curve: Curve, free: Free, step: readonly number[], size: number): Curve {
  const next = { ...curve };
  for (const [row, one] of free.entries()) next[names[one]] += size * step[row]!;
  return bounded(next);
}

const steps = 3;
const halvings = 8;

/** A few steps uphill, each halved until it is one. */
export function maximise(
  start: Curve,
  expected: Expected,
  priors: Priors | null,
  free: Free,
): Curve {
  let curve = start;
  for (let time = 0; time < steps; time += 1) {
    const { first, second } = slopeOf(curve, expected, priors, free);
    const step = solve(second, first);
    if (!step) return curve;
    const here = worthOf(curve, expected, priors);
    let better: Curve | undefined;
    for (let half = 0; half < halvings && !better; half += 1) {
      const tried = moved(curve, free, step, 0.5 ** half);
      if (worthOf(tried, expected, priors) > here) better = tried;
    }
    if (!better) return curve;
    curve = better;
  }
  return curve;
}

/** One slope for all of them: a step of ln a on which all items agree. So many answers need nothing expected of it. */
export function shareSlope(curves: readonly Curve[], expected: readonly Expected[]): Curve[] {
  let first = 0;
  let second = 0;
  for (const [item, curve] of curves.entries()) {
    const slope = slopeOf(curve, expected[item]!, null, [0]);
    first += slope.first[0]!;
    second += slope.second[0]![0]!;
  }
  const step = second > 0 ? within(first / second, -0.5, 0.5) : 0;
  return curves.map((curve) => bounded({ ...curve, logA: curve.logA + step }));
}
