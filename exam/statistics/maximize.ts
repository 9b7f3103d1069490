import { pointAt, type Curve } from './item-curve.ts';
import { evaluatePriors, type Priors } from './priors.ts';
import { nodes } from './quadrature.ts';
import { solve } from './small-matrix.ts';

/** The expected numbers of students of each ability who answered an item wrongly and rightly. */
export interface ExpectedCounts {
  wrong: Float64Array;
  right: Float64Array;
}

/** Which of ln a, d and logit c are estimated, by index. */
export type FreeParameters = readonly (0 | 1 | 2)[];

interface Gradient {
  first: number[];
  /** The negative of the expected second derivatives. */
  second: number[][];
}

/** The expected log-likelihood of the curve plus its log-prior, up to a constant. */
function objective(curve: Curve, { wrong, right }: ExpectedCounts, priors: Priors | null): number {
  let sum = priors ? evaluatePriors(curve, priors).log : 0;
  for (let node = 0; node < nodes.length; node += 1) {
    const { p } = pointAt(curve, nodes[node]!);
    sum += right[node]! * Math.log(p) + wrong[node]! * Math.log(1 - p);
  }
  return sum;
}

/** The first derivatives, and the Fisher information instead of the second ones, so that every step goes uphill. */
export function gradientAt(
  curve: Curve,
  { wrong, right }: ExpectedCounts,
  priors: Priors | null,
  free: FreeParameters,
): Gradient {
  const pull = priors && evaluatePriors(curve, priors);
  const first = free.map((one) => pull?.slopes[one] ?? 0);
  const second = free.map((one) =>
    free.map((other) => (one === other ? (pull?.curvatures[one] ?? 0) : 0)),
  );
  for (let node = 0; node < nodes.length; node += 1) {
    const { p, slopes } = pointAt(curve, nodes[node]!);
    const all = wrong[node]! + right[node]!;
    const residual = (right[node]! - all * p) / (p * (1 - p));
    const weight = all / (p * (1 - p));
    for (const [row, one] of free.entries()) {
      first[row]! += residual * slopes[one];
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

/** Clamps the parameters, so that one that the data do not determine cannot diverge. */
export function clampCurve({ logA, d, logitC }: Curve): Curve {
  const boundedLogA = within(logA, flattest, steepest);
  const limit = furthest * Math.exp(boundedLogA);
  return {
    logA: boundedLogA,
    d: within(d, -limit, limit),
    logitC: logitC === -Infinity ? logitC : within(logitC, leastGuess, mostGuess),
  };
}

export const curveNames = ['logA', 'd', 'logitC'] as const;

function moveCurve(
  curve: Curve,
  free: FreeParameters,
  step: readonly number[],
  size: number,
): Curve {
  const next = { ...curve };
  for (const [row, one] of free.entries()) next[curveNames[one]] += size * step[row]!;
  return clampCurve(next);
}

const steps = 3;
const halvings = 8;

/** Takes a few Fisher scoring steps; halves a step until it improves the objective. */
export function maximize(
  start: Curve,
  expected: ExpectedCounts,
  priors: Priors | null,
  free: FreeParameters,
): Curve {
  let curve = start;
  for (let count = 0; count < steps; count += 1) {
    const { first, second } = gradientAt(curve, expected, priors, free);
    const step = solve(second, first);
    if (!step) return curve;
    const current = objective(curve, expected, priors);
    let better: Curve | undefined;
    for (let half = 0; half < halvings && !better; half += 1) {
      const candidate = moveCurve(curve, free, step, 0.5 ** half);
      if (objective(candidate, expected, priors) > current) better = candidate;
    }
    if (!better) return curve;
    curve = better;
  }
  return curve;
}

/** Moves the slope that all free items share: one step of ln a over all of them. So many answers need no prior. */
export function shareSlope(
  curves: readonly Curve[],
  expected: readonly ExpectedCounts[],
  isFree: (item: number) => boolean,
): Curve[] {
  let first = 0;
  let second = 0;
  for (const [item, curve] of curves.entries()) {
    if (!isFree(item)) continue;
    const gradient = gradientAt(curve, expected[item]!, null, [0]);
    first += gradient.first[0]!;
    second += gradient.second[0]![0]!;
  }
  const step = second > 0 ? within(first / second, -0.5, 0.5) : 0;
  return curves.map((curve, item) =>
    isFree(item) ? clampCurve({ ...curve, logA: curve.logA + step }) : curve,
  );
}
