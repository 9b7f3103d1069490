import { axisTicks } from './axis-ticks.ts';
import type { Shape } from '../drawing.ts';
import type { Axis, Point } from '../figure.ts';
import type { PlaneFrame } from './plane-frame.ts';
import { mathText, textSize } from '../svg/text-shape.ts';
import { textWidth } from '../svg/text-width.ts';

/** How far the axes run on beyond the grid, arrowhead included. */
const overshoot = 15;
const letterGap = 11;

/** A name such as `t` or `f(x)` stands at the arrow; longer ones run along the axis. */
export const isShortName = (label: string): boolean =>
  label.length <= 5 && !/\s|\p{L}{3}/u.test(label);

export function planeGrid(x: Axis, y: Axis, frame: PlaneFrame): Shape {
  const { width, height } = frame;
  const uprights = axisTicks(x).map(({ value }): Point[] => [
    [frame.x(value), 0],
    [frame.x(value), height],
  ]);
  const levels = axisTicks(y).map(({ value }): Point[] => [
    [0, frame.y(value)],
    [width, frame.y(value)],
  ]);
  return { kind: 'path', tone: 'grid', weight: 'hair', strokes: [...uprights, ...levels] };
}

const arrowHead = ([x, y]: Point, [dx, dy]: Point): Shape => ({
  kind: 'polygon',
  tone: 'axis',
  fill: 'solid',
  points: [
    [x, y],
    [x - 9 * dx + 3.5 * dy, y - 9 * dy + 3.5 * dx],
    [x - 9 * dx - 3.5 * dy, y - 9 * dy - 3.5 * dx],
  ],
});

/** Only an axis that goes below zero shows that it goes on. */
const tail = (axis: Axis): number => (axis.min < 0 ? 6 : 0);

const name = (label: string | undefined, letter: string, at: Point): Shape[] =>
  label === undefined || isShortName(label) ? [mathText(label ?? letter, at)] : [];

export function planeAxes(x: Axis, y: Axis, frame: PlaneFrame): Shape[] {
  const [left, base] = frame.origin;
  const right: Point = [frame.width + overshoot, base];
  const top: Point = [left, -overshoot];
  const strokes: Point[][] = [
    [
      [-tail(x), base],
      [right[0] - 4, base],
    ],
    [
      [left, frame.height + tail(y)],
      [left, top[1] + 4],
    ],
  ];
  const half = textWidth(x.label ?? 'x', textSize) / 2;
  return [
    { kind: 'path', tone: 'axis', weight: 'medium', strokes },
    arrowHead(right, [1, 0]),
    arrowHead(top, [0, -1]),
    ...name(x.label, 'x', [right[0] + 5 + half, base]),
    ...name(y.label, 'y', [left, top[1] - letterGap]),
  ];
}
