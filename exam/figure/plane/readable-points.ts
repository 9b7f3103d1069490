import { curveStrokes } from './curve-strokes.ts';
import type { Axis, Curve, Point } from '../figure.ts';
import { latticePoints } from './lattice-points.ts';

const dropUndefined = (points: (Point | undefined)[]): Point[] =>
  points.filter((point) => point !== undefined);

export const strokeEnds = (strokes: Point[][]): Point[] =>
  dropUndefined(strokes.flatMap((stroke) => [stroke.at(0), stroke.at(-1)]));

/** The grid crossings that a curve passes through; without any, its ends and middles, which can be read approximately. */
export function readablePoints(curve: Curve, { x, y }: { x: Axis; y: Axis }): Point[] {
  const strokes = curveStrokes(curve, { minX: x.min, maxX: x.max, minY: y.min, maxY: y.max });
  if (strokes.length === 0) return [];
  const exact = latticePoints(curve, { x, y });
  if (exact.length > 0) return exact;
  const middles = dropUndefined(strokes.map((stroke) => stroke.at(stroke.length >> 1)));
  return [...strokeEnds(strokes), ...middles];
}
