import { namesIn, type Expression } from '../parse/expression.ts';
import type { Outcome } from '../outcome.ts';
import { Refusal } from '../parse/problem.ts';
import { fitModel, type Fit } from './regression.ts';
import type { Line, Workspace } from '../workspace.ts';

interface Prepared {
  names: string[];
  model: Expression;
  x: number[];
  observed: number[];
  /** The value of the model for these parameters. */
  at: (parameters: number[], x: number) => number;
}

/** Reads a fit such as y1 ~ m x1 + b: a column on the left, one other column and free names on the right. */
function prepare(workspace: Workspace, line: Line): Prepared {
  const { sides } = line.statement as { sides: Expression[] };
  const [left, model] = [sides[0]!, sides[1]!];
  const inputs = [...namesIn(model)].filter((name) => workspace.columns.has(name));
  const observed = left.kind === 'name' ? workspace.columns.get(left.name) : undefined;
  const input = workspace.columns.get(inputs[0] ?? '');
  if (!observed || !input || inputs.length !== 1) throw new Refusal('needsColumns');
  const rows = observed.flatMap((y, i) => {
    const x = input[i];
    return x !== undefined && y !== undefined && Number.isFinite(x + y) ? [{ x, y }] : [];
  });
  const names = workspace.freeNames({ sides: [model] });
  if (names.length === 0) throw new Refusal('noFit');
  // Compiled once: trying other parameters only sets the cells.
  const cells = new Map(names.map((name) => [name, { value: 1 }]));
  const { run } = workspace.compile(model, [inputs[0]!], line.index, cells);
  const inOrder = [...cells.values()];
  const at = (parameters: number[], x: number): number => {
    inOrder.forEach((cell, i) => (cell.value = parameters[i]!));
    return run(x, Number.NaN);
  };
  return { names, model, at, x: rows.map((row) => row.x), observed: rows.map((row) => row.y) };
}

const fits = new WeakMap<Line, { fit: Fit; at: (x: number) => number }>();

function cachedFit(workspace: Workspace, line: Line) {
  const cached = fits.get(line);
  if (cached) return cached;
  const { names, model, at, x, observed } = prepare(workspace, line);
  const fit = fitModel({
    names,
    x,
    observed,
    expression: model,
    model: (parameters, row) => at(parameters, x[row]!),
  });
  const values = fit.parameters.map((parameter) => parameter.value);
  const result = { fit, at: (t: number) => at(values, t) };
  fits.set(line, result);
  return result;
}

export const fitLine = (workspace: Workspace, line: Line): Fit => cachedFit(workspace, line).fit;

export function evaluateFit(workspace: Workspace, line: Line): Outcome {
  const { fit, at } = cachedFit(workspace, line);
  return { fit, plot: { kind: 'curve', along: 'x', at } };
}
