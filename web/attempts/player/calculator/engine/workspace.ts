import type { AngleUnit } from './parse/angles.ts';
import {
  compileExpression,
  listElements,
  type Compiled,
  type Scope,
} from './parse/compile-expression.ts';
import { columnNames, type Entry } from './parse/entry.ts';
import { namesIn, type Expression } from './parse/expression.ts';
import { Refusal } from './parse/problem.ts';
import { definedFunction, readStatement, type Statement } from './parse/read-statement.ts';
import { readTokens, type Token } from './parse/read-tokens.ts';
import type { Fit } from './fit/regression.ts';
import { reservedNames } from './parse/words.ts';

type Definition = Extract<Statement, { kind: 'definition' }>;

export interface Line {
  index: number;
  tokens: Token[];
  statement?: Statement;
  refusal?: Refusal;
}

function catchRefusal(line: Line, read: () => void): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    line.refusal = error;
  }
}

/** The name that an entry such as `a = …` defines. */
export function assignedName(statement: Statement | undefined): string | undefined {
  if (statement?.kind !== 'relation' || statement.relations.length !== 1) return undefined;
  const [left] = statement.sides;
  if (statement.relations[0] !== '=' || left?.kind !== 'name') return undefined;
  return left.name === 'x' || left.name === 'y' ? undefined : left.name;
}

const isPlainValue = (
  statement: Statement | undefined,
): statement is Statement & { sides: Expression[] } =>
  statement?.kind === 'relation' &&
  statement.relations.length === 0 &&
  !namesIn(statement.sides[0]!).has('x') &&
  !namesIn(statement.sides[0]!).has('y');

/**
 * All entries together, and which of them defines which name. Values are computed on first use, so an entry may use names that
 * are defined below it. A circular definition is refused.
 */
export class Workspace {
  readonly lines: Line[];
  readonly columns = new Map<string, (number | undefined)[]>();
  private readonly unit: AngleUnit;
  private readonly functions = new Map<string, Line>();
  private readonly numbers = new Map<string, Line>();
  private readonly fitted = new Map<string, Line>();
  private readonly duplicates = new Set<string>();
  private readonly values = new Map<string, number>();
  private readonly bodies = new Map<string, Compiled>();
  private readonly lists = new Map<string, number[] | null>();
  private readonly pending = new Set<string>();
  /** Set by the evaluator, which implements fits. */
  fit: (line: Line) => Fit = () => {
    throw new Refusal('noFit');
  };

  constructor(entries: Entry[], unit: AngleUnit) {
    this.unit = unit;
    this.lines = entries.map((entry, index) => {
      const line: Line = { index, tokens: [] };
      if (entry.kind === 'expression')
        catchRefusal(line, () => (line.tokens = readTokens(entry.text)));
      return line;
    });
    const functionNames = new Set(
      this.lines.flatMap(({ tokens }) => definedFunction(tokens)?.name ?? []),
    );
    for (const line of this.lines) {
      if (line.refusal || line.tokens.length === 0) continue;
      catchRefusal(line, () => (line.statement = readStatement(line.tokens, functionNames)));
    }
    for (const entry of entries) if (entry.kind === 'table') this.readTable(entry);
    for (const line of this.lines) this.register(line);
  }

  private register(line: Line): void {
    const { statement } = line;
    if (statement?.kind === 'definition') this.define(statement.name, line, this.functions);
    const name = assignedName(statement);
    if (name !== undefined) this.define(name, line, this.numbers);
    if (statement?.kind === 'relation' && statement.relations[0] === '~') {
      for (const free of this.freeNames(statement)) {
        if (!this.fitted.has(free)) this.fitted.set(free, line);
      }
    }
  }

  private define(name: string, line: Line, definitions: Map<string, Line>): void {
    if (reservedNames.has(name)) line.refusal = new Refusal('reservedName', name);
    else if (this.functions.has(name) || this.numbers.has(name) || this.columns.has(name)) {
      this.duplicates.add(name);
      line.refusal = new Refusal('definedTwice', name);
    } else definitions.set(name, line);
  }

  private readTable({ number, cells }: Extract<Entry, { kind: 'table' }>): void {
    const names = columnNames(number);
    const read = (text: string): number | undefined => {
      try {
        const tokens = readTokens(text);
        if (tokens.length === 0) return undefined;
        const statement = readStatement(tokens, new Set());
        if (statement.kind !== 'relation' || statement.relations.length > 0) return Number.NaN;
        return this.compile(statement.sides[0]!, [], 0).constant ?? Number.NaN;
      } catch {
        return Number.NaN;
      }
    };
    this.columns.set(
      names.x,
      cells.map((cell) => read(cell.x)),
    );
    this.columns.set(
      names.y,
      cells.map((cell) => read(cell.y)),
    );
  }

  /** The undefined names of a model, which are the parameters of the fit. */
  freeNames({ sides }: { sides: Expression[] }): string[] {
    const names = new Set(sides.flatMap((side) => [...namesIn(side)]));
    return [...names].filter(
      (name) => !this.columns.has(name) && !this.numbers.has(name) && !reservedNames.has(name),
    );
  }

  /** The undefined names in these expressions. */
  missingIn(expressions: Expression[], bound: readonly string[]): string[] {
    const names = new Set(expressions.flatMap((expression) => [...namesIn(expression)]));
    return [...names].filter(
      (name) =>
        !bound.includes(name) &&
        !reservedNames.has(name) &&
        !this.columns.has(name) &&
        !this.numbers.has(name) &&
        !this.fitted.has(name),
    );
  }

  compile(
    expression: Expression,
    variables: readonly string[],
    index: number,
    cells: Scope['cells'] = new Map(),
  ): Compiled {
    return compileExpression(expression, this.scope(variables, index, cells));
  }

  /** The values of an expression that is a list; undefined for a number. */
  listValues(expression: Expression, index: number): number[] | undefined {
    return listElements(expression, this.scope([], index))?.map(
      (element) => this.compile(element, [], index).constant ?? Number.NaN,
    );
  }

  private scope(variables: readonly string[], index: number, cells: Scope['cells'] = new Map()) {
    return {
      cells,
      unit: this.unit,
      variables,
      constant: (name) => (name === 'ans' ? this.answerAbove(index) : this.number(name)),
      userFunction: (name) => this.userFunction(name),
      column: (name) =>
        this.columns.get(name)?.filter((value) => value !== undefined) ?? this.list(name),
    } satisfies Scope;
  }

  /** The numbers of a name that is defined as a list. */
  private list(name: string): number[] | undefined {
    const line = this.numbers.get(name);
    if (!line || this.duplicates.has(name)) return undefined;
    const { sides } = line.statement as { sides: Expression[] };
    const compute = (): number[] | null => this.listValues(sides[1]!, line.index) ?? null;
    return this.once(`${name}[`, this.lists, compute) ?? undefined;
  }

  /** Computes a value once and caches it. Refuses a request for the same value during its computation. */
  private once<Value>(key: string, cache: Map<string, Value>, compute: () => Value): Value {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    if (this.pending.has(key)) throw new Refusal('circular', key.replace(/\W.*$/, ''));
    this.pending.add(key);
    try {
      const value = compute();
      cache.set(key, value);
      return value;
    } finally {
      this.pending.delete(key);
    }
  }

  private number(name: string): number {
    if (this.duplicates.has(name)) throw new Refusal('definedTwice', name);
    const line = this.numbers.get(name);
    const fitted = this.fitted.get(name);
    if (!line && !fitted) throw new Refusal('unknownName', name);
    return this.once(name, this.values, () => {
      if (!line) return this.fit(fitted!).parameters.find((each) => each.name === name)!.value;
      const { sides } = line.statement as { sides: Expression[] };
      const value = this.compile(sides[1]!, [], line.index).constant;
      if (value === undefined) throw new Refusal('dependsOnX', name);
      return value;
    });
  }

  private userFunction(name: string): { parameters: string[]; body: Compiled } {
    if (this.duplicates.has(name)) throw new Refusal('definedTwice', name);
    const line = this.functions.get(name);
    if (!line) throw new Refusal('unknownName', name);
    const { parameters, body } = line.statement as Definition;
    const compiled = this.once(`${name}(`, this.bodies, () =>
      this.compile(body, parameters, line.index),
    );
    return { parameters, body: compiled };
  }

  /** `ans` is the nearest plain value above. */
  private answerAbove(index: number): number {
    const line = this.lines.slice(0, index).findLast((above) => isPlainValue(above.statement));
    if (!line || !isPlainValue(line.statement)) throw new Refusal('unknownName', 'ans');
    const [side] = line.statement.sides;
    return this.once(`ans ${line.index}`, this.values, () =>
      this.compile(side!, [], line.index).run(Number.NaN, Number.NaN),
    );
  }
}
