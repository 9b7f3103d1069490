import type { Box } from '../svg/box.ts';
import type { Point } from '../figure.ts';
import { between } from '../svg/vector.ts';

/** The part of a segment inside a box (Liang–Barsky), or nothing. */
export function clipSegment(from: Point, to: Point, box: Box): [Point, Point] | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const edges: Point[] = [
    [-dx, from[0] - box.minX],
    [dx, box.maxX - from[0]],
    [-dy, from[1] - box.minY],
    [dy, box.maxY - from[1]],
  ];
  let [enter, leave] = [0, 1];
  for (const [speed, room] of edges) {
    if (speed === 0) {
      if (room < 0) return undefined;
    } else if (speed < 0) enter = Math.max(enter, room / speed);
    else leave = Math.min(leave, room / speed);
  }
  if (enter > leave) return undefined;
  // An end that is inside stays as it is, to the last digit: that is how pieces find each other again.
  return [
    enter === 0 ? from : between(from, to, enter),
    leave === 1 ? to : between(from, to, leave),
  ];
}

const isSame = (one: Point | undefined, other: Point): boolean =>
  one !== undefined && one[0] === other[0] && one[1] === other[1];

/** The parts of a polyline inside a box. Cut by numbers, since a clip path needs an id that is unique on the page. */
export function clipStroke(stroke: Point[], box: Box): Point[][] {
  const parts: Point[][] = [];
  let reached: Point | undefined;
  for (const [index, to] of stroke.entries()) {
    const from = stroke[index - 1];
    const piece = from && clipSegment(from, to, box);
    if (!piece) {
      reached = undefined;
      continue;
    }
    if (isSame(reached, piece[0])) parts.at(-1)?.push(piece[1]);
    else parts.push([...piece]);
    reached = piece[1];
  }
  return parts;
}
