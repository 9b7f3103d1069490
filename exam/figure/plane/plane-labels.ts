import { type Box, corners, grown, holds } from '../svg/box.ts';
import type { Shape, TextShape } from '../drawing.ts';
import type { Point } from '../figure.ts';
import { placeLabel, standOff } from '../svg/place-label.ts';
import { shapeBounds } from '../geometry/shape-bounds.ts';
import { mathText } from '../svg/text-shape.ts';
import { between, lengthOf, minus, plus, polar, times, turned, unit } from '../svg/vector.ts';

const gap = 5;
/** Near the far end first, where a reader looks for a curve's name. */
const parts = [0.97, 0.9, 0.82, 0.74, 0.03, 0.1, 0.18, 0.26, 0.66, 0.58, 0.42, 0.34, 0.5];
/** Upper right first, as a test prints the names of points; then round the clock. */
const directions = [-45, -135, 45, 135, -90, 90, 0, 180].map((angle) => (angle * Math.PI) / 180);

const lengthOfStroke = (stroke: Point[]): number =>
  stroke.reduce((sum, to, index) => sum + lengthOf(minus(to, stroke[index - 1] ?? to)), 0);

/** A point of a polyline and the way it runs there. */
function along(stroke: Point[], part: number): { at: Point; way: Point } | undefined {
  let left = lengthOfStroke(stroke) * part;
  for (const [index, to] of stroke.entries()) {
    const from = stroke[index - 1];
    const way = from && unit(minus(to, from));
    if (!way) continue;
    const length = lengthOf(minus(to, from));
    if (left <= length) return { at: between(from, to, left / length), way };
    left -= length;
  }
  return undefined;
}

const namer =
  (label: string) =>
  (at: Point): TextShape =>
    mathText(label, at, { halo: true });

/** A curve's name beside it, inside the window if it can be. */
export function curveLabel(
  label: string,
  strokes: Point[][],
  window: Box,
  shapes: Shape[],
): TextShape | undefined {
  const longest = strokes.toSorted((one, other) => lengthOfStroke(other) - lengthOfStroke(one))[0];
  const name = namer(label);
  const places = parts.flatMap((part) => {
    const spot = longest && along(longest, part);
    if (!spot) return [];
    const normal = turned(spot.way);
    const off = standOff(name(spot.at), normal, gap);
    return [plus(spot.at, times(normal, -off)), plus(spot.at, times(normal, off))];
  });
  const isInside = (place: Point): boolean =>
    corners(shapeBounds(name(place))).every((corner) => holds(grown(window, -1), corner));
  const inside = places.filter(isInside);
  return placeLabel(inside.length > 0 ? inside : places, name, shapes);
}

/** A point's name close to it. */
export function pointLabel(label: string, at: Point, shapes: Shape[]): TextShape | undefined {
  const name = namer(label);
  const { minX, maxX, minY, maxY } = shapeBounds(name(at));
  const [width, height] = [maxX - minX, maxY - minY];
  const places = [7, 13].flatMap((distance) =>
    directions.map((angle): Point => {
      const [dx, dy] = polar(angle, 1);
      return plus(at, [
        dx * distance + Math.sign(Math.round(dx * 10)) * (width / 2),
        dy * distance + Math.sign(Math.round(dy * 10)) * (height / 2),
      ]);
    }),
  );
  return placeLabel(places, name, shapes);
}
