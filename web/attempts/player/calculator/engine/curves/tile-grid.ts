import type { WorkBudget } from './work-budget.ts';

export interface Area {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** A tile is so many cells wide and high. */
export const cells = 12;

/** The lower left corner, and the size of one of its cells. */
export interface Tile {
  left: number;
  bottom: number;
  cellWidth: number;
  cellHeight: number;
}

interface Given<Made> {
  pixelsPerCell: number;
  mostTiles: number;
  make: (tile: Tile) => Made;
}

const powerBelow = (value: number): number => 2 ** Math.floor(Math.log2(value));

/** What is worked out in squares that lie fixed in the plane, and kept: a pan works out only the new squares. */
export class TileGrid<Made> {
  readonly #given: Given<Made>;
  #made = new Map<string, Made>();
  #unitX = 0;
  #unitY = 0;

  constructor(given: Given<Made>) {
    this.#given = given;
  }

  /** The tiles over the area and a little more; those for which there is no time are left out. */
  cover(area: Area, unitX: number, unitY: number, budget: WorkBudget): Made[] {
    const { pixelsPerCell, mostTiles } = this.#given;
    const [ux, uy] = [powerBelow(unitX * 1.5), powerBelow(unitY * 1.5)];
    if (ux !== this.#unitX || uy !== this.#unitY || this.#made.size > mostTiles) {
      this.#made = new Map();
      this.#unitX = ux;
      this.#unitY = uy;
    }
    const [width, height] = [ux * pixelsPerCell * cells, uy * pixelsPerCell * cells];
    const [lastColumn, lastRow] = [Math.floor(area.right / width), Math.floor(area.top / height)];
    const found: Made[] = [];
    let count = 0;
    for (let i = Math.floor(area.left / width); i <= lastColumn; i += 1) {
      for (let j = Math.floor(area.bottom / height); j <= lastRow && count < mostTiles; j += 1) {
        const made = this.#tile(i, j, width, height, budget);
        if (made !== undefined) found.push(made);
        count += 1;
      }
    }
    return found;
  }

  #tile(i: number, j: number, width: number, height: number, budget: WorkBudget): Made | undefined {
    const key = `${i},${j}`;
    const known = this.#made.get(key);
    if (known !== undefined || !budget.hasTime()) return known;
    const made = this.#given.make({
      left: i * width,
      bottom: j * height,
      cellWidth: width / cells,
      cellHeight: height / cells,
    });
    this.#made.set(key, made);
    return made;
  }
}
