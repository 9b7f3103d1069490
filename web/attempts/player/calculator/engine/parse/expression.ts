/** A syntax tree, independent of the parser's classes. Numbers and names are leaves; every other node has parts. */
export type Expression =
  | { kind: 'number'; value: number; text: string }
  | { kind: 'name'; name: string }
  | { kind: 'negate'; operand: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'factorial'; operand: Expression }
  | { kind: 'group'; operand: Expression }
  | { kind: 'call'; name: string; inputs: Expression[] };

export type BinaryOperator = '+' | '-' | '*' | '/' | '^';

export const partsOf = (expression: Expression): Expression[] => {
  switch (expression.kind) {
    case 'number':
    case 'name':
      return [];
    case 'negate':
    case 'factorial':
    case 'group':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'call':
      return expression.inputs;
  }
};

/** Every name that stands for a number, in reading order, without names of functions. */
export function namesIn(expression: Expression, found = new Set<string>()): Set<string> {
  if (expression.kind === 'name') found.add(expression.name);
  if (expression.kind === 'call' && expression.name === 'sum') {
    const [variable, ...inputs] = expression.inputs;
    const names = new Set(inputs.flatMap((input) => [...namesIn(input)]));
    // The variable of a sum has no meaning outside it.
    const bound = namesIn(variable!);
    for (const name of names) if (!bound.has(name)) found.add(name);
    return found;
  }
  for (const part of partsOf(expression)) namesIn(part, found);
  return found;
}

/** The same expression with other parts. */
export function withParts(expression: Expression, parts: Expression[]): Expression {
  const [first, second] = parts;
  switch (expression.kind) {
    case 'number':
    case 'name':
      return expression;
    case 'negate':
    case 'factorial':
    case 'group':
      return { ...expression, operand: first! };
    case 'binary':
      return { ...expression, left: first!, right: second! };
    case 'call':
      return { ...expression, inputs: parts };
  }
}

/** The expression without outer parentheses. */
export const bare = (expression: Expression): Expression =>
  expression.kind === 'group' ? bare(expression.operand) : expression;
