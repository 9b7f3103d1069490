import type { Drawing } from '@bac/exam/figure/drawing.ts';
import { drawFigure } from '@bac/exam/figure/draw-figure.ts';
import type { Figure } from '@bac/exam/figure/figure.ts';

const drawn = new WeakMap<Figure, Drawing | undefined>();

/** Placing labels takes longer than a slow phone has between two questions, so each figure is drawn once. */
export function drawingOf(figure: Figure): Drawing | undefined {
  if (!drawn.has(figure)) drawn.set(figure, drawFigure(figure));
  return drawn.get(figure);
}
