import type { Figure } from '@bac/exam/figure/figure.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { parseText } from './parsed-text.ts';

/** The figures that no text refers to; they stand above the stem. */
export function unplacedFigures({ passages, stem, response, figures }: StudentView): Figure[] {
  if (figures.length === 0) return figures;
  const choices = response.kind === 'choice' ? response.choices.map(({ text }) => text) : [];
  const placed = new Set(
    [...passages, stem, ...choices]
      .flatMap(parseText)
      .flatMap((block) => (block.kind === 'figure' ? [block.id] : [])),
  );
  return figures.filter(({ id }) => !placed.has(id));
}
