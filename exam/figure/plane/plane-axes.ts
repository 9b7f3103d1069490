import { axisTicks } from './axis-ticks.ts';
import type { Shape } from '../drawing.ts';
import type { Axis, Point } from '../figure.ts';
import type { PlaneFrame } from './plane-frame.ts';
import { mathText, textSize } from '../svg/text-shape.ts';
import { textWidth } from '../svg/text-width.ts';

/** How far the axes extend beyond the grid, including the arrowhead. */
const overshoot = 15;
const letterGap = 11;

/** A short name such as `t` or `f(x)` is placed at the arrow; a longer one along the axis. */
export const isShortName = (label: string): boolean =>
  label.length <= 5 && !/\s|\p{L}{3}/u.test(label);

export function planeGrid(x: Axis, y: Axis, frame: PlaneFrame): Shape {
  const { width, height } = frame;
  const verticals = axisTicks(x).map(({ value }): Point[] => [
    [frame.x(value), 0],
    [frame.x(value), height],
  ]);
  const horizontals = axisTicks(y).map(({ value }): Point[] => [
    [0, frame.y(value)],
    [width, frame.y(value)],
  ]);
  return { kind: 'path', tone: 'grid', weight: 'hair', strokes: [...verticals, ...horizontals] };
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

/** An axis with negative numbers extends beyond the grid at its start too. */
const startExtension = (axis: Axis): number => (axis.min < 0 ? 6 : 0);

const axisName = (label: string | undefined, letter: string, at: Point): Shape[] =>
  label === undefined || isShortName(label) ? [mathText(label ?? letter, at)] : [];

export function planeAxes(x: Axis, y: Axis, frame: PlaneFrame): Shape[] {
  const [left, base] = frame.origin;
  const right: Point = [frame.width + overshoot, base];
  const top: Point = [left, -overshoot];
  const strokes: Point[][] = [
    [
      [-startExtension(x), base],
      [right[0] - 4, base],
    ],
    [
      [left, frame.height + startExtension(y)],
      [left, top[1] + 4],
    ],
  ];
  const half = textWidth(x.label ?? 'x', textSize) / 2;
  return [
    { kind: 'path', tone: 'axis', weight: 'medium', strokes },
    arrowHead(right, [1, 0]),
    arrowHead(top, [0, -1]),
    ...axisName(x.label, 'x', [right[0] + 5 + half, base]),
    ...axisName(y.label, 'y', [left, top[1] - letterGap]),
  ];
}
