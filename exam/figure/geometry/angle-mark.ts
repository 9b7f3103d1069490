import type { Shape, TextShape } from '../drawing.ts';
import type { Point } from '../figure.ts';
import type { Geometry, GeometrySheet } from './geometry-sheet.ts';
import { isInSight } from './line-of-sight.ts';
import { placeLabel, standOff } from '../svg/place-label.ts';
import { mathText } from '../svg/text-shape.ts';
import { lengthOf, minus, plus, polar, times, turned } from '../svg/vector.ts';

type Angle = NonNullable<Geometry['angles']>[number];

const squareSide = 11;
const arcStep = 6;
/** Where a label may stand, outward and aside from its first place. */
const steps = [0, 4, 8, 12, 17, 22, 28, 34, 40, 48, 56];
const shifts = [0, 4, -4, 8, -8, 13, -13];

interface Wedge {
  at: Point;
  start: number;
  /** Signed, at most half a turn: a figure's angles are never reflex. */
  turn: number;
  /** The shorter of its two sides. */
  reach: number;
}

function wedgeOf({ at, from, to }: Angle, { place }: GeometrySheet): Wedge | undefined {
  const [vertex, one, other] = [place(at), place(from), place(to)];
  if (!vertex || !one || !other) return undefined;
  const [a, b] = [minus(one, vertex), minus(other, vertex)];
  const reach = Math.min(lengthOf(a), lengthOf(b));
  if (reach === 0) return undefined;
  const start = Math.atan2(a[1], a[0]);
  const raw = Math.atan2(b[1], b[0]) - start;
  return { at: vertex, start, turn: Math.atan2(Math.sin(raw), Math.cos(raw)), reach };
}

/** Narrow angles are marked further out, wide ones closer; each further angle at a vertex beyond the one before. */
function radiusOf({ turn, reach }: Wedge, nth: number): number {
  const size = Math.abs(turn);
  const base = size < 0.6 ? 32 : size > 1.8 ? 15 : 20;
  return Math.min(base + nth * arcStep, reach * 0.6);
}

export function angleShape(angle: Angle, nth: number, sheet: GeometrySheet): Shape | undefined {
  const wedge = wedgeOf(angle, sheet);
  if (!wedge) return undefined;
  const { at, start, turn } = wedge;
  const mark = { kind: 'path', tone: 'ink', weight: 'thin' } as const;
  if (angle.right) {
    const side = Math.min(squareSide, wedge.reach * 0.4);
    const [a, b] = [polar(start, side), polar(start + turn, side)];
    return { ...mark, strokes: [[plus(at, a), plus(at, plus(a, b)), plus(at, b)]] };
  }
  const radius = radiusOf(wedge, nth);
  const arc = Array.from({ length: 25 }, (_, step) =>
    plus(at, polar(start + (turn * step) / 24, radius)),
  );
  return { ...mark, strokes: [arc] };
}

/** On the bisector, far enough out to stand clear of both sides. */
export function angleLabel(
  angle: Angle,
  nth: number,
  sheet: GeometrySheet,
  shapes: Shape[],
): TextShape | undefined {
  const wedge = wedgeOf(angle, sheet);
  const { label } = angle;
  if (!wedge || label === undefined) return undefined;
  const name = (at: Point): TextShape => mathText(label, at, { halo: true });
  const ray = polar(wedge.start + wedge.turn / 2, 1);
  const mark = angle.right ? squareSide * Math.SQRT2 : radiusOf(wedge, nth);
  const nearest = mark + standOff(name(wedge.at), ray, 2);
  const eyeFor = (place: Point): Point => {
    const [dx, dy] = minus(place, wedge.at);
    return plus(wedge.at, polar(Math.atan2(dy, dx), mark + 1));
  };
  const places = steps
    .flatMap((step) =>
      shifts.map((shift) =>
        plus(wedge.at, plus(times(ray, nearest + step), times(turned(ray), shift))),
      ),
    )
    .filter((place, index) => index === 0 || isInSight(eyeFor(place), place, shapes));
  return placeLabel(places, name, shapes);
}
