import { dataTable } from '@bac/exam/figure/charts/data-table.ts';
import { drawFigure } from '@bac/exam/figure/draw-figure.ts';
import type { Figure } from '@bac/exam/figure/figure.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';

function findFault(figure: Figure): string | undefined {
  try {
    const drawing = drawFigure(figure);
    const { columns, rows } = dataTable(figure);
    if (figure.kind !== 'table' && drawing?.shapes.length === 0) return 'draws nothing';
    if (columns.length === 0 || rows.length === 0) return 'has an empty data table';
    return undefined;
  } catch (error) {
    return `does not draw: ${(error as Error).message}`;
  }
}

/** Figures that cannot be drawn, or that have no data table for students who cannot see them. */
export const unreadableFigures = (items: readonly ItemVersion[]): string[] =>
  items.flatMap((item) =>
    item.figures.flatMap((figure) => {
      const fault = findFault(figure);
      return fault === undefined ? [] : [`${item.id}, figure ${figure.id} ${fault}`];
    }),
  );
