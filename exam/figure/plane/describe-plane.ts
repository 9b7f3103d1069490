import { type Box, containsPoint } from '../svg/box.ts';
import { curveStrokes } from './curve-strokes.ts';
import type { Axis, Curve, FigureOf, Point } from '../figure.ts';
import { mathLabel } from '../svg/math-label.ts';
import { formatAxisNumber, formatPoint } from './read-off.ts';
import { readablePoints, strokeEnds } from './readable-points.ts';

type Plane = FigureOf<'plane'>;

function axisRow(name: string, axis: Axis): string[] {
  const [min, max] = [formatAxisNumber(axis.min, axis), formatAxisNumber(axis.max, axis)];
  return [name, `from ${min} to ${max}, a grid line every ${formatAxisNumber(axis.step, axis)}`];
}

const isStraight = (curve: Curve): boolean =>
  curve.kind === 'line' ||
  (curve.kind === 'polynomial' && curve.coefficients.slice(2).every((factor) => factor === 0));

function nounFor(curve: Curve): string {
  if (curve.kind === 'circle') return 'Circle';
  return isStraight(curve) ? 'Line' : 'Curve';
}

function curveNames(curves: Curve[]): string[] {
  const counts = new Map<string, number>();
  const isOnlyOne = (noun: string): boolean =>
    curves.filter((curve) => curve.label === undefined && nounFor(curve) === noun).length === 1;
  return curves.map((curve) => {
    const noun = nounFor(curve);
    if (curve.label !== undefined) return `${noun} ${mathLabel(curve.label)}`;
    const count = (counts.get(noun) ?? 0) + 1;
    counts.set(noun, count);
    return isOnlyOne(noun) ? noun : `${noun} ${count}`;
  });
}

function describeShade(curve: Curve): string[] {
  if (curve.kind !== 'line' || !curve.shade) return [];
  const isVertical = curve.through[0][0] === curve.through[1][0];
  if (!isVertical) return [`shaded ${curve.shade}`];
  return [curve.shade === 'above' ? 'shaded to the right' : 'shaded to the left'];
}

const shrink = ({ minX, maxX, minY, maxY }: Box): Box => {
  const [dx, dy] = [(maxX - minX) * 1e-6, (maxY - minY) * 1e-6];
  return { minX: minX + dx, maxX: maxX - dx, minY: minY + dy, maxY: maxY - dy };
};

const listPoints = (points: Point[], { x, y }: Plane): string =>
  [...new Set(points.map((point) => formatPoint(point, x, y)))].join(', ');

function curveDetails(curve: Curve, plane: Plane): string {
  const { x, y } = plane;
  const window = { minX: x.min, maxX: x.max, minY: y.min, maxY: y.max };
  const points = readablePoints(curve, plane);
  if (points.length === 0) return 'not in view';
  const ends = strokeEnds(curveStrokes(curve, window)).filter((end) =>
    containsPoint(shrink(window), end),
  );
  return [
    ...(curve.dashed ? ['dashed'] : []),
    ...describeShade(curve),
    `passes through ${listPoints(points, plane)}`,
    ...(curve.kind !== 'circle' && ends.length > 0 ? [`ends at ${listPoints(ends, plane)}`] : []),
  ].join('; ');
}

export function describePlane(plane: Plane): string[][] {
  const { x, y, curves, points } = plane;
  const names = curveNames(curves);
  const window = { minX: x.min, maxX: x.max, minY: y.min, maxY: y.max };
  return [
    axisRow(`Horizontal axis: ${x.label ?? 'x'}`, x),
    axisRow(`Vertical axis: ${y.label ?? 'y'}`, y),
    ...curves.map((curve, index) => [names[index] ?? '', curveDetails(curve, plane)]),
    ...points
      .filter(({ at }) => containsPoint(window, at))
      .map(({ at, label, open }) => [
        label === undefined ? 'Point' : `Point ${mathLabel(label)}`,
        `${open ? 'open, ' : ''}at ${formatPoint(at, x, y)}`,
      ]),
  ];
}
