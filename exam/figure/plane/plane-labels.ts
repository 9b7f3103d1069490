import { type Box, corners, growBox, containsPoint } from '../svg/box.ts';
import type { Shape, TextShape } from '../drawing.ts';
import type { Point } from '../figure.ts';
import { placeLabel, standOff } from '../svg/place-label.ts';
import { shapeBounds } from '../geometry/shape-bounds.ts';
import { mathText } from '../svg/text-shape.ts';
import { between, lengthOf, minus, plus, polar, times, rotateLeft, unit } from '../svg/vector.ts';

const gap = 5;
/** Shares of a curve's length where its name may be: first near the far end, where a reader looks for it. */
const labelShares = [0.97, 0.9, 0.82, 0.74, 0.03, 0.1, 0.18, 0.26, 0.66, 0.58, 0.42, 0.34, 0.5];
/** Directions for the name of a point: first upper right, as the test prints them, then the others. */
const directions = [-45, -135, 45, 135, -90, 90, 0, 180].map((angle) => (angle * Math.PI) / 180);

const lengthOfStroke = (stroke: Point[]): number =>
  stroke.reduce((sum, to, index) => sum + lengthOf(minus(to, stroke[index - 1] ?? to)), 0);

/** The point of a polyline at a share of its length, and its direction there. */
function pointAlong(stroke: Point[], share: number): { at: Point; direction: Point } | undefined {
  let remaining = lengthOfStroke(stroke) * share;
  for (const [index, to] of stroke.entries()) {
    const from = stroke[index - 1];
    const direction = from && unit(minus(to, from));
    if (!direction) continue;
    const length = lengthOf(minus(to, from));
    if (remaining <= length) return { at: between(from, to, remaining / length), direction };
    remaining -= length;
  }
  return undefined;
}

const labelAt =
  (label: string) =>
  (at: Point): TextShape =>
    mathText(label, at, { halo: true });

/** Places a curve's name next to it, inside the window if possible. */
export function curveLabel(
  label: string,
  strokes: Point[][],
  window: Box,
  shapes: Shape[],
): TextShape | undefined {
  const longest = strokes.toSorted((one, other) => lengthOfStroke(other) - lengthOfStroke(one))[0];
  const toShape = labelAt(label);
  const positions = labelShares.flatMap((share) => {
    const point = longest && pointAlong(longest, share);
    if (!point) return [];
    const normal = rotateLeft(point.direction);
    const offset = standOff(toShape(point.at), normal, gap);
    return [plus(point.at, times(normal, -offset)), plus(point.at, times(normal, offset))];
  });
  const isInside = (position: Point): boolean =>
    corners(shapeBounds(toShape(position))).every((corner) =>
      containsPoint(growBox(window, -1), corner),
    );
  const inside = positions.filter(isInside);
  return placeLabel(inside.length > 0 ? inside : positions, toShape, shapes);
}

/** Places a point's name close to it. */
export function pointLabel(label: string, at: Point, shapes: Shape[]): TextShape | undefined {
  const toShape = labelAt(label);
  const { minX, maxX, minY, maxY } = shapeBounds(toShape(at));
  const [width, height] = [maxX - minX, maxY - minY];
  const positions = [7, 13].flatMap((distance) =>
    directions.map((angle): Point => {
      const [dx, dy] = polar(angle, 1);
      return plus(at, [
        dx * distance + Math.sign(Math.round(dx * 10)) * (width / 2),
        dy * distance + Math.sign(Math.round(dy * 10)) * (height / 2),
      ]);
    }),
  );
  return placeLabel(positions, toShape, shapes);
}
