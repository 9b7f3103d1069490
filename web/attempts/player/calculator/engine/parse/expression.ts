/** What an entry says, free of the parser's own classes. Numbers and names are leaves; everything else has parts. */
export type Expression =
  | { kind: 'number'; value: number; text: string }
  | { kind: 'name'; name: string }
  | { kind: 'negate'; of: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'factorial'; of: Expression }
  | { kind: 'group'; of: Expression }
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
      return [expression.of];
    case 'binary':
      return [expression.left, expression.right];
    case 'call':
      return expression.inputs;
  }
};

/** Every name that stands for a number, in the order of reading; names of functions are not among them. */
export function namesIn(expression: Expression, found = new Set<string>()): Set<string> {
  if (expression.kind === 'name') found.add(expression.name);
  for (const part of partsOf(expression)) namesIn(part, found);
  return found;
}

/** The same without brackets that were only typed. */
export const bare = (expression: Expression): Expression =>
  expression.kind === 'group' ? bare(expression.of) : expression;
