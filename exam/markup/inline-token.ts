import type { Blank, Display, Formula, Text } from './markup.ts';

/** A run of asterisks. Which of them open and which close a style depends on the open styles. */
export interface Stars {
  kind: 'stars';
  count: number;
  canOpen: boolean;
  canClose: boolean;
}

interface UnderlineTag {
  kind: 'underline-start' | 'underline-end';
}

export type Token = Text | Formula | Display | Blank | Stars | UnderlineTag;

/** `\$` is a literal dollar sign, also in a formula. The alternatives begin differently, so the expression never backtracks. */
const tex = String.raw`((?:\\\$|\\(?!\$)|[^$\\])+)`;
const pattern = new RegExp(
  [
    String.raw`\\([$*])`,
    String.raw`\$\$${tex}\$\$`,
    String.raw`\$${tex}\$`,
    String.raw`(\*+)`,
    '(</?u>)',
    '_{6,}',
  ].join('|'),
  'g',
);

const isWordBeside = (character: string | undefined): boolean =>
  character !== undefined && !/\s/.test(character);

function readToken(match: RegExpExecArray): Token {
  const [whole, literal, display, formula, stars, tag] = match;
  if (literal !== undefined) return { kind: 'text', text: literal };
  if (display !== undefined) return { kind: 'display', tex: display.trim() };
  if (formula !== undefined) return { kind: 'math', tex: formula.trim() };
  if (tag !== undefined) return { kind: tag === '<u>' ? 'underline-start' : 'underline-end' };
  if (stars === undefined) return { kind: 'blank' };
  return {
    kind: 'stars',
    count: stars.length,
    // An asterisk between spaces is literal, as in `2 * 3`.
    canOpen: isWordBeside(match.input[match.index + whole.length]),
    canClose: isWordBeside(match.input[match.index - 1]),
  };
}

const plain = (text: string): Token[] => (text === '' ? [] : [{ kind: 'text', text }]);

export function inlineTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    tokens.push(...plain(text.slice(end, match.index)), readToken(match));
    end = match.index + match[0].length;
  }
  return [...tokens, ...plain(text.slice(end))];
}
