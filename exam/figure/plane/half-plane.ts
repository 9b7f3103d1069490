import { type Box, corners } from '../svg/box.ts';
import type { Point } from '../figure.ts';
import { between } from '../svg/vector.ts';

/** A function that is positive above the line, or to the right of a vertical line. */
function sideOf([a, b]: [Point, Point]): (point: Point) => number {
  const [from, to] = a[0] < b[0] || (a[0] === b[0] && a[1] > b[1]) ? [a, b] : [b, a];
  return ([x, y]) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
}

/** The part of a box on one side of a line (Sutherland–Hodgman); empty if there is none. */
export function halfPlane(line: [Point, Point], shade: 'above' | 'below', box: Box): Point[] {
  const side = sideOf(line);
  const depth = (point: Point): number => (shade === 'above' ? side(point) : -side(point));
  const boxCorners = corners(box);
  return boxCorners.flatMap((point, index) => {
    const next = boxCorners[(index + 1) % boxCorners.length] ?? point;
    const [here, there] = [depth(point), depth(next)];
    const points = here >= 0 ? [point] : [];
    const isCrossed = (here > 0 && there < 0) || (here < 0 && there > 0);
    return isCrossed ? [...points, between(point, next, here / (here - there))] : points;
  });
}
