import type { AngleUnit } from './angles.ts';
import { power, statistics } from './arithmetic.ts';
import { factorial } from './combinatorics.ts';
import type { BinaryOperator, Expression } from './expression.ts';
import { constants, knownFunctions } from './known-functions.ts';
import { Refusal } from './problem.ts';

/** A function of the plane; a function of one number leaves `y` alone. */
export type Run = (x: number, y: number) => number;

export interface Compiled {
  run: Run;
  /** The value, when neither x nor y matters. */
  constant?: number;
  /** Steps of one evaluation, with those of the functions it calls. */
  cost: number;
  /** How many calls lie inside each other. */
  depth: number;
}

/** What names mean where an expression stands. */
export interface Scope {
  unit: AngleUnit;
  /** Names of x and y here; in f(t) = … the first is t. */
  variables: readonly string[];
  constant: (name: string) => number;
  userFunction: (name: string) => { parameters: string[]; body: Compiled };
  column: (name: string) => number[] | undefined;
  /** Names whose number changes after compiling: what a fit is looking for. */
  cells?: ReadonlyMap<string, { value: number }>;
}

/** Twenty entries that call each other twice would else take a million steps a point. */
const mostCost = 5_000;
const mostDepth = 1_500;

const fixed = (value: number): Compiled => ({
  run: () => value,
  constant: value,
  cost: 1,
  depth: 1,
});

function from(parts: Compiled[], run: Run, inner = { cost: 0, depth: 0 }): Compiled {
  const cost = parts.reduce((sum, part) => sum + part.cost, 1 + inner.cost);
  const depth = 1 + Math.max(inner.depth, ...parts.map((part) => part.depth));
  if (cost > mostCost || depth > mostDepth) throw new Refusal('tooComplex');
  if (parts.every((part) => part.constant !== undefined)) {
    return { ...fixed(run(Number.NaN, Number.NaN)), cost, depth };
  }
  return { run, cost, depth };
}

/** Closures all the way down: quick to make while a slider moves, and no code is made from text. */
export function compileExpression(expression: Expression, scope: Scope): Compiled {
  switch (expression.kind) {
    case 'number':
      return fixed(expression.value);
    case 'name':
      return compileName(expression.name, scope);
    case 'group':
      return compileExpression(expression.of, scope);
    case 'negate': {
      const of = compileExpression(expression.of, scope);
      const { run } = of;
      return from([of], (x, y) => -run(x, y));
    }
    case 'factorial': {
      const of = compileExpression(expression.of, scope);
      const { run } = of;
      return from([of], (x, y) => factorial(run(x, y)));
    }
    case 'binary': {
      const left = compileExpression(expression.left, scope);
      const right = compileExpression(expression.right, scope);
      return from([left, right], binary(expression.operator, left, right));
    }
    case 'call':
      return compileCall(expression.name, expression.inputs, scope);
  }
}

function compileName(name: string, scope: Scope): Compiled {
  const index = scope.variables.indexOf(name);
  if (index === 0) return { run: (x) => x, cost: 1, depth: 1 };
  if (index === 1) return { run: (_x, y) => y, cost: 1, depth: 1 };
  const known = constants.get(name);
  if (known !== undefined) return fixed(known);
  const cell = scope.cells?.get(name);
  if (cell) return { run: () => cell.value, cost: 1, depth: 1 };
  if (scope.column(name)) throw new Refusal('columnAsNumber', name);
  return fixed(scope.constant(name));
}

function binary(operator: BinaryOperator, left: Compiled, right: Compiled): Run {
  const a = left.run;
  const b = right.run;
  switch (operator) {
    case '+':
      return (x, y) => a(x, y) + b(x, y);
    case '-':
      return (x, y) => a(x, y) - b(x, y);
    case '*':
      return (x, y) => a(x, y) * b(x, y);
    case '/':
      return (x, y) => a(x, y) / b(x, y);
    case '^':
      return raised(a, right);
  }
}

function raised(a: Run, right: Compiled): Run {
  if (right.constant === 2) {
    return (x, y) => {
      const base = a(x, y);
      return base * base;
    };
  }
  const b = right.run;
  return (x, y) => power(a(x, y), b(x, y));
}

function compileCall(name: string, inputs: Expression[], scope: Scope): Compiled {
  const statistic = statistics[name];
  if (statistic && Object.hasOwn(statistics, name)) return compileStatistic(name, inputs, scope);
  const parts = inputs.map((input) => compileExpression(input, scope));
  const runs = parts.map((part) => part.run);
  const [a, b] = runs;
  const known = knownFunctions[scope.unit].get(name);
  if (known) {
    if (parts.length < known.least || parts.length > known.most) {
      throw new Refusal('wrongCount', name);
    }
    const { run } = known;
    return b ? from(parts, (x, y) => run(a!(x, y), b(x, y))) : from(parts, (x, y) => run(a!(x, y)));
  }
  const { parameters, body } = scope.userFunction(name);
  if (parts.length !== parameters.length) throw new Refusal('wrongCount', name);
  const { run } = body;
  return b
    ? from(parts, (x, y) => run(a!(x, y), b(x, y)), body)
    : from(parts, (x, y) => run(a!(x, y), Number.NaN), body);
}

/** A column spreads into its numbers: mean(y1). */
function compileStatistic(name: string, inputs: Expression[], scope: Scope): Compiled {
  const parts = inputs.flatMap((input) => {
    const column = input.kind === 'name' ? scope.column(input.name) : undefined;
    return column ? column.map(fixed) : [compileExpression(input, scope)];
  });
  const run = statistics[name]!;
  return from(parts, (x, y) => run(parts.map((part) => part.run(x, y))));
}
