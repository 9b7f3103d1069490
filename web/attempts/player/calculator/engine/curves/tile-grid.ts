import type { WorkBudget } from './work-budget.ts';

export interface Area {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** The number of cells along a side of a tile. */
export const cells = 12;

/** The lower left corner of a tile, and the size of one of its cells. */
export interface Tile {
  left: number;
  bottom: number;
  cellWidth: number;
  cellHeight: number;
}

interface Options<Content> {
  pixelsPerCell: number;
  maxTiles: number;
  compute: (tile: Tile) => Content;
}

const powerBelow = (value: number): number => 2 ** Math.floor(Math.log2(value));

/** A cache of square tiles at fixed positions of the plane: a pan computes only the tiles that come into view. */
export class TileGrid<Content> {
  readonly #options: Options<Content>;
  #tiles = new Map<string, Content>();
  #unitX = 0;
  #unitY = 0;

  constructor(options: Options<Content>) {
    this.#options = options;
  }

  /** The tiles that cover the area. Tiles for which the budget has no time are missing. */
  cover(area: Area, unitX: number, unitY: number, budget: WorkBudget): Content[] {
    const { pixelsPerCell, maxTiles } = this.#options;
    const [ux, uy] = [powerBelow(unitX * 1.5), powerBelow(unitY * 1.5)];
    if (ux !== this.#unitX || uy !== this.#unitY || this.#tiles.size > maxTiles) {
      this.#tiles = new Map();
      this.#unitX = ux;
      this.#unitY = uy;
    }
    const [width, height] = [ux * pixelsPerCell * cells, uy * pixelsPerCell * cells];
    const [lastColumn, lastRow] = [Math.floor(area.right / width), Math.floor(area.top / height)];
    const found: Content[] = [];
    let count = 0;
    for (let i = Math.floor(area.left / width); i <= lastColumn; i += 1) {
      for (let j = Math.floor(area.bottom / height); j <= lastRow && count < maxTiles; j += 1) {
        const content = this.#tile(i, j, width, height, budget);
        if (content !== undefined) found.push(content);
        count += 1;
      }
    }
    return found;
  }

  #tile(
    i: number,
    j: number,
    width: number,
    height: number,
    budget: WorkBudget,
  ): Content | undefined {
    const key = `${i},${j}`;
    const cached = this.#tiles.get(key);
    if (cached !== undefined || !budget.hasTime()) return cached;
    const content = this.#options.compute({
      left: i * width,
      bottom: j * height,
      cellWidth: width / cells,
      cellHeight: height / cells,
    });
    this.#tiles.set(key, content);
    return content;
  }
}
