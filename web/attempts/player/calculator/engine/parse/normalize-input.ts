import { inverseOf } from './angles.ts';
import { Refusal } from './problem.ts';
import type { Token } from './read-tokens.ts';

/** The sign that closes a sequence. The end of the entry closes everything, as on other calculators. */
type Closer = ')' | '|' | ']' | '}' | 'end';

const relationSigns = ['<', '<=', '>', '>=', '='];

/** The signs that end an expression inside these brackets, besides the closing one. */
const separators: Record<Closer, string[]> = {
  ')': [','],
  ']': [',', '...'],
  '}': [',', ':', ...relationSigns],
  '|': [],
  end: [],
};

const isSign = (token: Token | undefined, ...signs: string[]): boolean =>
  token?.kind === 'sign' && signs.includes(token.sign);

/**
 * Rewrites an entry for the parser: every product gets its sign, |x| becomes abs(x), √ and sin x get parentheses. The result
 * contains only letters, digits and + - * / ^ ! ( ) , so the parser's other syntax is unreachable.
 */
export function normalizeInput(tokens: Token[], functionNames: ReadonlySet<string>): string {
  const writer = new Writer(tokens, functionNames);
  const text = writer.sequence('end');
  if (text === '') throw new Refusal('unfinished');
  return text;
}

class Writer {
  private index = 0;
  private readonly tokens: Token[];
  private readonly functionNames: ReadonlySet<string>;

  constructor(tokens: Token[], functionNames: ReadonlySet<string>) {
    this.tokens = tokens;
    this.functionNames = functionNames;
  }

  /** Writes everything up to the closing sign, or up to a separator inside brackets. */
  sequence(closer: Closer): string {
    let out = '';
    let last = '';
    for (let token = this.peek(); token; token = this.peek()) {
      if (isSign(token, ')', ']', '}')) {
        if (closer === 'end') throw new Refusal('extraParenthesis');
        break;
      }
      if (isSign(token, ...separators[closer])) break;
      if (isSign(token, ',')) throw new Refusal('decimalComma');
      if (isSign(token, '|') && last !== '' && closer === '|') break;
      if (token.kind === 'sign' && '+-*/^'.includes(token.sign)) {
        this.index += 1;
        out += last + token.sign;
        last = '';
      } else if (isSign(token, '!', '%')) {
        if (last === '')
          throw new Refusal('notUnderstood', token.kind === 'sign' ? token.sign : '');
        this.index += 1;
        last = isSign(token, '!') ? `${last}!` : `percent(${last})`;
      } else {
        if (last !== '') this.refuseTwoNumbers(last, token);
        const next = this.primary();
        out += last === '' ? '' : `${last}*`;
        last = next;
      }
    }
    if (last === '' && out !== '') throw new Refusal('unfinished');
    return out + last;
  }

  private peek(ahead = 0): Token | undefined {
    return this.tokens[this.index + ahead];
  }

  /** Refuses 3 1/2, which a student means as a mixed number and a calculator would read as 3 · 1/2. */
  private refuseTwoNumbers(last: string, next: Token): void {
    if (next.kind === 'number' && /^[\d.]+(e-?\d+)?$/.test(last)) {
      throw new Refusal('twoNumbers', `${last} ${next.text}`);
    }
  }

  private primary(): string {
    const token = this.peek()!;
    this.index += 1;
    if (token.kind === 'number') return token.text.replace(/\.$/, '').replace(/^\./, '0.');
    if (token.kind === 'name') return this.nameOrCall(token.name);
    if (token.kind === 'function') return this.functionCall(token.name, token.base);
    if (token.sign === '(') return `(${this.closed(')')})`;
    if (token.sign === '|') return `abs(${this.closed('|')})`;
    if (token.sign === '[') return this.list();
    if (token.sign === '{') return this.branches();
    if (token.sign === '√' || token.sign === '∛') return this.radical(token.sign);
    throw new Refusal('notUnderstood', token.sign);
  }

  /** Writes the content of parentheses or bars. */
  private closed(closer: ')' | '|'): string {
    const inside = this.sequence(closer);
    if (inside === '') throw new Refusal('unfinished');
    if (isSign(this.peek(), ',')) throw new Refusal('decimalComma');
    if (isSign(this.peek(), closer)) this.index += 1;
    return inside;
  }

  /** Writes [1, 2, 3] or [1...5] as a list. Brackets around one expression are parentheses. */
  private list(): string {
    const elements: string[] = [];
    for (;;) {
      const element = this.sequence(']');
      if (element === '') throw new Refusal('unfinished');
      elements.push(element);
      if (isSign(this.peek(), '...')) {
        this.index += 1;
        const end = this.sequence(']');
        if (end === '') throw new Refusal('unfinished');
        elements.push(`range(${[...elements.splice(-2), end].join(',')})`);
      }
      if (!isSign(this.peek(), ',')) break;
      this.index += 1;
    }
    if (isSign(this.peek(), ']')) this.index += 1;
    const [only] = elements;
    return elements.length === 1 && !only!.startsWith('range(')
      ? `(${only!})`
      : `list(${elements.join(',')})`;
  }

  /** Writes {x < 0: −x, x ≥ 0: x}, whose last value may stand alone, or the restriction {x > 0}. */
  private branches(): string {
    const inputs: string[] = [];
    for (;;) {
      const sides = [this.side()];
      const conditions: string[] = [];
      for (let token = this.peek(); isSign(token, ...relationSigns); token = this.peek()) {
        this.index += 1;
        sides.push(this.side());
        conditions.push(condition((token as { sign: string }).sign, sides.slice(-2)));
      }
      const hasValue = isSign(this.peek(), ':');
      if (hasValue && conditions.length === 0) throw new Refusal('notUnderstood', ':');
      if (hasValue) this.index += 1;
      if (conditions.length === 0) inputs.push(sides[0]!);
      else inputs.push(conditions.join('*'), hasValue ? this.side() : '1');
      if (!isSign(this.peek(), ',') || conditions.length === 0) break;
      this.index += 1;
    }
    if (isSign(this.peek(), '}')) this.index += 1;
    else if (this.peek()) throw new Refusal('notUnderstood');
    return `piece(${inputs.join(',')})`;
  }

  private side(): string {
    const side = this.sequence('}');
    if (side === '') throw new Refusal('unfinished');
    return side;
  }

  private radical(sign: '√' | '∛'): string {
    const name = sign === '√' ? 'sqrt' : 'cbrt';
    if (!this.peek()) throw new Refusal('unfinished');
    if (isSign(this.peek(), '(')) return `${name}${this.inputs()}`;
    return `${name}(${this.primary()})`;
  }

  private nameOrCall(name: string): string {
    const isCall = this.functionNames.has(name) && isSign(this.peek(), '(');
    return isCall ? name + this.inputs() : name;
  }

  /** Writes (a, b, …), including the parentheses. */
  private inputs(): string {
    this.index += 1;
    const inputs: string[] = [];
    for (;;) {
      const input = this.sequence(')');
      if (input === '') throw new Refusal('unfinished');
      inputs.push(input);
      if (!isSign(this.peek(), ',')) break;
      this.index += 1;
    }
    if (isSign(this.peek(), ')')) this.index += 1;
    return `(${inputs.join(',')})`;
  }

  /** Writes a call such as sin(x), sin x, sin²x, sin⁻¹(x) or log₂(8). */
  private functionCall(word: string, base = ''): string {
    if (word === 'sum') return this.sum();
    const exponent = this.exponent();
    const isInverse = exponent === '(-1)' && word in inverseOf;
    const name = isInverse ? inverseOf[word]! : word;
    const inputs = isSign(this.peek(), '(') ? this.inputs() : `(${this.impliedInput()})`;
    const call = name + (base === '' ? inputs : `${inputs.slice(0, -1)},${base})`);
    return exponent === '' || isInverse ? call : `(${call})^${exponent}`;
  }

  /** Writes ∑(n = 1, 5, n²). Without a variable it is the total of its inputs. */
  private sum(): string {
    const [open, name, sign] = [this.peek(), this.peek(1), this.peek(2)];
    if (!open) throw new Refusal('unfinished');
    if (!isSign(open, '(')) throw new Refusal('notUnderstood', '∑');
    if (name?.kind !== 'name' || !isSign(sign, '=')) return `total${this.inputs()}`;
    this.index += 2;
    // The equals sign stands where `inputs` expects the opening parenthesis.
    return `sum(${name.name},${this.inputs().slice(1)}`;
  }

  private exponent(): string {
    if (!isSign(this.peek(), '^')) return '';
    this.index += 1;
    const sign = isSign(this.peek(), '-') ? '-' : '';
    if (sign) this.index += 1;
    if (!this.peek()) throw new Refusal('unfinished');
    const power = this.primary();
    return power.startsWith('(') && sign === '' ? power : `(${sign}${power})`;
  }

  /** Writes an input without parentheses, a run of factors up to the next function: in sin 2x + 1 it is 2x. */
  private impliedInput(): string {
    let out = '';
    if (isSign(this.peek(), '-')) {
      out = '-';
      this.index += 1;
    }
    let count = 0;
    for (let token = this.peek(); token; token = this.peek()) {
      const isFactor = token.kind === 'number' || token.kind === 'name';
      const isFirst = count === 0 && (token.kind === 'function' || isSign(token, '√', '∛', '|'));
      if (!isFactor && !isFirst) break;
      if (token.kind === 'number' && count > 0) throw new Refusal('twoNumbers', token.text);
      out += (count > 0 ? '*' : '') + this.primary();
      const power = this.exponent();
      out += power === '' ? '' : `^${power}`;
      count += 1;
    }
    if (count === 0) throw new Refusal('unfinished');
    return out;
  }
}

/** A condition that is 1 or 0, so that a product of conditions holds if all of them do. */
function condition(sign: string, [left, right]: string[]): string {
  if (sign === '=') return `isEqual(${left},${right})`;
  const name = sign.endsWith('=') ? 'isAtMost' : 'isLess';
  return sign.startsWith('<') ? `${name}(${left},${right})` : `${name}(${right},${left})`;
}
