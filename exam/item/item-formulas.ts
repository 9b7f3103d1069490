import type { Figure } from '../figure/figure.ts';
import type { Block, Inline } from '../markup/markup.ts';
import { parseInline } from '../markup/parse-inline.ts';
import { parseMarkup } from '../markup/parse-markup.ts';
import type { StudentView } from './student-view.ts';

function inLine(inline: Inline): string[] {
  if (inline.kind === 'math') return [inline.tex];
  return 'children' in inline ? inline.children.flatMap(inLine) : [];
}

function inBlock(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
      return block.children.flatMap(inLine);
    case 'list':
      return block.items.flat().flatMap(inLine);
    case 'display':
      return [block.tex];
    case 'figure':
      return [];
  }
}

/** Words in drawings are plain; the cells of a table are written like the rest. */
const inFigure = (figure: Figure): string[] =>
  figure.kind === 'table'
    ? [...figure.columns, ...figure.rows.flat()].flatMap(parseInline).flatMap(inLine)
    : [];

export const textFormulas = (text: string): string[] => parseMarkup(text).flatMap(inBlock);

/** Every formula that a student meets in an item, once each, as TeX. */
export function itemFormulas({ passages, stem, response, figures }: StudentView): string[] {
  const choices = response.kind === 'choice' ? response.choices.map(({ text }) => text) : [];
  const texts = [...passages, stem, ...choices];
  return [...new Set([...texts.flatMap(textFormulas), ...figures.flatMap(inFigure)])];
}
