import { createParse } from 'mathjs/number';
import type { BinaryOperator, Expression } from './expression.ts';
import { Refusal } from './problem.ts';

/**
 * The node classes for the parser of mathjs. They carry our own expressions, so that the evaluators of mathjs, which are most of
 * its size, stay out of the bundle. No code is generated from text, because the content security policy forbids it.
 */
class Node {
  readonly expression: Expression;

  constructor(expression: Expression) {
    this.expression = expression;
  }

  /** mathjs checks this property of the prototype. */
  get isNode(): boolean {
    return true;
  }
}

class ConstantNode extends Node {
  readonly isConstantNode = true;
  constructor(value: unknown) {
    if (typeof value !== 'number') throw new Refusal('notUnderstood');
    super({ kind: 'number', value, text: String(value) });
  }
}

class SymbolNode extends Node {
  readonly isSymbolNode = true;
  readonly name: string;
  constructor(name: string) {
    super({ kind: 'name', name });
    this.name = name;
  }
}

class ParenthesisNode extends Node {
  constructor(content: Node) {
    super({ kind: 'group', operand: content.expression });
  }
}

class FunctionNode extends Node {
  readonly isFunctionNode = true;
  constructor(symbol: SymbolNode, inputs: Node[]) {
    super({ kind: 'call', name: symbol.name, inputs: inputs.map((input) => input.expression) });
  }
}

class OperatorNode extends Node {
  readonly isOperatorNode = true;
  /** The parser reads both before a division, to recognize a fraction by its numerator. */
  readonly op: string;
  readonly args: [Node, Node?];
  constructor(op: string, fn: string, args: [Node, Node?]) {
    const [first, second] = args.map((arg) => arg!.expression);
    if (fn === 'unaryPlus') super(first!);
    else if (fn === 'unaryMinus') super({ kind: 'negate', operand: first! });
    else if (fn === 'factorial') super({ kind: 'factorial', operand: first! });
    else if (second && '+-*/^'.includes(op)) {
      super({ kind: 'binary', operator: op as BinaryOperator, left: first!, right: second });
    } else throw new Refusal('notUnderstood', op);
    this.op = op;
    this.args = args;
  }
}

/** A node of syntax that normalized entries cannot contain. */
function Refused(): never {
  throw new Refusal('notUnderstood');
}

type Parse = (text: string) => Node;

const typed = (_name: string, forms: { string: Parse }): Parse => forms.string;
typed.addConversion = (): void => undefined;

const parse = createParse({
  typed,
  config: { number: 'number' },
  numeric: Number,
  ConstantNode,
  SymbolNode,
  ParenthesisNode,
  FunctionNode,
  OperatorNode,
  AccessorNode: Refused,
  ArrayNode: Refused,
  AssignmentNode: Refused,
  BlockNode: Refused,
  ConditionalNode: Refused,
  FunctionAssignmentNode: Refused,
  IndexNode: Refused,
  ObjectNode: Refused,
  RangeNode: Refused,
  RelationalNode: Refused,
}) as Parse;

/** Parses a normalized entry. */
export function parseText(text: string): Expression {
  try {
    return parse(text).expression;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('notUnderstood');
  }
}
