import { curveStrokes } from './curve-strokes.ts';
import type { Axis, Curve, Point } from '../figure.ts';
import { latticePoints } from './lattice-points.ts';

const defined = (points: (Point | undefined)[]): Point[] =>
  points.filter((point) => point !== undefined);

export const strokeEnds = (strokes: Point[][]): Point[] =>
  defined(strokes.flatMap((stroke) => [stroke.at(0), stroke.at(-1)]));

/** Where a curve crosses the grid's own crossings; failing that, its ends and middles, to be read roughly. */
export function readablePoints(curve: Curve, { x, y }: { x: Axis; y: Axis }): Point[] {
  const strokes = curveStrokes(curve, { minX: x.min, maxX: x.max, minY: y.min, maxY: y.max });
  if (strokes.length === 0) return [];
  const exact = latticePoints(curve, { x, y });
  if (exact.length > 0) return exact;
  const middles = defined(strokes.map((stroke) => stroke.at(stroke.length >> 1)));
  return [...strokeEnds(strokes), ...middles];
}
