import { implicitCurve, type Segments, type Square } from './implicit-curve.ts';
import { joinSegments } from './join-segments.ts';
import type { OfTwo } from './plot.ts';
import { unlimited, type WorkBudget } from './work-budget.ts';

const cells = 12;
const pixelsPerCell = 10;
const mostTiles = 400;
const powerBelow = (value: number): number => 2 ** Math.floor(Math.log2(value));

export interface Area {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Pieces of a curve F(x, y) = 0 in squares that lie fixed in the plane; a pan works out only the new squares. */
export class ImplicitTiles {
  readonly at: OfTwo;
  private tiles = new Map<string, number[][]>();
  private unitX = 0;
  private unitY = 0;

  constructor(at: OfTwo) {
    this.at = at;
  }

  /** Lines made of x, y pairs, over the area and a little more. */
  cover(area: Area, unitX: number, unitY: number, budget: WorkBudget = unlimited): number[][] {
    const [ux, uy] = [powerBelow(unitX * 1.5), powerBelow(unitY * 1.5)];
    if (ux !== this.unitX || uy !== this.unitY || this.tiles.size > mostTiles) {
      this.tiles = new Map();
      this.unitX = ux;
      this.unitY = uy;
    }
    const width = ux * pixelsPerCell * cells;
    const height = uy * pixelsPerCell * cells;
    const lines: number[][] = [];
    const lastColumn = Math.floor(area.right / width);
    const lastRow = Math.floor(area.top / height);
    let count = 0;
    for (let i = Math.floor(area.left / width); i <= lastColumn; i += 1) {
      for (let j = Math.floor(area.bottom / height); j <= lastRow && count < mostTiles; j += 1) {
        lines.push(...this.tile(i, j, width, height, budget));
        count += 1;
      }
    }
    return lines;
  }

  private tile(
    i: number,
    j: number,
    width: number,
    height: number,
    budget: WorkBudget,
  ): number[][] {
    const key = `${i},${j}`;
    const known = this.tiles.get(key);
    if (known) return known;
    if (!budget.hasTime()) return [];
    const square: Square = {
      x: i * width,
      y: j * height,
      width: width / cells,
      height: height / cells,
      cells,
    };
    const segments: Segments = implicitCurve(this.at, square);
    const made = joinSegments(segments, Math.min(square.width, square.height) / 1000);
    this.tiles.set(key, made);
    return made;
  }
}
