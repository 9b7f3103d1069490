import type { AngleUnit } from './angles.ts';
import { power, statistics } from './arithmetic.ts';
import { factorial } from './combinatorics.ts';
import { namesIn, type BinaryOperator, type Expression } from './expression.ts';
import { constants, knownFunctions } from './known-functions.ts';
import { elementsOf } from './lists.ts';
import { Refusal } from './problem.ts';
import { reservedNames } from './words.ts';

/** A function of x and y. A function of one variable ignores `y`. */
export type Run = (x: number, y: number) => number;

export interface Compiled {
  run: Run;
  /** The value, if it depends on neither x nor y. */
  constant?: number;
  /** The steps of one evaluation, including those of the functions it calls. */
  cost: number;
  /** The depth of nested calls. */
  depth: number;
}

/** The meaning of names in an expression. */
export interface Scope {
  unit: AngleUnit;
  /** The names of x and y; in f(t) = … the first is t. */
  variables: readonly string[];
  constant: (name: string) => number;
  userFunction: (name: string) => { parameters: string[]; body: Compiled };
  /** The numbers of a column of a table, or of a list. */
  column: (name: string) => number[] | undefined;
  /** Names whose value changes after compiling: the parameters of a fit. */
  cells?: ReadonlyMap<string, { value: number }>;
}

/** Without a limit, twenty entries that call each other twice would take a million steps per point. */
const maxCost = 5_000;
const maxDepth = 1_500;

const constantOf = (value: number): Compiled => ({
  run: () => value,
  constant: value,
  cost: 1,
  depth: 1,
});

function from(parts: Compiled[], run: Run, inner = { cost: 0, depth: 0 }): Compiled {
  const cost = parts.reduce((sum, part) => sum + part.cost, 1 + inner.cost);
  const depth = 1 + Math.max(inner.depth, ...parts.map((part) => part.depth));
  if (cost > maxCost || depth > maxDepth) throw new Refusal('tooComplex');
  if (parts.every((part) => part.constant !== undefined)) {
    return { ...constantOf(run(Number.NaN, Number.NaN)), cost, depth };
  }
  return { run, cost, depth };
}

/** Compiles to nested closures: fast enough to repeat while a slider moves, and without generating code from text. */
export function compileExpression(expression: Expression, scope: Scope): Compiled {
  switch (expression.kind) {
    case 'number':
      return constantOf(expression.value);
    case 'name':
      return compileName(expression.name, scope);
    case 'group':
      return compileExpression(expression.operand, scope);
    case 'negate': {
      const operand = compileExpression(expression.operand, scope);
      const { run } = operand;
      return from([operand], (x, y) => -run(x, y));
    }
    case 'factorial': {
      const operand = compileExpression(expression.operand, scope);
      const { run } = operand;
      return from([operand], (x, y) => factorial(run(x, y)));
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
  const constant = constants.get(name);
  if (constant !== undefined) return constantOf(constant);
  const cell = scope.cells?.get(name);
  if (cell) return { run: () => cell.value, cost: 1, depth: 1 };
  if (scope.column(name)) throw new Refusal('columnAsNumber', name);
  return constantOf(scope.constant(name));
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
      return powerOf(a, right);
  }
}

function powerOf(a: Run, right: Compiled): Run {
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
  if (Object.hasOwn(statistics, name)) return compileStatistic(name, inputs, scope);
  if (name === 'sum') return compileSum(inputs, scope);
  if (name === 'list' || name === 'range') throw new Refusal('listAsNumber');
  const parts = inputs.map((input) => compileExpression(input, scope));
  const runs = parts.map((part) => part.run);
  const [a, b] = runs;
  if (name === 'piece') return from(parts, pieceOf(runs));
  const knownFunction = knownFunctions[scope.unit].get(name);
  if (knownFunction) {
    if (parts.length < knownFunction.minInputs || parts.length > knownFunction.maxInputs) {
      throw new Refusal('wrongCount', name);
    }
    const { run } = knownFunction;
    return b ? from(parts, (x, y) => run(a!(x, y), b(x, y))) : from(parts, (x, y) => run(a!(x, y)));
  }
  const { parameters, body } = scope.userFunction(name);
  if (parts.length !== parameters.length) throw new Refusal('wrongCount', name);
  const { run } = body;
  return b
    ? from(parts, (x, y) => run(a!(x, y), b(x, y)), body)
    : from(parts, (x, y) => run(a!(x, y), Number.NaN), body);
}

/** Conditions and values in turn; a last value without a condition holds otherwise. Without one there is no value. */
function pieceOf(runs: Run[]): Run {
  return (x, y) => {
    for (let i = 0; i + 1 < runs.length; i += 2)
      if (runs[i]!(x, y) !== 0) return runs[i + 1]!(x, y);
    return runs.length % 2 === 1 ? runs.at(-1)!(x, y) : Number.NaN;
  };
}

const maxTerms = 10_000;

/** A sum is computed once if it depends on no variable, so it may take more steps then. */
const maxConstantCost = 200_000;

function compileSum(inputs: Expression[], scope: Scope): Compiled {
  if (inputs.length < 4) throw new Refusal('unfinished');
  if (inputs.length > 4) throw new Refusal('wrongCount', '∑');
  const [variable, first, last, term] = inputs;
  const name = variable?.kind === 'name' ? variable.name : '';
  if (reservedNames.has(name)) throw new Refusal('reservedName', name);
  const cell = { value: Number.NaN };
  const start = compileExpression(first!, scope);
  const end = compileExpression(last!, scope);
  const body = compileExpression(term!, {
    ...scope,
    variables: scope.variables.map((each) => (each === name ? '' : each)),
    cells: new Map([...(scope.cells ?? []), [name, cell]]),
  });
  const run: Run = (x, y) => {
    const [low, high] = [start.run(x, y), end.run(x, y)];
    if (!Number.isInteger(low) || !Number.isInteger(high) || high - low >= maxTerms)
      return Number.NaN;
    let total = 0;
    for (let value = low; value <= high; value += 1) {
      cell.value = value;
      total += body.run(x, y);
    }
    return total;
  };
  const isFixed = start.constant !== undefined && end.constant !== undefined;
  const count = isFixed ? Math.max(0, end.constant! - start.constant!) + 1 : 100;
  const names = namesIn({ kind: 'call', name: 'sum', inputs });
  const dependsOn = (each: string): boolean =>
    scope.variables.includes(each) || scope.cells?.has(each) === true;
  if (![...names].some(dependsOn)) {
    if (count > maxTerms || count * body.cost > maxConstantCost) throw new Refusal('tooComplex');
    return { ...constantOf(run(Number.NaN, Number.NaN)), depth: body.depth };
  }
  return from([start, end, body], run, { cost: count * body.cost, depth: body.depth });
}

/** Replaces a list by its numbers, as in mean(y1) and total([1, 2, 3]). */
function compileStatistic(name: string, inputs: Expression[], scope: Scope): Compiled {
  const parts = inputs.flatMap((input) =>
    (listElements(input, scope) ?? [input]).map((element) => compileExpression(element, scope)),
  );
  const run = statistics[name]!;
  return from(parts, (x, y) => run(parts.map((part) => part.run(x, y))));
}

/** The elements of a list-valued expression; undefined for a number. */
export const listElements = (expression: Expression, scope: Scope): Expression[] | undefined =>
  elementsOf(expression, scope, (bound) => compileExpression(bound, scope).constant ?? Number.NaN);
