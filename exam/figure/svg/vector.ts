import type { Point } from '../figure.ts';

export const plus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];
export const minus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];
export const times = ([x, y]: Point, factor: number): Point => [x * factor, y * factor];
export const lengthOf = ([x, y]: Point): number => Math.hypot(x, y);
export const between = (from: Point, to: Point, share: number): Point =>
  plus(from, times(minus(to, from), share));
export const polar = (angle: number, radius: number): Point => [
  radius * Math.cos(angle),
  radius * Math.sin(angle),
];
/** Rotates by a quarter turn, to the left if y grows upward. */
export const rotateLeft = ([x, y]: Point): Point => [-y, x];

/** The unit vector in the same direction; undefined for the zero vector. */
export function unit(vector: Point): Point | undefined {
  const length = lengthOf(vector);
  return length > 0 ? [vector[0] / length, vector[1] / length] : undefined;
}
