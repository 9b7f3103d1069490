import { applyMark, type TextSelection } from '../../../../ui/forms/markdown/markdown-marks.ts';

export type ItemMark = 'strong' | 'emphasis' | 'underline' | 'list' | 'math' | 'blank' | 'figure';

const blank = '______';

function insert({ text, start, end }: TextSelection, insertion: string): TextSelection {
  const at = start + insertion.length;
  return { text: text.slice(0, start) + insertion + text.slice(end), start: at, end: at };
}

/** A figure stands on a line of its own. */
function insertFigure(selected: TextSelection, id: string): TextSelection {
  const { text, start, end } = selected;
  const before = start === 0 || text[start - 1] === '\n' ? '' : '\n\n';
  const after = end === text.length || text[end] === '\n' ? '' : '\n\n';
  return insert(selected, `${before}::figure{#${id}}${after}`);
}

/** Applies a toolbar button to the selection; `figure` is the id of the figure to place. */
export function applyItemMark(
  selected: TextSelection,
  mark: ItemMark,
  figure?: string,
): TextSelection {
  if (mark === 'blank') return insert(selected, blank);
  if (mark === 'figure') return figure === undefined ? selected : insertFigure(selected, figure);
  return applyMark(selected, mark);
}

/** The figure to place next: the first that no text places yet, or else the first. */
export function nextFigure(ids: readonly string[], texts: readonly string[]): string | undefined {
  const all = texts.join('\n');
  return ids.find((id) => !all.includes(`::figure{#${id}}`)) ?? ids[0];
}
