import { axisTicks, numberedTicks } from '../plane/axis-ticks.ts';
import type { Shape } from '../drawing.ts';
import type { Axis } from '../figure.ts';
import type { Scale } from '../svg/scale.ts';
import { lineHeight, numberSize, plainText } from '../svg/text-shape.ts';
import { textWidth } from '../svg/text-width.ts';

/** The plot area of a chart. Its upper left corner is (0, 0). */
interface Field {
  width: number;
  height: number;
}

const tickLength = 5;
const numberGap = 9;

const pixelsPerStep = ({ min, max, step }: Axis, length: number): number =>
  (length * step) / (max - min || 1);

/** Horizontal grid lines with their numbers on the left. */
export function horizontalGrid(axis: Axis, { width, height }: Field, y: Scale): Shape[] {
  const lines = axisTicks(axis).map(({ value }) => [
    [0, y(value)] as [number, number],
    [width, y(value)] as [number, number],
  ]);
  const numbers = numberedTicks(axis, pixelsPerStep(axis, height), () => lineHeight - 2).map(
    ({ value, text }) =>
      plainText(text, [-numberGap, y(value)], { size: numberSize, anchor: 'end' }),
  );
  return [{ kind: 'path', tone: 'grid', weight: 'hair', strokes: lines }, ...numbers];
}

/** Vertical grid lines with their numbers below. */
export function verticalGrid(axis: Axis, { width, height }: Field, x: Scale): Shape[] {
  const lines = axisTicks(axis).map(({ value }) => [
    [x(value), 0] as [number, number],
    [x(value), height] as [number, number],
  ]);
  return [
    { kind: 'path', tone: 'grid', weight: 'hair', strokes: lines },
    ...numbersBelow(axis, { width, height }, x),
  ];
}

const labelWidth = (text: string): number => textWidth(text, numberSize) + 8;

export function numbersBelow(axis: Axis, { width, height }: Field, x: Scale): Shape[] {
  return numberedTicks(axis, pixelsPerStep(axis, width), labelWidth).map(({ value, text }) =>
    plainText(text, [x(value), height + tickLength + 10], { size: numberSize }),
  );
}

/** Short tick marks down from the base line. */
export const tickMarks = (positions: number[], base: number): Shape => ({
  kind: 'path',
  tone: 'axis',
  weight: 'thin',
  strokes: positions.map((x) => [
    [x, base],
    [x, base + tickLength],
  ]),
});

export const baseLine = ({ width }: Field, y: number): Shape => ({
  kind: 'path',
  tone: 'axis',
  weight: 'thin',
  strokes: [
    [
      [0, y],
      [width, y],
    ],
  ],
});

export const leftLine = ({ height }: Field): Shape => ({
  kind: 'path',
  tone: 'axis',
  weight: 'thin',
  strokes: [
    [
      [0, 0],
      [0, height],
    ],
  ],
});
