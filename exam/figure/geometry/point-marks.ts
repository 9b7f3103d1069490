import type { Shape, TextShape } from '../drawing.ts';
import type { Point } from '../figure.ts';
import type { Geometry, GeometrySheet } from './geometry-sheet.ts';
import { placeLabel } from '../svg/place-label.ts';
import { mathText } from '../svg/text-shape.ts';
import { lengthOf, minus, plus, polar } from '../svg/vector.ts';

/** Directions for the name of a point: first straight away from the middle of the figure, then turned further and further. */
const swings = [0, 25, -25, 50, -50, 80, -80, 110, -110, 145, -145, 180];
const upperRight = -Math.PI / 3;

const isVisible =
  ({ hidden = [] }: Geometry) =>
  (name: string): boolean =>
    !hidden.includes(name);

/** Dots for centers and single points. A corner is visible without a dot. */
export function pointDots(figure: Geometry, { locate }: GeometrySheet): Shape[] {
  const corners = new Set([
    ...figure.segments.flatMap(({ from, to }) => [from, to]),
    ...(figure.polygons ?? []).flat(),
  ]);
  const centers = new Set(
    [...(figure.circles ?? []), ...(figure.ellipses ?? [])].map(({ center }) => center),
  );
  return Object.keys(figure.points)
    .filter((name) => centers.has(name) || !corners.has(name))
    .filter(isVisible(figure))
    .flatMap((name): Shape[] => {
      const center = locate(name);
      return center
        ? [{ kind: 'circle', tone: 'ink', weight: 'hair', fill: 'solid', center, radius: 2.5 }]
        : [];
    });
}

export function pointNames(figure: Geometry, sheet: GeometrySheet, shapes: Shape[]): TextShape[] {
  const names: TextShape[] = [];
  for (const name of Object.keys(figure.points).filter(isVisible(figure))) {
    const at = sheet.locate(name);
    if (!at) continue;
    const away = minus(at, sheet.centroid);
    const base = lengthOf(away) < 1 ? upperRight : Math.atan2(away[1], away[0]);
    const positions = [13, 17, 22].flatMap((distance) =>
      swings.map((swing): Point => plus(at, polar(base + (swing * Math.PI) / 180, distance))),
    );
    const nameAt = (position: Point): TextShape => mathText(name, position);
    const text = placeLabel(positions, nameAt, [...shapes, ...names]);
    if (text) names.push(text);
  }
  return names;
}
