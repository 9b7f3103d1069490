import { affinePart } from '../curves/affine-part.ts';
import { namesIn, type Expression } from '../parse/expression.ts';
import { leastSquares, type Model } from './least-squares.ts';
import { Refusal } from '../parse/problem.ts';
import { solveLinear } from './solve-linear.ts';

export interface Fit {
  parameters: { name: string; value: number }[];
  rSquared: number;
}

export interface FitTask {
  model: Model;
  expression: Expression;
  names: string[];
  x: number[];
  observed: number[];
}

/** Says whether a model is linear in its parameters, such as a line, a parabola or a cubic. */
function isLinearIn(expression: Expression, names: string[]): boolean {
  return names.every((name) => {
    const part = affinePart(expression, name);
    return part && names.every((other) => !namesIn(part.slope).has(other));
  });
}

const dot = (a: number[], b: number[]): number => a.reduce((sum, v, i) => sum + v * b[i]!, 0);

/** Solves the normal equations. The columns are scaled, because powers of x differ by orders of magnitude. */
function fitLinear({ model, names, observed }: FitTask): number[] | undefined {
  const none = names.map(() => 0);
  const base = observed.map((_, row) => model(none, row));
  const columns = names.map((_, i) =>
    observed.map((_value, row) => model(none.with(i, 1), row) - base[row]!),
  );
  const sizes = columns.map((column) => Math.hypot(...column) || 1);
  const scaled = columns.map((column, i) => column.map((value) => value / sizes[i]!));
  const target = observed.map((value, row) => value - base[row]!);
  const solution = solveLinear(
    scaled.map((a) => scaled.map((b) => dot(a, b))),
    scaled.map((a) => dot(a, target)),
  );
  return solution?.map((value, i) => value / sizes[i]!);
}

/** Start values. Those from the regression line of the logarithms suit exponential growth and decay. */
function starts({ names, x, observed }: FitTask): number[][] {
  const all = [1, 0.5, -1, 0.1].map((value) => names.map(() => value));
  if (names.length === 2 && observed.every((value) => value > 0)) {
    const logs = observed.map(Math.log);
    const count = x.length;
    const meanX = x.reduce((a, b) => a + b, 0) / count;
    const meanY = logs.reduce((a, b) => a + b, 0) / count;
    const spread = x.reduce((sum, value) => sum + (value - meanX) ** 2, 0);
    const rate = x.reduce((sum, v, i) => sum + (v - meanX) * (logs[i]! - meanY), 0) / (spread || 1);
    const first = Math.exp(meanY - rate * meanX);
    all.unshift([first, Math.exp(rate)], [first, rate], [Math.exp(rate), first], [rate, first]);
  }
  return all;
}

function fitCurved(task: FitTask): number[] | undefined {
  const tries = starts(task).map((start) => leastSquares(task.model, task.observed, start));
  const best = tries.reduce((a, b) => (b.squares < a.squares ? b : a));
  return Number.isFinite(best.squares) ? best.parameters : undefined;
}

/** Removes rounding errors in the last digits, such as those of 2.0000000000000004. */
const roundOff = (value: number, scale: number): number => {
  const short = Number(value.toPrecision(12));
  return Math.abs(short) < 1e-13 * scale ? 0 : short;
};

export function fitModel(task: FitTask): Fit {
  const { names, observed, model } = task;
  if (observed.length < Math.max(2, names.length)) throw new Refusal('tooFewPoints');
  const isLinear = isLinearIn(task.expression, names);
  const found = isLinear ? fitLinear(task) : fitCurved(task);
  if (!found || found.some((value) => !Number.isFinite(value))) throw new Refusal('noFit');
  const mean = observed.reduce((a, b) => a + b, 0) / observed.length;
  const spread = observed.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const left = observed.reduce((sum, value, row) => sum + (value - model(found, row)) ** 2, 0);
  const scale = Math.max(...found.map(Math.abs), 1e-300);
  return {
    parameters: names.map((name, i) => ({ name, value: roundOff(found[i]!, scale) })),
    rSquared: spread === 0 ? 1 : Math.min(1, Number((1 - left / spread).toPrecision(12))),
  };
}
