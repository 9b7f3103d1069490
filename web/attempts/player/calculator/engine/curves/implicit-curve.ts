import type { BinaryFunction } from './plot.ts';

export interface Square {
  x: number;
  y: number;
  /** The size of one cell. */
  width: number;
  height: number;
  /** The number of cells along a side. */
  cells: number;
}

/** x0, y0, x1, y1 of one segment after another. */
export type Segments = number[];

/** How many times a cell that contains a piece of the curve is halved. */
const refinements = 2;

/** The place between two corners at which the value is 0, by false position, for curves that bend inside a cell. */
function crossing(at: (t: number) => number, a: number, va: number, b: number, vb: number): number {
  let [low, vLow, high, vHigh] = [a, va, b, vb];
  for (let i = 0; i < 3; i += 1) {
    const t = low - (vLow * (high - low)) / (vHigh - vLow);
    if (!Number.isFinite(t)) return (low + high) / 2;
    const value = at(t);
    if (value === 0) return t;
    if (value < 0 === vLow < 0) [low, vLow] = [t, value];
    else [high, vHigh] = [t, value];
  }
  return low - (vLow * (high - low)) / (vHigh - vLow);
}

const isBelow = (value: number): boolean => value < 0;

/** Marching squares: computes a grid of signs, then finds the sign changes on the sides of each cell. */
export function implicitCurve(
  at: BinaryFunction,
  { x, y, width, height, cells }: Square,
): Segments {
  const row = cells + 1;
  const corners = new Float64Array(row * row);
  for (let j = 0; j < row; j += 1) {
    for (let i = 0; i < row; i += 1) corners[j * row + i] = at(x + i * width, y + j * height);
  }
  const out: Segments = [];
  for (let j = 0; j < cells; j += 1) {
    for (let i = 0; i < cells; i += 1) {
      const k = j * row + i;
      const values: Corners = [
        corners[k]!,
        corners[k + 1]!,
        corners[k + row]!,
        corners[k + row + 1]!,
      ];
      if (!mayCross(values)) continue;
      cell(at, x + i * width, y + j * height, width, height, values, refinements, out);
    }
  }
  return out;
}

/** The values at the lower left, lower right, upper left and upper right corners. */
type Corners = [number, number, number, number];

function mayCross([a, b, c, d]: Corners): boolean {
  const first = isBelow(a);
  if (isBelow(b) !== first || isBelow(c) !== first || isBelow(d) !== first) return true;
  // A cell at the edge of a domain may contain a piece of the curve; a cell entirely outside cannot.
  return (
    Number.isNaN(a + b + c + d) &&
    !(Number.isNaN(a) && Number.isNaN(b) && Number.isNaN(c) && Number.isNaN(d))
  );
}

function cell(
  at: BinaryFunction,
  x: number,
  y: number,
  width: number,
  height: number,
  values: Corners,
  depth: number,
  out: Segments,
): void {
  if (depth === 0) {
    march(at, x, y, width, height, values, out);
    return;
  }
  const [a, b, c, d] = values;
  const [w, h] = [width / 2, height / 2];
  const [south, west, middle, east, north] = [
    at(x + w, y),
    at(x, y + h),
    at(x + w, y + h),
    at(x + width, y + h),
    at(x + w, y + height),
  ];
  const quarters: [number, number, Corners][] = [
    [x, y, [a, south, west, middle]],
    [x + w, y, [south, b, middle, east]],
    [x, y + h, [west, middle, c, north]],
    [x + w, y + h, [middle, east, north, d]],
  ];
  for (const [left, low, corners] of quarters) {
    if (mayCross(corners)) cell(at, left, low, w, h, corners, depth - 1, out);
  }
}

function march(
  at: BinaryFunction,
  x: number,
  y: number,
  width: number,
  height: number,
  [a, b, c, d]: Corners,
  out: Segments,
): void {
  if (Number.isNaN(a + b + c + d)) return;
  const [right, top] = [x + width, y + height];
  const size = Math.max(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d));
  const points: number[] = [];
  /** Skips sign changes at a pole, such as that of 1/x = y at x = 0: the value does not get smaller there. */
  const add = (px: number, py: number): void => {
    if (Math.abs(at(px, py)) <= size) points.push(px, py);
  };
  if (isBelow(a) !== isBelow(b))
    add(
      crossing((t) => at(t, y), x, a, right, b),
      y,
    );
  if (isBelow(c) !== isBelow(d))
    add(
      crossing((t) => at(t, top), x, c, right, d),
      top,
    );
  if (isBelow(a) !== isBelow(c))
    add(
      x,
      crossing((t) => at(x, t), y, a, top, c),
    );
  if (isBelow(b) !== isBelow(d))
    add(
      right,
      crossing((t) => at(right, t), y, b, top, d),
    );
  if (points.length === 4) out.push(...points);
  if (points.length === 8) {
    // With two pieces in one cell, the value in the middle decides which corners they cut off.
    const [s, n, w, e] = [
      points.slice(0, 2),
      points.slice(2, 4),
      points.slice(4, 6),
      points.slice(6, 8),
    ];
    const isMiddleLikeA = isBelow(at(x + width / 2, y + height / 2)) === isBelow(a);
    const pairs = isMiddleLikeA ? [s, e, w, n] : [s, w, n, e];
    out.push(...pairs.flat());
  }
}
