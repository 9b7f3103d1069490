import { Refusal } from './problem.ts';
import { wordAt } from './words.ts';

export type Token =
  | { kind: 'number'; text: string }
  | { kind: 'name'; name: string }
  | { kind: 'function'; name: string; base?: string }
  | { kind: 'sign'; sign: string };

/** Far more than any question needs, and short enough that no parser exhausts the stack. */
export const maxEntryLength = 300;

const equivalentSigns: Record<string, string> = {
  '−': '-',
  '–': '-',
  '—': '-',
  '·': '*',
  '×': '*',
  '⋅': '*',
  '∙': '*',
  '•': '*',
  '÷': '/',
  '∕': '/',
  '⁄': '/',
  '∣': '|',
  '∼': '~',
  '（': '(',
  '）': ')',
  '，': ',',
  '．': '.',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
  '：': ':',
};

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const subscripts = '₀₁₂₃₄₅₆₇₈₉';
const letter = /[A-Za-zπθαβλμ]/;
const greek: Record<string, string> = {
  π: 'pi',
  θ: 'theta',
  α: 'alpha',
  β: 'beta',
  λ: 'lambda',
  μ: 'mu',
};

/** The match of a sticky pattern at an index of the text. */
const runAt = (pattern: RegExp, text: string, index: number): string => {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0] ?? '';
};

/**
 * Also reads 1e3. With a minus sign the E must be a capital, because 2e-3 may be a product and a difference. The digits of 1...5
 * end before the dots.
 */
const numberRun = /(?:\d+(?:\.(?!\.)\d*)?|\.\d+)(?:[eE]\d{1,3}(?!\d|\.\d)|E[-−]\d{1,3})?/y;
const letterRun = /[A-Za-z]+/y;
const subscriptRun = /_\s*\d+|\d+|[₀-₉]+/y;
const baseRun = /_\s*(?:\d+|[A-Za-z])|[₀-₉]+|\d+(?=\s*\()/y;
const superscriptRun = /⁻?[⁰¹²³⁴-⁹]+/y;
const relationRun = /<=|>=|<|>|=|≤|≥|~|∼/y;

const digitsOf = (text: string, alphabet: string): string =>
  [...text].map((c) => (alphabet.includes(c) ? String(alphabet.indexOf(c)) : c)).join('');

/** `x_1`, `x1` and `x₁` become one name. */
const withSubscript = (name: string, run: string): string =>
  name + digitsOf(run.replace(/[_\s]/g, ''), subscripts);

export function readTokens(entry: string): Token[] {
  if (entry.length > maxEntryLength) throw new Refusal('tooLong');
  // Asian keyboards type full-width digits. NFKC would replace them, but also `²`, which must stay.
  const text = entry.normalize('NFC').replace(/[０-９]/g, (c) => String(c.charCodeAt(0) - 0xff10));
  const tokens: Token[] = [];
  const sign = (value: string): void => void tokens.push({ kind: 'sign', sign: value });
  let index = 0;
  while (index < text.length) {
    const c = text[index]!;
    const number = runAt(numberRun, text, index);
    const relation = runAt(relationRun, text, index);
    const superscript = runAt(superscriptRun, text, index);
    if (/\s/.test(c)) {
      index += 1;
    } else if (c === '…' || text.startsWith('...', index)) {
      sign('...');
      index += c === '…' ? 1 : 3;
    } else if (number !== '') {
      tokens.push({ kind: 'number', text: number.replace('E', 'e').replace('−', '-') });
      index += number.length;
    } else if (relation !== '') {
      sign(relation === '≤' ? '<=' : relation === '≥' ? '>=' : relation === '∼' ? '~' : relation);
      index += relation.length;
    } else if (superscript !== '') {
      const minus = superscript.startsWith('⁻') ? '-' : '';
      sign('^');
      sign('(');
      if (minus) sign('-');
      tokens.push({ kind: 'number', text: digitsOf(superscript.replace('⁻', ''), superscripts) });
      sign(')');
      index += superscript.length;
    } else if (letter.test(c)) {
      index += readName(text, index, tokens);
    } else if (c === '∑' || c === 'Σ') {
      tokens.push({ kind: 'function', name: 'sum' });
      index += 1;
    } else if (text.startsWith('**', index)) {
      sign('^');
      index += 2;
    } else {
      const plain = equivalentSigns[c] ?? c;
      if (!'+-*/^(),|!%√∛[]{}:'.includes(plain)) throw new Refusal('notUnderstood', c);
      sign(plain);
      index += 1;
    }
  }
  return tokens;
}

/** Reads one word, or one letter with its subscript. Returns its length. */
function readName(text: string, index: number, tokens: Token[]): number {
  const letters = runAt(letterRun, text, index);
  const word = wordAt(letters);
  if (word?.kind === 'function') {
    const base = word.name === 'log' ? runAt(baseRun, text, index + word.length) : '';
    const token: Token = { kind: 'function', name: word.name };
    tokens.push(base === '' ? token : { ...token, base: withSubscript('', base) });
    return word.length + base.length;
  }
  if (word) {
    if (word.kind === 'of') tokens.push({ kind: 'sign', sign: '*' });
    else tokens.push({ kind: 'name', name: word.name });
    return word.length;
  }
  const c = text[index]!;
  const name = greek[c] ?? c;
  // e2 and π2 are products: these two names never have a subscript.
  const subscript = name === 'e' || name === 'pi' ? '' : runAt(subscriptRun, text, index + 1);
  tokens.push({ kind: 'name', name: withSubscript(name, subscript) });
  return 1 + subscript.length;
}
