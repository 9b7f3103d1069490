import type { Box } from '../svg/box.ts';
import { clipStroke } from './clip-stroke.ts';
import { curveValue, type FunctionCurve } from './curve-value.ts';
import type { Curve, Point } from '../figure.ts';
import { lengthOf, minus, plus, polar, times, unit } from '../svg/vector.ts';

/** Finer than the pixels of any plane. */
const samples = 320;
/** Values are clamped this many windows above and below, so that no infinity reaches the clipping. */
const clampWindows = 20;

/** The window of a curve, restricted to its range of x. */
export const curveWindow = (curve: Curve, box: Box): Box =>
  'from' in curve || 'to' in curve
    ? {
        ...box,
        minX: Math.max(box.minX, curve.from ?? box.minX),
        maxX: Math.min(box.maxX, curve.to ?? box.maxX),
      }
    : box;

function lineStrokes([from, to]: [Point, Point], box: Box): Point[][] {
  const direction = unit(minus(to, from));
  if (!direction) return [];
  const middle: Point = [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
  const reach =
    lengthOf(minus(middle, from)) + lengthOf([box.maxX - box.minX, box.maxY - box.minY]);
  const ends = [plus(from, times(direction, -reach)), plus(from, times(direction, reach))];
  return clipStroke(ends, box);
}

/** Values of x where a curve begins or bends sharply, which evenly spaced samples would miss. */
const sharpPoints = (curve: FunctionCurve): number[] =>
  curve.kind === 'absolute' || curve.kind === 'root' ? [curve.h] : [];

function graphStrokes(curve: FunctionCurve, box: Box): Point[][] {
  const extent = box.maxX - box.minX;
  if (!(extent > 0)) return [];
  const even = Array.from(
    { length: samples + 1 },
    (_, index) => box.minX + (extent * index) / samples,
  );
  const sharp = sharpPoints(curve).filter((x) => x > box.minX && x < box.maxX);
  const margin = clampWindows * (box.maxY - box.minY);
  const points = [...even, ...sharp]
    .toSorted((one, other) => one - other)
    .map((x): Point => {
      const y = curveValue(curve, x);
      return [x, Math.min(Math.max(y, box.minY - margin), box.maxY + margin)];
    });
  return clipStroke(
    points.filter(([, y]) => !Number.isNaN(y)),
    box,
  );
}

function circleStrokes(center: Point, radius: number, box: Box): Point[][] {
  const points = Array.from({ length: samples + 1 }, (_, index) =>
    plus(center, polar((2 * Math.PI * (index % samples)) / samples, radius)),
  );
  return clipStroke(points, box);
}

/** A curve as polylines within the window, in the coordinates of the plane. */
export function curveStrokes(curve: Curve, box: Box): Point[][] {
  const window = curveWindow(curve, box);
  switch (curve.kind) {
    case 'line':
      return lineStrokes(curve.through, window);
    case 'circle':
      return circleStrokes(curve.center, curve.radius, window);
    case 'path':
      return clipStroke(curve.points, window);
    default:
      return graphStrokes(curve, window);
  }
}
