import type { Condition } from '../engine/curves/plot.ts';
import { cells, TileGrid, type Area, type Tile } from '../engine/curves/tile-grid.ts';
import type { WorkBudget } from '../engine/curves/work-budget.ts';

/** x, y, width and height of one rectangle after another. */
type Rectangles = number[];

/** The shaded region as rectangles. Its edge is drawn over them. */
export class RegionTiles {
  readonly #grid = new TileGrid<Rectangles>({
    pixelsPerCell: 8,
    maxTiles: 500,
    compute: (tile) => this.fill(tile),
  });
  private readonly isInside: (x: number, y: number) => boolean;

  constructor(conditions: Condition[]) {
    this.isInside = (x, y) =>
      conditions.every(({ at, isAtLeast }) => (isAtLeast ? at(x, y) >= 0 : at(x, y) <= 0));
  }

  cover(area: Area, unitX: number, unitY: number, budget: WorkBudget): Rectangles[] {
    return this.#grid.cover(area, unitX, unitY, budget);
  }

  private fill({ left, bottom, cellWidth: w, cellHeight: h }: Tile): Rectangles {
    const rectangles: Rectangles = [];
    const row = cells + 1;
    const signs = new Uint8Array(row * row);
    for (let q = 0; q < row; q += 1) {
      for (let p = 0; p < row; p += 1) {
        signs[q * row + p] = this.isInside(left + p * w, bottom + q * h) ? 1 : 0;
      }
    }
    for (let q = 0; q < cells; q += 1) {
      this.fillRow(signs, q, left, bottom + q * h, w, h, rectangles);
    }
    return rectangles;
  }

  /** Merges adjacent cells that are entirely inside into one rectangle. */
  private fillRow(
    signs: Uint8Array,
    q: number,
    left: number,
    y: number,
    w: number,
    h: number,
    out: Rectangles,
  ): void {
    const row = cells + 1;
    let start = -1;
    for (let p = 0; p <= cells; p += 1) {
      const k = q * row + p;
      const count =
        p < cells ? signs[k]! + signs[k + 1]! + signs[k + row]! + signs[k + row + 1]! : 0;
      if (count === 4 && start < 0) start = p;
      if (count !== 4 && start >= 0) {
        out.push(left + start * w, y, (p - start) * w, h);
        start = -1;
      }
      if (count > 0 && count < 4) this.split(left + p * w, y, w, h, 2, out);
    }
  }

  private split(x: number, y: number, w: number, h: number, depth: number, out: Rectangles): void {
    if (depth === 0) {
      if (this.isInside(x + w / 2, y + h / 2)) out.push(x, y, w, h);
      return;
    }
    for (const dx of [0, w / 2]) {
      for (const dy of [0, h / 2]) this.split(x + dx, y + dy, w / 2, h / 2, depth - 1, out);
    }
  }
}
