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

/** A text and what is selected in it. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Put around what is selected; the rest is what stands there while nothing is. */
const around: Partial<Record<Mark, [before: string, after: string]>> = {
  strong: ['**', '**'],
  emphasis: ['*', '*'],
  link: ['[', '](/)'],
  underline: ['<u>', '</u>'],
  math: ['$', '$'],
};

/** Put before each selected line. */
const before: Partial<Record<Mark, (index: number) => string>> = {
  heading: () => '## ',
  list: () => '- ',
  numbers: (index) => `${index + 1}. `,
  quote: () => '> ',
};

const emptyTable = '|  |  |\n| --- | --- |\n|  |  |';

function markLines({ text, start, end }: Selected, prefix: (index: number) => string): Selected {
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const found = text.indexOf('\n', end);
  const last = found < 0 ? text.length : found;
  const lines = text.slice(first, last).split('\n');
  // Pressed again, it takes away what it has put there.
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

function markAround({ text, start, end }: Selected, [open, close]: [string, string]): Selected {
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

/** What pressing a button of the toolbar makes of the text. */
export function applyMark(selected: Selected, mark: Mark): Selected {
  const pair = around[mark];
  if (pair) return markAround(selected, pair);
  const prefix = before[mark];
  if (prefix) return markLines(selected, prefix);
  const { text, end } = selected;
  const gap = text === '' || text.slice(0, end).endsWith('\n\n') ? '' : '\n\n';
  const at = end + gap.length + '| '.length;
  return { text: text.slice(0, end) + gap + emptyTable + text.slice(end), start: at, end: at };
}
