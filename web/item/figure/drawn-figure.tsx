import { drawFigure } from '@bac/exam/figure/draw-figure.ts';
import type { Drawing, Room } from '@bac/exam/figure/drawing.ts';
import type { Figure } from '@bac/exam/figure/figure.ts';
import { useMediaQuery } from '@mantine/hooks';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { FigureDrawing } from './figure-drawing.tsx';
import classes from './figure.module.css';
import { FigureRoom } from './figure-room.ts';
import { FigureCells } from './later-cells.ts';

type DrawingCache = WeakMap<Figure, Drawing | undefined>;

const drawingCaches: Record<Room, DrawingCache> = { wide: new WeakMap(), narrow: new WeakMap() };

/** Caches drawings, because placing labels takes too long on a slow phone to repeat for every view of a question. */
function drawingOf(figure: Figure, room: Room): Drawing | undefined {
  if (!drawingCaches[room].has(figure)) drawingCaches[room].set(figure, drawFigure(figure, room));
  return drawingCaches[room].get(figure);
}

const phone = '(width < 480px)';

export function DrawnFigure({ figure }: { figure: Figure }) {
  const isPhone = useMediaQuery(phone, undefined, { getInitialValueInEffect: false });
  const previewRoom = use(FigureRoom);
  const drawing = drawingOf(figure, previewRoom ?? (isPhone ? 'narrow' : 'wide'));
  if (!drawing) return null;
  return (
    <>
      <FigureDrawing drawing={drawing} alt={figure.alt} />
      <FigureData figure={figure} />
    </>
  );
}

/** Computes the drawing ahead of time. */
export const prepareFigure = (figure: Figure): void =>
  void drawingOf(figure, window.matchMedia(phone).matches ? 'narrow' : 'wide');

/** The data of a drawing as text and numbers. Rendered only when opened, which is rare, so that opening a question stays fast. */
function FigureData({ figure }: { figure: Figure }) {
  const { t } = useTranslation('item/figure');
  const [language] = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.data} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary lang={language}>{t('data')}</summary>
      {isOpen && (
        <>
          <p>{figure.alt}</p>
          <FigureCells figure={figure} />
        </>
      )}
    </details>
  );
}
