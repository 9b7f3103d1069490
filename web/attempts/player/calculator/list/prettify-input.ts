/** Signs as mathematics writes them, while one types what a keyboard has. The engine reads either. */
const signs: [RegExp, string][] = [
  [/<=|=</g, '≤'],
  [/>=|=>/g, '≥'],
  [/\*\*/g, '^'],
  [/\*/g, '·'],
  [/-/g, '−'],
  [/sqrt/gi, '√'],
  [/cbrt/gi, '∛'],
  [/pi/gi, 'π'],
  [/theta/gi, 'θ'],
];

const pretty = (text: string): string =>
  signs.reduce((result, [pattern, sign]) => result.replace(pattern, sign), text);

/** The caret keeps its place between the same two signs. */
export function prettifyInput(text: string, caret: number): { text: string; caret: number } {
  return { text: pretty(text), caret: pretty(text.slice(0, caret)).length };
}
