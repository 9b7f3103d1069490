import type { Point } from '../figure.ts';

/** An upright rectangle, of pixels or of a plane's numbers. */
export interface Box {
  minX: number;
  maxX: number;
  minY: number;
  maxY: number;
}

export function boxAround(points: Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    minX: Math.min(...xs),
    maxX: Math.max(...xs),
    minY: Math.min(...ys),
    maxY: Math.max(...ys),
  };
}

/** A shape without points has no box to count. */
export const boxAroundAll = (boxes: Box[]): Box =>
  boxAround(boxes.filter(({ minX, maxX }) => minX <= maxX).flatMap(corners));

export const corners = ({ minX, maxX, minY, maxY }: Box): Point[] => [
  [minX, minY],
  [maxX, minY],
  [maxX, maxY],
  [minX, maxY],
];

export const grown = ({ minX, maxX, minY, maxY }: Box, by: number): Box => ({
  minX: minX - by,
  maxX: maxX + by,
  minY: minY - by,
  maxY: maxY + by,
});

export const holds = (box: Box, [x, y]: Point): boolean =>
  x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY;

export function overlapArea(one: Box, other: Box): number {
  const width = Math.min(one.maxX, other.maxX) - Math.max(one.minX, other.minX);
  const height = Math.min(one.maxY, other.maxY) - Math.max(one.minY, other.minY);
  return Math.max(0, width) * Math.max(0, height);
}
