import type { Figure } from '@bac/exam/figure/figure.ts';
import { useMediaQuery } from '@mantine/hooks';
import { drawingOf } from './drawing-of.ts';
import { FigureData } from './figure-data.tsx';
import { FigureDrawing } from './figure-drawing.tsx';

const phone = '(width < 480px)';

export function DrawnFigure({ figure }: { figure: Figure }) {
  const isPhone = useMediaQuery(phone, undefined, { getInitialValueInEffect: false });
  const drawing = drawingOf(figure, isPhone ? 'narrow' : 'wide');
  if (!drawing) return null;
  return (
    <>
      <FigureDrawing drawing={drawing} alt={figure.alt} />
      <FigureData figure={figure} />
    </>
  );
}

/** Places its labels now rather than when it is shown. */
export const prepareFigure = (figure: Figure): void =>
  void drawingOf(figure, window.matchMedia(phone).matches ? 'narrow' : 'wide');
