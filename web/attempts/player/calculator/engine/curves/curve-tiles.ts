import type { UnaryFunction } from './plot.ts';
import { sampleCurve, type Polyline } from './sample-curve.ts';
import { unlimited, type WorkBudget } from './work-budget.ts';

const columns = 48;
const maxTiles = 160;

/** A break in the line. */
const gap: Polyline = Float64Array.of(Number.NaN, Number.NaN);

/** Steps are powers of two, so that a small zoom reuses the samples. */
const powerBelow = (value: number): number => 2 ** Math.floor(Math.log2(value));

/** The samples of one curve, cached in tiles at fixed positions of the axis: a pan computes only the tiles that come into view. */
export class CurveTiles {
  readonly at: UnaryFunction;
  private tiles = new Map<number, Polyline>();
  private step = 0;
  private unit = 0;

  constructor(at: UnaryFunction) {
    this.at = at;
  }

  /** The tiles that cover the range. `unitT` and `unitV` are the sizes of a pixel. */
  cover(
    from: number,
    to: number,
    unitT: number,
    unitV: number,
    budget: WorkBudget = unlimited,
  ): Polyline[] {
    const step = powerBelow(unitT * 3);
    const unit = powerBelow(unitV);
    if (step !== this.step || unit !== this.unit || this.tiles.size > maxTiles) {
      this.tiles = new Map();
      this.step = step;
      this.unit = unit;
    }
    const width = step * columns;
    const pieces: Polyline[] = [];
    const last = Math.floor(to / width);
    for (
      let index = Math.floor(from / width);
      index <= last && pieces.length < maxTiles;
      index += 1
    ) {
      pieces.push(this.tile(index, width, budget));
    }
    return pieces;
  }

  private tile(index: number, width: number, budget: WorkBudget): Polyline {
    const cached = this.tiles.get(index);
    if (cached) return cached;
    if (!budget.hasTime()) return gap;
    const tile = sampleCurve(this.at, index * width, columns, { step: this.step, unit: this.unit });
    this.tiles.set(index, tile);
    return tile;
  }
}
