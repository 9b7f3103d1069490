import type { Point } from '../figure.ts';

export const plus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];
export const minus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];
export const times = ([x, y]: Point, factor: number): Point => [x * factor, y * factor];
export const lengthOf = ([x, y]: Point): number => Math.hypot(x, y);
export const between = (from: Point, to: Point, part: number): Point =>
  plus(from, times(minus(to, from), part));
export const polar = (angle: number, radius: number): Point => [
  radius * Math.cos(angle),
  radius * Math.sin(angle),
];
/** A quarter turn, to the left where y grows upward. */
export const turned = ([x, y]: Point): Point => [-y, x];

/** Length one, or nothing for a vector that points nowhere. */
export function unit(vector: Point): Point | undefined {
  const length = lengthOf(vector);
  return length > 0 ? [vector[0] / length, vector[1] / length] : undefined;
}
