import type { Figure } from '@bac/exam/figure/figure.ts';
import { memo } from 'react';
import classes from './figure.module.css';
import { FigureCells } from './later-cells.ts';
import { DrawnFigure } from './later-figures.ts';

interface Props {
  figure: Figure;
}

/** A figure of an item: a table, or a drawing with its data as text for people who don't see it. */
export const FigureView = memo(function FigureView({ figure }: Props) {
  return (
    <figure className={classes.figure} lang="en">
      {figure.kind === 'table' ? <FigureCells figure={figure} /> : <DrawnFigure figure={figure} />}
    </figure>
  );
});
