/** Mathematical signs for what can be typed on a keyboard. The engine reads both. */
const signs: [RegExp, string][] = [
  [/<=|=</g, '≤'],
  [/>=|=>/g, '≥'],
  [/\*\*/g, '^'],
  [/\*/g, '·'],
  [/-/g, '−'],
  [/sqrt/gi, '√'],
  [/cbrt/gi, '∛'],
  [/pi/gi, 'π'],
  [/sum(?=\()/gi, '∑'],
  [/theta/gi, 'θ'],
];

const pretty = (text: string): string =>
  signs.reduce((result, [pattern, sign]) => result.replace(pattern, sign), text);

/** Replaces typed signs. The caret stays between the same two signs. */
export function prettifyInput(text: string, caret: number): { text: string; caret: number } {
  return { text: pretty(text), caret: pretty(text.slice(0, caret)).length };
}
