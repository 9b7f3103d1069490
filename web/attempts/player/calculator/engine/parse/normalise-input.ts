import { inverseOf } from './angles.ts';
import { Refusal } from './problem.ts';
import type { Token } from './read-tokens.ts';

/** What is closed by which sign; the end of the entry closes everything, as on other calculators. */
type Closer = ')' | '|' | 'end';

const isSign = (token: Token | undefined, ...signs: string[]): boolean =>
  token?.kind === 'sign' && signs.includes(token.sign);

/**
 * Writes an entry the way the parser reads it: every product has its sign, |x| is abs(x), √ and sin x have their
 * brackets. Only letters, digits and + - * / ^ ! ( ) , can come out, so none of the parser's further syntax is reached.
 */
export function normaliseInput(tokens: Token[], functionNames: ReadonlySet<string>): string {
  const writer = new Writer(tokens, functionNames);
  const text = writer.sequence('end');
  if (text === '') throw new Refusal('unfinished');
  return text;
}

class Writer {
  private place = 0;
  private readonly tokens: Token[];
  private readonly functionNames: ReadonlySet<string>;

  constructor(tokens: Token[], functionNames: ReadonlySet<string>) {
    this.tokens = tokens;
    this.functionNames = functionNames;
  }

  /** Everything up to the sign that closes it, or up to a comma inside brackets. */
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
        this.place += 1;
        out += last + token.sign;
        last = '';
      } else if (isSign(token, '!', '%')) {
        if (last === '')
          throw new Refusal('notUnderstood', token.kind === 'sign' ? token.sign : '');
        this.place += 1;
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
    return this.tokens[this.place + ahead];
  }

  /** 3 1/2 is a mixed number to the one who typed it and 3 · 1/2 to a calculator: better ask. */
  private refuseTwoNumbers(last: string, next: Token): void {
    if (next.kind === 'number' && /^[\d.]+$/.test(last)) {
      throw new Refusal('twoNumbers', `${last} ${next.text}`);
    }
  }

  private primary(): string {
    const token = this.peek()!;
    this.place += 1;
    if (token.kind === 'number') return token.text.replace(/\.$/, '').replace(/^\./, '0.');
    if (token.kind === 'name') return this.nameOrCall(token.name);
    if (token.kind === 'function') return this.functionCall(token.name, token.base);
    if (token.sign === '(') return `(${this.closed(')')})`;
    if (token.sign === '|') return `abs(${this.closed('|')})`;
    if (token.sign === '√' || token.sign === '∛') return this.radical(token.sign);
    throw new Refusal('notUnderstood', token.sign);
  }

  /** What stands between two brackets or bars. */
  private closed(closer: ')' | '|'): string {
    const inside = this.sequence(closer);
    if (inside === '') throw new Refusal('unfinished');
    if (isSign(this.peek(), ',')) throw new Refusal('decimalComma');
    if (isSign(this.peek(), closer)) this.place += 1;
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

  /** (a, b, …), with the brackets. */
  private inputs(): string {
    this.place += 1;
    const inputs: string[] = [];
    for (;;) {
      const input = this.sequence(')');
      if (input === '') throw new Refusal('unfinished');
      inputs.push(input);
      if (!isSign(this.peek(), ',')) break;
      this.place += 1;
    }
    if (isSign(this.peek(), ')')) this.place += 1;
    return `(${inputs.join(',')})`;
  }

  /** sin(x), sin x, sin²x, sin⁻¹(x), log₂(8). */
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
    this.place += 1;
    const sign = isSign(this.peek(), '-') ? '-' : '';
    if (sign) this.place += 1;
    if (!this.peek()) throw new Refusal('unfinished');
    const power = this.primary();
    return power.startsWith('(') && sign === '' ? power : `(${sign}${power})`;
  }

  /** In sin 2x + 1 the input is 2x: a run of factors without signs, up to the next function. */
  private impliedInput(): string {
    let out = '';
    if (isSign(this.peek(), '-')) {
      out = '-';
      this.place += 1;
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
