import type { Expression } from './expression.ts';
import { normalizeInput } from './normalize-input.ts';
import { parseText } from './parse-text.ts';
import { Refusal } from './problem.ts';
import type { Token } from './read-tokens.ts';
import { reservedNames } from './words.ts';

export type Relation = '=' | '<' | '>' | '<=' | '>=' | '~';

/** A parsed entry: expressions with the relations between them, the definition of a function, or points. */
export type Statement =
  | { kind: 'empty' }
  | { kind: 'relation'; sides: Expression[]; relations: Relation[] }
  | { kind: 'definition'; name: string; parameters: string[]; body: Expression }
  | { kind: 'points'; points: [x: Expression, y: Expression][] };

const relationSigns = new Set(['=', '<', '>', '<=', '>=', '~']);

const isSign = (token: Token | undefined, sign: string): boolean =>
  token?.kind === 'sign' && token.sign === sign;

const openers = ['(', '[', '{'];
const closers = [')', ']', '}'];

/** Splits the tokens at signs outside all brackets. */
function cut(
  tokens: Token[],
  isCut: (sign: string) => boolean,
): [parts: Token[][], cuts: string[]] {
  const parts: Token[][] = [[]];
  const cuts: string[] = [];
  let depth = 0;
  for (const token of tokens) {
    if (openers.some((opener) => isSign(token, opener))) depth += 1;
    if (closers.some((closer) => isSign(token, closer))) depth -= 1;
    if (token.kind === 'sign' && depth === 0 && isCut(token.sign)) {
      cuts.push(token.sign);
      parts.push([]);
    } else parts.at(-1)!.push(token);
  }
  return [parts, cuts];
}

/** The function that an entry starting with `f(x) =` defines. */
export function definedFunction(
  tokens: Token[],
): { name: string; parameters: string[] } | undefined {
  const [first, open] = tokens;
  if (first?.kind !== 'name' || !isSign(open, '(')) return undefined;
  const parameters: string[] = [];
  let index = 2;
  for (;;) {
    const parameter = tokens[index];
    if (parameter?.kind !== 'name') return undefined;
    parameters.push(parameter.name);
    index += 1;
    if (!isSign(tokens[index], ',')) break;
    index += 1;
  }
  if (!isSign(tokens[index], ')') || !isSign(tokens[index + 1], '=')) return undefined;
  // x(y) = 3 and e(x) = 3 are equations with a product.
  if (reservedNames.has(first.name) || parameters.length > 2) return undefined;
  return { name: first.name, parameters };
}

const read = (tokens: Token[], functionNames: ReadonlySet<string>): Expression =>
  parseText(normalizeInput(tokens, functionNames));

const inner = (part: Token[], opener = '(', closer = ')'): Token[] | undefined =>
  isSign(part[0], opener) && isSign(part.at(-1), closer) ? part.slice(1, -1) : undefined;

/** Points such as (1, 2) or (1, 2), (3, 4), with or without brackets around them all. */
function pointsOf(tokens: Token[]): [Token[], Token[]][] | undefined {
  const asPair = (part: Token[]): [Token[], Token[]] | undefined => {
    const [halves] = cut(inner(part) ?? [], (sign) => sign === ',');
    return halves.length === 2 && halves.every((half) => half.length > 0 && isBalanced(half))
      ? [halves[0]!, halves[1]!]
      : undefined;
  };
  const asPairs = (list: Token[]): [Token[], Token[]][] | undefined => {
    const pairs = cut(list, (sign) => sign === ',')[0].map(asPair);
    return pairs.every((pair) => pair !== undefined) ? pairs : undefined;
  };
  return asPairs(inner(tokens) ?? inner(tokens, '[', ']') ?? []) ?? asPairs(tokens);
}

function isBalanced(tokens: Token[]): boolean {
  let depth = 0;
  for (const token of tokens) {
    if (isSign(token, '(')) depth += 1;
    if (isSign(token, ')')) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

export function readStatement(tokens: Token[], functionNames: ReadonlySet<string>): Statement {
  if (tokens.length === 0) return { kind: 'empty' };
  const [parts, cuts] = cut(tokens, (sign) => relationSigns.has(sign));
  const defined = definedFunction(tokens);
  if (defined && cuts.length === 1) {
    return { kind: 'definition', ...defined, body: read(parts[1]!, functionNames) };
  }
  const points = cuts.length === 0 ? pointsOf(tokens) : undefined;
  if (points) {
    return {
      kind: 'points',
      points: points.map(([x, y]) => [read(x, functionNames), read(y, functionNames)]),
    };
  }
  const sides = parts.map((part) => read(part, functionNames));
  const relations = cuts as Relation[];
  const isMixed = relations.length > 1 && relations.some((sign) => sign === '=' || sign === '~');
  if (isMixed)
    throw new Refusal(
      'notUnderstood',
      relations.find((sign) => sign === '='),
    );
  return { kind: 'relation', sides, relations };
}
