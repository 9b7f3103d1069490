import type { Shape, TextShape } from '../drawing.ts';
import type { Point } from '../figure.ts';
import type { Geometry, GeometrySheet } from './geometry-sheet.ts';
import { isInSight } from './line-of-sight.ts';
import { placeLabel, standOff } from '../svg/place-label.ts';
import { mathText } from '../svg/text-shape.ts';
import { lengthOf, minus, plus, polar, times, rotateLeft } from '../svg/vector.ts';

type Angle = NonNullable<Geometry['angles']>[number];

const squareSide = 11;
const arcStep = 6;
/** Candidate positions of a label, outward and sideways from the first one. */
const steps = [0, 4, 8, 12, 17, 22, 28, 34, 40, 48, 56];
const shifts = [0, 4, -4, 8, -8, 13, -13];

interface Wedge {
  at: Point;
  start: number;
  /** Signed, at most half a turn, because a figure's angles are never reflex. */
  turn: number;
  /** The length of the shorter side. */
  reach: number;
}

function toWedge({ at, from, to }: Angle, { locate }: GeometrySheet): Wedge | undefined {
  const [vertex, one, other] = [locate(at), locate(from), locate(to)];
  if (!vertex || !one || !other) return undefined;
  const [a, b] = [minus(one, vertex), minus(other, vertex)];
  const reach = Math.min(lengthOf(a), lengthOf(b));
  if (reach === 0) return undefined;
  const start = Math.atan2(a[1], a[0]);
  const difference = Math.atan2(b[1], b[0]) - start;
  const turn = Math.atan2(Math.sin(difference), Math.cos(difference));
  return { at: vertex, start, turn, reach };
}

/** Marks narrow angles further out and wide ones closer, and each additional angle at a vertex outside the one before. */
function markRadius({ turn, reach }: Wedge, nth: number): number {
  const size = Math.abs(turn);
  const base = size < 0.6 ? 32 : size > 1.8 ? 15 : 20;
  return Math.min(base + nth * arcStep, reach * 0.6);
}

export function angleShape(angle: Angle, nth: number, sheet: GeometrySheet): Shape | undefined {
  const wedge = toWedge(angle, sheet);
  if (!wedge) return undefined;
  const { at, start, turn } = wedge;
  const mark = { kind: 'path', tone: 'ink', weight: 'thin' } as const;
  if (angle.right) {
    const side = Math.min(squareSide, wedge.reach * 0.4);
    const [a, b] = [polar(start, side), polar(start + turn, side)];
    return { ...mark, strokes: [[plus(at, a), plus(at, plus(a, b)), plus(at, b)]] };
  }
  const radius = markRadius(wedge, nth);
  const arc = Array.from({ length: 25 }, (_, step) =>
    plus(at, polar(start + (turn * step) / 24, radius)),
  );
  return { ...mark, strokes: [arc] };
}

/** Places the label on the bisector, far enough out to be clear of both sides. */
export function angleLabel(
  angle: Angle,
  nth: number,
  sheet: GeometrySheet,
  shapes: Shape[],
): TextShape | undefined {
  const wedge = toWedge(angle, sheet);
  const { label } = angle;
  if (!wedge || label === undefined) return undefined;
  const labelAt = (at: Point): TextShape => mathText(label, at, { halo: true });
  const ray = polar(wedge.start + wedge.turn / 2, 1);
  const mark = angle.right ? squareSide * Math.SQRT2 : markRadius(wedge, nth);
  const nearest = mark + standOff(labelAt(wedge.at), ray, 2);
  const justOutsideMark = (position: Point): Point => {
    const [dx, dy] = minus(position, wedge.at);
    return plus(wedge.at, polar(Math.atan2(dy, dx), mark + 1));
  };
  const positions = steps
    .flatMap((step) =>
      shifts.map((shift) =>
        plus(wedge.at, plus(times(ray, nearest + step), times(rotateLeft(ray), shift))),
      ),
    )
    .filter(
      (position, index) => index === 0 || isInSight(justOutsideMark(position), position, shapes),
    );
  return placeLabel(positions, labelAt, shapes);
}
