import type { Figure } from '@bac/exam/figure/figure.ts';
import { drawingOf } from './drawing-of.ts';
import { FigureData } from './figure-data.tsx';
import { FigureDrawing } from './figure-drawing.tsx';

export function DrawnFigure({ figure }: { figure: Figure }) {
  const drawing = drawingOf(figure);
  if (!drawing) return null;
  return (
    <>
      <FigureDrawing drawing={drawing} alt={figure.alt} />
      <FigureData figure={figure} />
    </>
  );
}

/** Places its labels now rather than when it is shown. */
export const prepareFigure = (figure: Figure): void => void drawingOf(figure);
