import { inverseOf } from './angles.ts';
import { Refusal } from './problem.ts';
import type { Token } from './read-tokens.ts';

/** The sign that closes a sequence. The end of the entry closes everything, as on other calculators. */
type Closer = ')' | '|' | 'end';

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

  /** Writes everything up to the closing sign, or up to a comma inside parentheses. */
  sequence(closer: Closer): string {
    let out = '';
    let last = '';
    for (let token = this.peek(); token; token = this.peek()) {
      if (isSign(token, ')')) {
        if (closer === 'end') throw new Refusal('extraParenthesis');
        break;
      }
      if (isSign(token, ',')) {
        if (closer === ')') break;
        throw new Refusal('decimalComma');
      }
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
    if (next.kind === 'number' && /^[\d.]+$/.test(last)) {
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
    const exponent = this.exponent();
    const isInverse = exponent === '(-1)' && word in inverseOf;
    const name = isInverse ? inverseOf[word]! : word;
    const inputs = isSign(this.peek(), '(') ? this.inputs() : `(${this.impliedInput()})`;
    const call = name + (base === '' ? inputs : `${inputs.slice(0, -1)},${base})`);
    return exponent === '' || isInverse ? call : `(${call})^${exponent}`;
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
