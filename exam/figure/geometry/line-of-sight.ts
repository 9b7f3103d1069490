import type { Shape } from '../drawing.ts';
import type { Point } from '../figure.ts';
import { outlines } from './shape-bounds.ts';

/** The side of the line a → b that a point is on, as a sign. */
const side = (a: Point, b: Point, point: Point): number =>
  Math.sign((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]));

const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);

/** True if no line crosses the segment between two points. Beyond a line, a label would seem to name something else. */
export function isInSight(from: Point, to: Point, shapes: Shape[]): boolean {
  return shapes.every(
    (shape) =>
      shape.kind === 'text' ||
      outlines(shape).every((stroke) =>
        stroke.every((end, index) => !cross(from, to, stroke[index - 1] ?? end, end)),
      ),
  );
}
