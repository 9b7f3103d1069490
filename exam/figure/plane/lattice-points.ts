import { axisTicks } from './axis-ticks.ts';
import { curveValue } from './curve-value.ts';
import type { Axis, Curve, Point } from '../figure.ts';
import { between, lengthOf, minus } from '../svg/vector.ts';

interface Grid {
  x: Axis;
  y: Axis;
}

/** In grid cells; too small to see. */
const tolerance = 1e-6;

/** The distance of a point from a segment or, if `isLine`, from the line through it. */
function distance(point: Point, [from, to]: [Point, Point], isLine: boolean): number {
  const direction = minus(to, from);
  const length = lengthOf(direction);
  if (length === 0) return lengthOf(minus(point, from));
  const offset = minus(point, from);
  const share = (offset[0] * direction[0] + offset[1] * direction[1]) / length ** 2;
  const nearest = isLine ? share : Math.min(Math.max(share, 0), 1);
  return lengthOf(minus(point, between(from, to, nearest)));
}

/** The distance of a point from a curve in grid cells, so that both axes have equal weight. */
function distanceInCells(curve: Curve, point: Point, { x, y }: Grid): number {
  const toCells = ([across, up]: Point): Point => [across / x.step, up / y.step];
  const fromSegment = (from: Point, to: Point, isLine: boolean): number =>
    distance(toCells(point), [toCells(from), toCells(to)], isLine);
  switch (curve.kind) {
    case 'line':
      return fromSegment(...curve.through, true);
    case 'circle':
      return Math.abs(lengthOf(minus(point, curve.center)) - curve.radius) / x.step;
    case 'path':
      return Math.min(
        ...curve.points
          .slice(1)
          .map((to, index) => fromSegment(curve.points[index] ?? to, to, false)),
      );
    default:
      return Math.abs(curveValue(curve, point[0]) - point[1]) / y.step;
  }
}

const isDrawnAt = (curve: Curve, x: number): boolean => {
  const { from = x, to = x } = curve as { from?: number; to?: number };
  return from <= x && x <= to;
};

/** Every crossing of grid lines that a curve passes through; these points can be read off exactly. */
export function latticePoints(curve: Curve, grid: Grid): Point[] {
  return axisTicks(grid.x)
    .filter(({ value }) => isDrawnAt(curve, value))
    .flatMap((across) => axisTicks(grid.y).map((up): Point => [across.value, up.value]))
    .filter((point) => distanceInCells(curve, point, grid) < tolerance);
}
