import type { Edge } from './edges-of.ts';
import { findRoots, snap } from './find-roots.ts';
import { ImplicitTiles } from './implicit-tiles.ts';
import type { Area } from './tile-grid.ts';
import type { BinaryFunction, Point } from './plot.ts';

type CurveEdge = Extract<Edge, { kind: 'curve' }>;

const rangeOf = (area: Area, along: 'x' | 'y') =>
  along === 'x' ? { from: area.left, to: area.right } : { from: area.bottom, to: area.top };

const pointOn = ({ along, at }: CurveEdge, t: number): Point =>
  along === 'x' ? { x: t, y: at(t) } : { x: at(t), y: t };

/** The points of a curve at which `zero`, the function of the other edge, is 0. */
function alongCurve(curve: CurveEdge, zero: BinaryFunction, area: Area): Point[] {
  const at = (t: number): number => {
    const { x, y } = pointOn(curve, t);
    return zero(x, y);
  };
  return findRoots(at, rangeOf(area, curve.along), 900).map((t) => pointOn(curve, t));
}

/** The function that is 0 on an edge. */
function zeroOf(edge: Edge): BinaryFunction {
  if (edge.kind === 'implicit') return edge.at;
  const { at } = edge;
  if (edge.kind === 'solutions') return edge.axis === 'x' ? (x) => at(x) : (_x, y) => at(y);
  return edge.along === 'x' ? (x, y) => at(x) - y : (x, y) => at(y) - x;
}

/** Newton's method in the plane, with differences instead of derivatives. */
function refine(
  f: BinaryFunction,
  g: BinaryFunction,
  start: Point,
  unit: number,
): Point | undefined {
  let { x, y } = start;
  const h = unit * 1e-4;
  for (let step = 0; step < 20; step += 1) {
    const [a, b] = [f(x, y), g(x, y)];
    const [fx, fy] = [(f(x + h, y) - f(x - h, y)) / (2 * h), (f(x, y + h) - f(x, y - h)) / (2 * h)];
    const [gx, gy] = [(g(x + h, y) - g(x - h, y)) / (2 * h), (g(x, y + h) - g(x, y - h)) / (2 * h)];
    const determinant = fx * gy - fy * gx;
    const [dx, dy] = [(a * gy - b * fy) / determinant, (b * fx - a * gx) / determinant];
    if (!Number.isFinite(dx) || !Number.isFinite(dy)) return undefined;
    x -= dx;
    y -= dy;
    if (Math.abs(dx) + Math.abs(dy) < unit * 1e-12) break;
  }
  return Math.hypot(x - start.x, y - start.y) < unit * 100 ? { x, y } : undefined;
}

/** The resolution of the lines that give Newton's method its first guesses. */
const coarse = 500;

/** Cached, because each curve is intersected with every other one. */
const linesOf = new WeakMap<BinaryFunction, ImplicitTiles>();

/** Intersects two implicit curves: follows the line of one and looks for sign changes of the other. */
function betweenImplicit(f: BinaryFunction, g: BinaryFunction, area: Area): Point[] {
  const unitX = (area.right - area.left) / coarse;
  const unitY = (area.top - area.bottom) / coarse;
  const found: Point[] = [];
  const tiles = linesOf.get(f) ?? new ImplicitTiles(f);
  linesOf.set(f, tiles);
  for (const line of tiles.cover(area, unitX, unitY)) {
    for (let i = 0; i + 3 < line.length; i += 2) {
      const [x0, y0, x1, y1] = [line[i]!, line[i + 1]!, line[i + 2]!, line[i + 3]!];
      if (g(x0, y0) < 0 === g(x1, y1) < 0) continue;
      const point = refine(f, g, { x: (x0 + x1) / 2, y: (y0 + y1) / 2 }, Math.max(unitX, unitY));
      if (point) found.push(point);
    }
  }
  return found;
}

function findAll(a: Edge, b: Edge, area: Area): Point[] {
  if (a.kind === 'curve') return alongCurve(a, zeroOf(b), area);
  if (b.kind === 'curve') return alongCurve(b, zeroOf(a), area);
  if (a.kind === 'solutions' && b.kind === 'solutions' && a.axis === b.axis) return [];
  for (const [lines, rest] of [
    [a, b],
    [b, a],
  ] as const) {
    if (lines.kind !== 'solutions') continue;
    const along = lines.axis === 'x' ? 'y' : 'x';
    return findRoots(lines.at, rangeOf(area, lines.axis)).flatMap((value) =>
      alongCurve({ kind: 'curve', along, at: () => value }, zeroOf(rest), area),
    );
  }
  return betweenImplicit(zeroOf(a), zeroOf(b), area);
}

/** The intersections of two edges inside the area, without duplicates. */
export function intersections(a: Edge, b: Edge, area: Area): Point[] {
  const width = area.right - area.left;
  const height = area.top - area.bottom;
  const isNear = (p: Point, q: Point): boolean =>
    Math.abs(p.x - q.x) < width * 1e-5 && Math.abs(p.y - q.y) < height * 1e-5;
  const points: Point[] = [];
  for (const point of findAll(a, b, area)) {
    const exact = {
      x: snap(point.x, width, () => true),
      y: snap(point.y, height, () => true),
    };
    const isInside =
      exact.y >= area.bottom &&
      exact.y <= area.top &&
      exact.x >= area.left &&
      exact.x <= area.right;
    if (isInside && !points.some((other) => isNear(other, exact))) points.push(exact);
  }
  return points.slice(0, 40);
}
