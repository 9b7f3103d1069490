import type { Figure } from '../figure/figure.ts';
import type { Block, Inline } from '../markup/markup.ts';
import { parseInline } from '../markup/parse-inline.ts';
import { parseMarkup } from '../markup/parse-markup.ts';
import type { StudentView } from './student-view.ts';

function inlineFormulas(inline: Inline): string[] {
  if (inline.kind === 'math') return [inline.tex];
  return 'children' in inline ? inline.children.flatMap(inlineFormulas) : [];
}

function blockFormulas(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
      return block.children.flatMap(inlineFormulas);
    case 'list':
      return block.items.flat().flatMap(inlineFormulas);
    case 'display':
      return [block.tex];
    case 'figure':
      return [];
  }
}

/** Cells of tables are markup; labels of drawings are plain text. */
const figureFormulas = (figure: Figure): string[] =>
  figure.kind === 'table'
    ? [...figure.columns, ...figure.rows.flat()].flatMap(parseInline).flatMap(inlineFormulas)
    : [];

export const textFormulas = (text: string): string[] => parseMarkup(text).flatMap(blockFormulas);

/** All different formulas in an item as a student sees it, as TeX. */
export function itemFormulas({ passages, stem, response, figures }: StudentView): string[] {
  const choices = response.kind === 'choice' ? response.choices.map(({ text }) => text) : [];
  const texts = [...passages, stem, ...choices];
  return [...new Set([...texts.flatMap(textFormulas), ...figures.flatMap(figureFormulas)])];
}
