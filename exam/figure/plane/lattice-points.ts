import { axisTicks } from './axis-ticks.ts';
import { curveValue } from './curve-value.ts';
import type { Axis, Curve, Point } from '../figure.ts';
import { between, lengthOf, minus } from '../svg/vector.ts';

interface Grid {
  x: Axis;
  y: Axis;
}

/** Of a grid cell: what no eye would take for off the line. */
const tolerance = 1e-6;

/** How far a point is from a segment, reckoned in grid cells so that both axes weigh the same. */
function distance(point: Point, [from, to]: [Point, Point], isEndless: boolean): number {
  const way = minus(to, from);
  const length = lengthOf(way);
  if (length === 0) return lengthOf(minus(point, from));
  const off = minus(point, from);
  const part = (off[0] * way[0] + off[1] * way[1]) / length ** 2;
  const nearest = isEndless ? part : Math.min(Math.max(part, 0), 1);
  return lengthOf(minus(point, between(from, to, nearest)));
}

function gap(curve: Curve, point: Point, { x, y }: Grid): number {
  const inCells = ([across, up]: Point): Point => [across / x.step, up / y.step];
  const off = (from: Point, to: Point, isEndless: boolean): number =>
    distance(inCells(point), [inCells(from), inCells(to)], isEndless);
  switch (curve.kind) {
    case 'line':
      return off(...curve.through, true);
    case 'circle':
      return Math.abs(lengthOf(minus(point, curve.center)) - curve.radius) / x.step;
    case 'path':
      return Math.min(
        ...curve.points.slice(1).map((to, index) => off(curve.points[index] ?? to, to, false)),
      );
    default:
      return Math.abs(curveValue(curve, point[0]) - point[1]) / y.step;
  }
}

const runsAt = (curve: Curve, x: number): boolean => {
  const { from = x, to = x } = curve as { from?: number; to?: number };
  return from <= x && x <= to;
};

/** Every crossing of grid lines that a curve passes through: what can be read off it exactly. */
export function latticePoints(curve: Curve, grid: Grid): Point[] {
  return axisTicks(grid.x)
    .filter(({ value }) => runsAt(curve, value))
    .flatMap((across) => axisTicks(grid.y).map((up): Point => [across.value, up.value]))
    .filter((point) => gap(curve, point, grid) < tolerance);
}
