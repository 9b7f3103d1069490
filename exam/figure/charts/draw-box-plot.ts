import { axisTicks } from '../plane/axis-ticks.ts';
import { withCaptionBelow, withTitle } from '../captions.ts';
import { baseLine, verticalGrid, tickMarks } from './chart-axes.ts';
import type { Drawing, Room, Shape } from '../drawing.ts';
import type { FigureOf, Point } from '../figure.ts';
import { fitDrawing } from '../svg/fit-drawing.ts';
import { type Scale, scale } from '../svg/scale.ts';
import { plainText, textSize } from '../svg/text-shape.ts';
import { wrapText } from '../svg/text-width.ts';

type FiveNumbers = FigureOf<'box-plot'>['plots'][number];

const widths = { wide: 360, narrow: 236 };
const inset = 14;
const rowHeight = 58;
const boxHeight = 30;
const nameWidth = 110;

function plot({ min, q1, median, q3, max }: FiveNumbers, middle: number, x: Scale): Shape[] {
  const vertical = (value: number, height: number): Point[] => [
    [x(value), middle - height / 2],
    [x(value), middle + height / 2],
  ];
  const horizontal = (from: number, to: number): Point[] => [
    [x(from), middle],
    [x(to), middle],
  ];
  return [
    {
      kind: 'rect',
      tone: 'series-1',
      weight: 'medium',
      fill: 'tint',
      at: [x(q1), middle - boxHeight / 2],
      width: x(q3) - x(q1),
      height: boxHeight,
    },
    { kind: 'path', tone: 'series-1', weight: 'bold', strokes: [vertical(median, boxHeight)] },
    {
      kind: 'path',
      tone: 'series-1',
      weight: 'medium',
      strokes: [
        horizontal(min, q1),
        horizontal(q3, max),
        vertical(min, boxHeight * 0.55),
        vertical(max, boxHeight * 0.55),
      ],
    },
  ];
}

function name(text: string, middle: number): Shape[] {
  const lines = wrapText(text, nameWidth, textSize);
  return lines.map((line, index) =>
    plainText(line, [-10, middle + (index - (lines.length - 1) / 2) * 17], { anchor: 'end' }),
  );
}

export function drawBoxPlot(figure: FigureOf<'box-plot'>, room: Room): Drawing {
  const width = widths[room];
  const { x: axis, plots } = figure;
  const x = scale(axis, inset, width - inset);
  const height = plots.length * rowHeight;
  const rows = plots.flatMap((numbers, index) => {
    const middle = (index + 0.5) * rowHeight;
    return [...plot(numbers, middle, x), ...name(numbers.name, middle)];
  });
  const shapes: Shape[] = [
    ...verticalGrid(axis, { width: width - 2 * inset, height }, x),
    ...rows,
    baseLine({ width, height }, height),
    tickMarks(
      axisTicks(axis).map(({ value }) => x(value)),
      height,
    ),
  ];
  return fitDrawing(
    withTitle(withCaptionBelow(shapes, axis.label, width / 2, width), figure.title),
  );
}
