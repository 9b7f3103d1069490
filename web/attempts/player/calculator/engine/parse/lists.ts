import { statistics } from './arithmetic.ts';
import { partsOf, withParts, type Expression } from './expression.ts';
import { Refusal } from './problem.ts';

/** What the names of an expression mean, as in `Scope`. */
interface Names {
  variables: readonly string[];
  column: (name: string) => number[] | undefined;
}

/** Enough for any question. */
const maxElements = 300;

const number = (value: number): Expression => ({ kind: 'number', value, text: String(value) });

/** The numbers of [from...to] or [from, next...to]. */
function rangeOf(bounds: readonly number[]): Expression[] {
  const [from, next, to] = bounds.length === 3 ? bounds : [bounds[0], bounds[0]! + 1, bounds[1]];
  const step = next! - from!;
  const count = Math.floor((to! - from!) / step + 1e-9) + 1;
  if (!Number.isFinite(count) || count < 1) throw new Refusal('notUnderstood', '...');
  if (count > maxElements) throw new Refusal('tooComplex');
  return Array.from({ length: count }, (_, index) => number(from! + index * step));
}

/**
 * The elements of an expression that is a list: a list itself, its name, or arithmetic with a list, which is done for each element.
 * Undefined for a number. `valueOf` computes the bounds of a range.
 */
export function elementsOf(
  expression: Expression,
  scope: Names,
  valueOf: (expression: Expression) => number,
): Expression[] | undefined {
  const elementsIn = (part: Expression) => elementsOf(part, scope, valueOf);
  if (expression.kind === 'name') {
    if (scope.variables.includes(expression.name)) return undefined;
    return scope.column(expression.name)?.map(number);
  }
  if (expression.kind === 'call') {
    const { name, inputs } = expression;
    if (name === 'sum' || Object.hasOwn(statistics, name)) return undefined;
    if (name === 'range') return rangeOf(inputs.map(valueOf));
    if (name === 'list') {
      const elements = inputs.flatMap((input) => elementsIn(input) ?? [input]);
      if (elements.length > maxElements) throw new Refusal('tooComplex');
      return elements;
    }
  }
  const parts = partsOf(expression);
  const lists = parts.map(elementsIn);
  const lengths = lists.flatMap((list) => (list ? [list.length] : []));
  if (lengths.length === 0) return undefined;
  return Array.from({ length: Math.min(...lengths) }, (_, index) =>
    withParts(
      expression,
      parts.map((part, place) => lists[place]?.[index] ?? part),
    ),
  );
}
