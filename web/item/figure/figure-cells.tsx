import { dataTable } from '@bac/exam/figure/charts/data-table.ts';
import type { Figure } from '@bac/exam/figure/figure.ts';
import { FigureTable } from './figure-table.tsx';

/** The data of a figure as a table. */
export const FigureCells = ({ figure }: { figure: Figure }) => (
  <FigureTable {...dataTable(figure)} />
);
