import type { Expression } from '../parse/expression.ts';
import { namesIn } from '../parse/expression.ts';

const number = (value: number): Expression => ({ kind: 'number', value, text: String(value) });
const zero = number(0);
const one = number(1);

const isZero = (expression: Expression): boolean =>
  expression.kind === 'number' && expression.value === 0;

const binary = (
  operator: '+' | '-' | '*' | '/',
  left: Expression,
  right: Expression,
): Expression => ({
  kind: 'binary',
  operator,
  left,
  right,
});

function add(left: Expression, right: Expression, operator: '+' | '-'): Expression {
  if (isZero(right)) return left;
  if (isZero(left) && operator === '+') return right;
  return binary(operator, left, right);
}

const times = (left: Expression, right: Expression): Expression =>
  isZero(left) || isZero(right) ? zero : binary('*', left, right);

/** `slope · name + rest`. Neither part contains the name. */
export interface Affine {
  slope: Expression;
  rest: Expression;
}

/** Splits an expression into a slope and a rest by one name: 2x + 3y by y. Undefined if it is not affine in it, such as xy². */
export function affinePart(expression: Expression, name: string): Affine | undefined {
  if (!namesIn(expression).has(name)) return { slope: zero, rest: expression };
  switch (expression.kind) {
    case 'name':
      return { slope: one, rest: zero };
    case 'group':
      return affinePart(expression.operand, name);
    case 'negate': {
      const affine = affinePart(expression.operand, name);
      return (
        affine && { slope: times(number(-1), affine.slope), rest: times(number(-1), affine.rest) }
      );
    }
    case 'binary':
      return affineBinary(expression, name);
    default:
      return undefined;
  }
}

function affineBinary(
  { operator, left, right }: Extract<Expression, { kind: 'binary' }>,
  name: string,
): Affine | undefined {
  if (operator === '^') return undefined;
  const a = affinePart(left, name);
  const b = affinePart(right, name);
  if (!a || !b) return undefined;
  if (operator === '+' || operator === '-') {
    return { slope: add(a.slope, b.slope, operator), rest: add(a.rest, b.rest, operator) };
  }
  if (operator === '/') {
    if (!isZero(b.slope)) return undefined;
    return {
      slope: isZero(a.slope) ? zero : binary('/', a.slope, right),
      rest: isZero(a.rest) ? zero : binary('/', a.rest, right),
    };
  }
  if (isZero(a.slope)) return { slope: times(left, b.slope), rest: times(left, b.rest) };
  if (isZero(b.slope)) return { slope: times(a.slope, right), rest: times(a.rest, right) };
  return undefined;
}
