import type { Box } from '../svg/box.ts';
import type { Point } from '../figure.ts';
import { between } from '../svg/vector.ts';

/** Clips a segment to a box (Liang–Barsky); undefined if nothing of it is inside. */
export function clipSegment(from: Point, to: Point, box: Box): [Point, Point] | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const edges: Point[] = [
    [-dx, from[0] - box.minX],
    [dx, box.maxX - from[0]],
    [-dy, from[1] - box.minY],
    [dy, box.maxY - from[1]],
  ];
  let [enter, leave] = [0, 1];
  for (const [speed, distance] of edges) {
    if (speed === 0) {
      if (distance < 0) return undefined;
    } else if (speed < 0) enter = Math.max(enter, distance / speed);
    else leave = Math.min(leave, distance / speed);
  }
  if (enter > leave) return undefined;
  // An end inside the box is returned exactly, because `clipStroke` compares ends to join the pieces.
  return [
    enter === 0 ? from : between(from, to, enter),
    leave === 1 ? to : between(from, to, leave),
  ];
}

const isSame = (one: Point | undefined, other: Point): boolean =>
  one !== undefined && one[0] === other[0] && one[1] === other[1];

/** Clips a polyline to a box. An SVG clip path would need an id that is unique on the page. */
export function clipStroke(stroke: Point[], box: Box): Point[][] {
  const parts: Point[][] = [];
  let lastEnd: Point | undefined;
  for (const [index, to] of stroke.entries()) {
    const from = stroke[index - 1];
    const piece = from && clipSegment(from, to, box);
    if (!piece) {
      lastEnd = undefined;
      continue;
    }
    if (isSame(lastEnd, piece[0])) parts.at(-1)?.push(piece[1]);
    else parts.push([...piece]);
    lastEnd = piece[1];
  }
  return parts;
}
