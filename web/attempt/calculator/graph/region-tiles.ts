import type { Area } from '../engine/implicit-tiles.ts';
import type { Condition } from '../engine/plot.ts';
import type { WorkBudget } from '../engine/work-budget.ts';

/** x, y, width, height one after another. */
type Rectangles = number[];

const cells = 12;
const pixelsPerCell = 8;
const mostTiles = 500;
const powerBelow = (value: number): number => 2 ** Math.floor(Math.log2(value));

/** The shaded part of the plane as rectangles, kept in squares that lie fixed in it; its edge is drawn over them. */
export class RegionTiles {
  private tiles = new Map<string, Rectangles>();
  private unitX = 0;
  private unitY = 0;
  private readonly isInside: (x: number, y: number) => boolean;

  constructor(conditions: Condition[]) {
    this.isInside = (x, y) =>
      conditions.every(({ at, isAtLeast }) => (isAtLeast ? at(x, y) >= 0 : at(x, y) <= 0));
  }

  cover(area: Area, unitX: number, unitY: number, budget: WorkBudget): Rectangles[] {
    const [ux, uy] = [powerBelow(unitX * 1.5), powerBelow(unitY * 1.5)];
    if (ux !== this.unitX || uy !== this.unitY || this.tiles.size > mostTiles) {
      this.tiles = new Map();
      this.unitX = ux;
      this.unitY = uy;
    }
    const [width, height] = [ux * pixelsPerCell * cells, uy * pixelsPerCell * cells];
    const found: Rectangles[] = [];
    const [lastColumn, lastRow] = [Math.floor(area.right / width), Math.floor(area.top / height)];
    for (let i = Math.floor(area.left / width); i <= lastColumn; i += 1) {
      for (
        let j = Math.floor(area.bottom / height);
        j <= lastRow && found.length < mostTiles;
        j += 1
      ) {
        found.push(this.tile(i, j, width, height, budget));
      }
    }
    return found;
  }

  private tile(
    i: number,
    j: number,
    width: number,
    height: number,
    budget: WorkBudget,
  ): Rectangles {
    const key = `${i},${j}`;
    const known = this.tiles.get(key);
    if (known) return known;
    if (!budget.hasTime()) return [];
    const made: Rectangles = [];
    const [w, h] = [width / cells, height / cells];
    const [left, low] = [i * width, j * height];
    const row = cells + 1;
    const signs = new Uint8Array(row * row);
    for (let q = 0; q < row; q += 1) {
      for (let p = 0; p < row; p += 1) {
        signs[q * row + p] = this.isInside(left + p * w, low + q * h) ? 1 : 0;
      }
    }
    for (let q = 0; q < cells; q += 1) this.fillRow(signs, q, left, low + q * h, w, h, made);
    this.tiles.set(key, made);
    return made;
  }

  /** Neighbours that are wholly inside become one rectangle. */
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
