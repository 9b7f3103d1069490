import { drawFigure } from '@bac/exam/figure/draw-figure.ts';
import type { Drawing, Room } from '@bac/exam/figure/drawing.ts';
import type { Figure } from '@bac/exam/figure/figure.ts';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { FigureDrawing } from './figure-drawing.tsx';
import classes from './figure.module.css';
import { FigureCells } from './later-cells.ts';

type Drawn = WeakMap<Figure, Drawing | undefined>;

const drawn: Record<Room, Drawn> = { wide: new WeakMap(), narrow: new WeakMap() };

/** Placing labels takes longer than a slow phone has between two questions, so each figure is drawn once. */
function drawingOf(figure: Figure, room: Room): Drawing | undefined {
  if (!drawn[room].has(figure)) drawn[room].set(figure, drawFigure(figure, room));
  return drawn[room].get(figure);
}

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

/** A drawing in words and numbers. Made when it is opened: most never are, and going to a question must not wait for it. */
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
