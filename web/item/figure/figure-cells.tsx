import { dataTable } from '@bac/exam/figure/charts/data-table.ts';
import type { Figure } from '@bac/exam/figure/figure.ts';
import { FigureTable } from './figure-table.tsx';

/** A figure in words and numbers. */
export const FigureCells = ({ figure }: { figure: Figure }) => (
  <FigureTable {...dataTable(figure)} />
);
