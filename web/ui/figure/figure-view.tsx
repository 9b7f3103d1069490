import { dataTable } from '@bac/exam/figure/data-table.ts';
import type { Figure } from '@bac/exam/figure/figure.ts';
import { memo } from 'react';
import { drawingOf } from './drawing-of.ts';
import { FigureData } from './figure-data.tsx';
import { FigureDrawing } from './figure-drawing.tsx';
import { FigureTable } from './figure-table.tsx';
import classes from './figure.module.css';

interface Props {
  figure: Figure;
}

/** A figure of an item: a table as a table, anything else drawn, with its data in words for those who don't see it. */
export const FigureView = memo(function FigureView({ figure }: Props) {
  const drawing = drawingOf(figure);
  return (
    <figure className={classes.figure} lang="en">
      {drawing ? (
        <>
          <FigureDrawing drawing={drawing} alt={figure.alt} />
          <FigureData figure={figure} />
        </>
      ) : (
        <FigureTable {...dataTable(figure)} />
      )}
    </figure>
  );
});
