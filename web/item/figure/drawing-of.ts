import type { Drawing, Room } from '@bac/exam/figure/drawing.ts';
import { drawFigure } from '@bac/exam/figure/draw-figure.ts';
import type { Figure } from '@bac/exam/figure/figure.ts';

type Drawn = WeakMap<Figure, Drawing | undefined>;

const drawn: Record<Room, Drawn> = { wide: new WeakMap(), narrow: new WeakMap() };

/** Placing labels takes longer than a slow phone has between two questions, so each figure is drawn once. */
export function drawingOf(figure: Figure, room: Room): Drawing | undefined {
  if (!drawn[room].has(figure)) drawn[room].set(figure, drawFigure(figure, room));
  return drawn[room].get(figure);
}
