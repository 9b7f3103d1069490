import { Refusal } from './problem.ts';
import { wordAt } from './words.ts';

export type Token =
  | { kind: 'number'; text: string }
  | { kind: 'name'; name: string }
  | { kind: 'function'; name: string; base?: string }
  | { kind: 'sign'; sign: string };

/** Far more than any question needs, and little enough that no parser runs out of stack. */
export const longestEntry = 300;

const sameAs: Record<string, string> = {
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
  '[': '(',
  ']': ')',
  '∼': '~',
  '（': '(',
  '）': ')',
  '，': ',',
  '．': '.',
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

/** Runs of a sticky pattern from a place in the text. */
const runAt = (pattern: RegExp, text: string, place: number): string => {
  pattern.lastIndex = place;
  return pattern.exec(text)?.[0] ?? '';
};

const numberRun = /\d+(?:\.\d*)?|\.\d+/y;
const letterRun = /[A-Za-z]+/y;
const subscriptRun = /_\s*\d+|\d+|[₀-₉]+/y;
const baseRun = /_\s*(?:\d+|[A-Za-z])|[₀-₉]+|\d+(?=\s*\()/y;
const superscriptRun = /⁻?[⁰¹²³⁴-⁹]+/y;
const relationRun = /<=|>=|<|>|=|≤|≥|~|∼/y;

const digitsOf = (text: string, alphabet: string): string =>
  [...text].map((c) => (alphabet.includes(c) ? String(alphabet.indexOf(c)) : c)).join('');

/** `x_1`, `x1` and `x₁` are one name. */
const withSubscript = (name: string, run: string): string =>
  name + digitsOf(run.replace(/[_\s]/g, ''), subscripts);

export function readTokens(entry: string): Token[] {
  if (entry.length > longestEntry) throw new Refusal('tooLong');
  // Full-width digits and letters come from Asian keyboards; `²` must stay what it is, so no NFKC.
  const text = entry.normalize('NFC').replace(/[０-９]/g, (c) => String(c.charCodeAt(0) - 0xff10));
  const tokens: Token[] = [];
  const sign = (value: string): void => void tokens.push({ kind: 'sign', sign: value });
  let place = 0;
  while (place < text.length) {
    const c = text[place]!;
    const number = runAt(numberRun, text, place);
    const relation = runAt(relationRun, text, place);
    const raised = runAt(superscriptRun, text, place);
    if (/\s/.test(c)) {
      place += 1;
    } else if (number !== '') {
      tokens.push({ kind: 'number', text: number });
      place += number.length;
    } else if (relation !== '') {
      sign(relation === '≤' ? '<=' : relation === '≥' ? '>=' : relation === '∼' ? '~' : relation);
      place += relation.length;
    } else if (raised !== '') {
      const minus = raised.startsWith('⁻') ? '-' : '';
      sign('^');
      sign('(');
      if (minus) sign('-');
      tokens.push({ kind: 'number', text: digitsOf(raised.replace('⁻', ''), superscripts) });
      sign(')');
      place += raised.length;
    } else if (letter.test(c)) {
      place += readName(text, place, tokens);
    } else if (text.startsWith('**', place)) {
      sign('^');
      place += 2;
    } else {
      const plain = sameAs[c] ?? c;
      if (!'+-*/^(),|!%√∛'.includes(plain)) throw new Refusal('notUnderstood', c);
      sign(plain);
      place += 1;
    }
  }
  return tokens;
}

/** Reads one word or one letter with its number; returns how long it was. */
function readName(text: string, place: number, tokens: Token[]): number {
  const letters = runAt(letterRun, text, place);
  const word = wordAt(letters);
  if (word?.kind === 'function') {
    const base = word.name === 'log' ? runAt(baseRun, text, place + word.length) : '';
    const token: Token = { kind: 'function', name: word.name };
    tokens.push(base === '' ? token : { ...token, base: withSubscript('', base) });
    return word.length + base.length;
  }
  if (word) {
    if (word.kind === 'of') tokens.push({ kind: 'sign', sign: '*' });
    else tokens.push({ kind: 'name', name: word.name });
    return word.length;
  }
  const c = text[place]!;
  const name = greek[c] ?? c;
  // e2 and π2 are products: these two never carry a number.
  const subscript = name === 'e' || name === 'pi' ? '' : runAt(subscriptRun, text, place + 1);
  tokens.push({ kind: 'name', name: withSubscript(name, subscript) });
  return 1 + subscript.length;
}
