import { type Box, corners } from '../svg/box.ts';
import type { Point } from '../figure.ts';
import { between } from '../svg/vector.ts';

/** Positive above the line; right of it if it is upright. */
function sideOf([a, b]: [Point, Point]): (point: Point) => number {
  const [from, to] = a[0] < b[0] || (a[0] === b[0] && a[1] > b[1]) ? [a, b] : [b, a];
  return ([x, y]) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
}

/** The part of a window on one side of a line (Sutherland–Hodgman); empty if there is none. */
export function halfPlane(line: [Point, Point], shade: 'above' | 'below', box: Box): Point[] {
  const side = sideOf(line);
  const inside = (point: Point): number => (shade === 'above' ? side(point) : -side(point));
  const around = corners(box);
  return around.flatMap((point, index) => {
    const next = around[(index + 1) % around.length] ?? point;
    const [here, there] = [inside(point), inside(next)];
    const kept = here >= 0 ? [point] : [];
    const isCrossed = (here > 0 && there < 0) || (here < 0 && there > 0);
    return isCrossed ? [...kept, between(point, next, here / (here - there))] : kept;
  });
}
