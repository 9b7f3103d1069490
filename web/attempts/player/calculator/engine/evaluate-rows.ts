import type { AngleUnit } from './parse/angles.ts';
import { columnNames, type Entry } from './parse/entry.ts';
import { evaluateFit, fitLine } from './fit/evaluate-fit.ts';
import { namesIn, type Expression } from './parse/expression.ts';
import type { Outcome } from './outcome.ts';
import type { Inequality } from './curves/plot.ts';
import { Refusal } from './parse/problem.ts';
import type { Statement } from './parse/read-statement.ts';
import { equationPlot, regionPlot } from './curves/relation-plot.ts';
import { assignedName, Workspace, type Line } from './workspace.ts';

/** Evaluates every entry, in order. No input makes it throw or run for long. */
export function evaluateRows(entries: Entry[], unit: AngleUnit): Outcome[] {
  const workspace = new Workspace(entries, unit);
  workspace.fit = (line) => fitLine(workspace, line);
  return entries.map((entry, index) => {
    if (entry.kind === 'table') return tableOutcome(workspace, entry);
    const line = workspace.lines[index]!;
    try {
      if (line.refusal) throw line.refusal;
      return { ...(line.statement && { statement: line.statement }), ...evaluate(workspace, line) };
    } catch (error) {
      return refusalOutcome(workspace, line, error);
    }
  });
}

function refusalOutcome(workspace: Workspace, line: Line, error: unknown): Outcome {
  const { statement } = line;
  // Deep nesting can exhaust the stack before it reaches the limit of steps.
  const problem = error instanceof Refusal ? error.problem : { code: 'tooComplex' as const };
  const undefinedNames =
    problem.code === 'unknownName' && statement ? missingIn(workspace, statement) : undefined;
  return {
    ...(statement && { statement }),
    problem,
    ...(undefinedNames && undefinedNames.length > 0 && { undefinedNames }),
  };
}

function missingIn(workspace: Workspace, statement: Statement): string[] {
  if (statement.kind === 'definition') {
    return workspace.missingIn([statement.body], statement.parameters);
  }
  if (statement.kind === 'points') return workspace.missingIn(statement.points.flat(), []);
  return statement.kind === 'relation' ? workspace.missingIn(statement.sides, []) : [];
}

function evaluate(workspace: Workspace, line: Line): Outcome {
  const { statement, index } = line;
  const compile = (expression: Expression, variables: readonly string[]) =>
    workspace.compile(expression, variables, index);
  switch (statement?.kind) {
    case 'definition': {
      const { run, constant } = compile(statement.body, statement.parameters);
      if (statement.parameters.length > 1) return {};
      const at = (t: number): number => run(t, Number.NaN);
      return {
        plot: { kind: 'curve', along: 'x', at: constant === undefined ? at : () => constant },
      };
    }
    case 'points': {
      const valuesOf = (side: Expression): number[] =>
        workspace.listValues(side, index) ?? [numberOf(compile(side, []).constant)];
      const points = statement.points.flatMap(([side, otherSide]) => {
        const ys = valuesOf(otherSide);
        const xs = valuesOf(side);
        return xs.slice(0, ys.length).map((x, i) => ({ x, y: ys[i]! }));
      });
      return { plot: { kind: 'points', points: points.filter(isFinitePoint) } };
    }
    case 'relation':
      return evaluateRelation(workspace, line, compile);
    default:
      return {};
  }
}

const numberOf = (value: number | undefined): number => value ?? Number.NaN;

const isFinitePoint = ({ x, y }: { x: number; y: number }): boolean =>
  Number.isFinite(x) && Number.isFinite(y);

type Compile = Parameters<typeof equationPlot>[1];

function evaluateRelation(workspace: Workspace, line: Line, compile: Compile): Outcome {
  const { sides, relations } = line.statement as Extract<Statement, { kind: 'relation' }>;
  if (relations[0] === '~') return evaluateFit(workspace, line);
  const names = new Set(sides.flatMap((side) => [...namesIn(side)]));
  const hasX = names.has('x');
  const hasY = names.has('y');
  const assigned = assignedName(line.statement);
  const isPlain = !hasX && !hasY && (relations.length === 0 || assigned !== undefined);
  const list = isPlain ? workspace.listValues(sides.at(-1)!, line.index) : undefined;
  if (list) return { values: list };
  if (relations.length === 0) return evaluateAlone(sides[0]!, hasX, hasY, compile);
  if (assigned !== undefined) return evaluateAssigned(assigned, sides[1]!, hasX || hasY, compile);
  if (!hasX && !hasY) {
    const values = sides.map((side) => numberOf(compile(side, []).constant));
    return { isTrue: relations.every((sign, i) => holds(values[i]!, sign, values[i + 1]!)) };
  }
  if (relations[0] === '=') return { plot: equationPlot(sides, compile) };
  return { plot: regionPlot(sides, relations as Inequality[], compile) };
}

function evaluateAlone(side: Expression, hasX: boolean, hasY: boolean, compile: Compile): Outcome {
  if (hasY) throw new Refusal('needsRelation');
  if (!hasX) return { value: numberOf(compile(side, []).constant) };
  const { run } = compile(side, ['x']);
  return { plot: { kind: 'curve', along: 'x', at: (x) => run(x, Number.NaN) } };
}

function evaluateAssigned(
  name: string,
  side: Expression,
  hasVariable: boolean,
  compile: Compile,
): Outcome {
  if (hasVariable) throw new Refusal('dependsOnX', name);
  const value = numberOf(compile(side, []).constant);
  const literal = side.kind === 'negate' ? side.operand : side;
  return literal.kind === 'number' ? { value, sliderName: name } : { value };
}

/** Compares up to rounding errors: 0.1 + 0.2 = 0.3 holds. */
function holds(left: number, sign: string, right: number): boolean {
  const isEqual = Math.abs(left - right) <= 1e-12 * Math.max(Math.abs(left), Math.abs(right));
  if (sign === '=') return isEqual;
  if (sign.endsWith('=') && isEqual) return true;
  return sign.startsWith('<') ? left < right && !isEqual : left > right && !isEqual;
}

const isBad = (value: number | undefined): boolean =>
  value !== undefined && !Number.isFinite(value);

function tableOutcome(
  workspace: Workspace,
  { number, cells }: Extract<Entry, { kind: 'table' }>,
): Outcome {
  const names = columnNames(number);
  const x = workspace.columns.get(names.x)!;
  const y = workspace.columns.get(names.y)!;
  const points = cells
    .map((_, i) => ({ x: x[i] ?? Number.NaN, y: y[i] ?? Number.NaN }))
    .filter(isFinitePoint);
  const badCells = cells.flatMap((_, i) => [
    ...(isBad(x[i]) ? [`x${i}`] : []),
    ...(isBad(y[i]) ? [`y${i}`] : []),
  ]);
  return { plot: { kind: 'points', points }, ...(badCells.length > 0 && { badCells }) };
}
