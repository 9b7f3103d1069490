export type Mark =
  | 'heading'
  | 'strong'
  | 'emphasis'
  | 'link'
  | 'list'
  | 'numbers'
  | 'quote'
  | 'table'
  | 'underline'
  | 'math';

/** A text and the selection in it. */
export interface TextSelection {
  text: string;
  start: number;
  end: number;
}

/** Markers put around the selection. */
const wrappers: Partial<Record<Mark, [before: string, after: string]>> = {
  strong: ['**', '**'],
  emphasis: ['*', '*'],
  link: ['[', '](/)'],
  underline: ['<u>', '</u>'],
  math: ['$', '$'],
};

/** Prefixes put before each selected line. */
const linePrefixes: Partial<Record<Mark, (index: number) => string>> = {
  heading: () => '## ',
  list: () => '- ',
  numbers: (index) => `${index + 1}. `,
  quote: () => '> ',
};

const emptyTable = '|  |  |\n| --- | --- |\n|  |  |';

function markLines(
  { text, start, end }: TextSelection,
  prefix: (index: number) => string,
): TextSelection {
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const found = text.indexOf('\n', end);
  const last = found < 0 ? text.length : found;
  const lines = text.slice(first, last).split('\n');
  // A second press removes the marks.
  const isMarked = lines.every((line, index) => line.startsWith(prefix(index)));
  const marked = lines
    .map((line, index) => (isMarked ? line.slice(prefix(index).length) : prefix(index) + line))
    .join('\n');
  return {
    text: text.slice(0, first) + marked + text.slice(last),
    start: first,
    end: first + marked.length,
  };
}

function markAround(
  { text, start, end }: TextSelection,
  [open, close]: [string, string],
): TextSelection {
  const inner = text.slice(start, end);
  const isMarked =
    text.slice(start - open.length, start) === open && text.startsWith(close, end) && inner !== '';
  if (isMarked) {
    const whole = text.slice(0, start - open.length) + inner + text.slice(end + close.length);
    return { text: whole, start: start - open.length, end: end - open.length };
  }
  const whole = text.slice(0, start) + open + inner + close + text.slice(end);
  return { text: whole, start: start + open.length, end: end + open.length };
}

/** Applies a button of the toolbar to the selection. */
export function applyMark(selected: TextSelection, mark: Mark): TextSelection {
  const pair = wrappers[mark];
  if (pair) return markAround(selected, pair);
  const prefix = linePrefixes[mark];
  if (prefix) return markLines(selected, prefix);
  const { text, end } = selected;
  const gap = text === '' || text.slice(0, end).endsWith('\n\n') ? '' : '\n\n';
  const at = end + gap.length + '| '.length;
  return { text: text.slice(0, end) + gap + emptyTable + text.slice(end), start: at, end: at };
}
