import { implicitCurve } from './implicit-curve.ts';
import { joinSegments } from './join-segments.ts';
import type { BinaryFunction } from './plot.ts';
import { cells, TileGrid, type Area } from './tile-grid.ts';
import { unlimited, type WorkBudget } from './work-budget.ts';

/** The cached tiles of a curve F(x, y) = 0. */
export class ImplicitTiles {
  readonly at: BinaryFunction;
  readonly #grid = new TileGrid<number[][]>({
    pixelsPerCell: 10,
    maxTiles: 400,
    compute: ({ left, bottom, cellWidth, cellHeight }) => {
      const square = { x: left, y: bottom, width: cellWidth, height: cellHeight, cells };
      return joinSegments(implicitCurve(this.at, square), Math.min(cellWidth, cellHeight) / 1000);
    },
  });

  constructor(at: BinaryFunction) {
    this.at = at;
  }

  /** Lines as x, y pairs. */
  cover(area: Area, unitX: number, unitY: number, budget: WorkBudget = unlimited): number[][] {
    return this.#grid.cover(area, unitX, unitY, budget).flat();
  }
}
