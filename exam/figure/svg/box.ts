import type { Point } from '../figure.ts';

/** An axis-parallel rectangle, in pixels or in the coordinates of a plane. */
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

/** The box around boxes. Ignores empty ones, which come from shapes without points. */
export const boxAroundAll = (boxes: Box[]): Box =>
  boxAround(boxes.filter(({ minX, maxX }) => minX <= maxX).flatMap(corners));

export const corners = ({ minX, maxX, minY, maxY }: Box): Point[] => [
  [minX, minY],
  [maxX, minY],
  [maxX, maxY],
  [minX, maxY],
];

export const growBox = ({ minX, maxX, minY, maxY }: Box, margin: number): Box => ({
  minX: minX - margin,
  maxX: maxX + margin,
  minY: minY - margin,
  maxY: maxY + margin,
});

export const containsPoint = (box: Box, [x, y]: Point): boolean =>
  x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY;

export function overlapArea(one: Box, other: Box): number {
  const width = Math.min(one.maxX, other.maxX) - Math.max(one.minX, other.minX);
  const height = Math.min(one.maxY, other.maxY) - Math.max(one.minY, other.minY);
  return Math.max(0, width) * Math.max(0, height);
}
