import { axisTicks } from '../plane/axis-ticks.ts';
import { withCaptionBelow, withTitle } from '../captions.ts';
import { baseLine, tickMarks, numbersBelow } from './chart-axes.ts';
import type { Drawing, Room, Shape } from '../drawing.ts';
import type { FigureOf } from '../figure.ts';
import { fitDrawing } from '../svg/fit-drawing.ts';
import { scale } from '../svg/scale.ts';

const widths = { wide: 380, narrow: 296 };
const inset = 18;
const [smallest, largest] = [2.5, 6];

/** The largest radius at which neighboring dots do not touch. */
function radiusFor(positions: number[]): number {
  const sorted = positions.toSorted((one, other) => one - other);
  const gaps = sorted.slice(1).map((position, index) => position - (sorted[index] ?? position));
  return Math.min(largest, Math.max(smallest, Math.min(...gaps) * 0.42));
}

export function drawDotPlot(figure: FigureOf<'dot-plot'>, room: Room): Drawing {
  const width = widths[room];
  const { x: axis, dots } = figure;
  const x = scale(axis, inset, width - inset);
  const counts = new Map<number, number>();
  for (const { value, count } of dots) counts.set(value, (counts.get(value) ?? 0) + count);
  const radius = radiusFor([...counts.keys()].map(x));
  const pitch = radius * 2 + 2;
  const stacks = [...counts].flatMap(([value, count]) =>
    Array.from({ length: count }, (_, level): Shape => ({
      kind: 'circle',
      tone: 'series-1',
      fill: 'solid',
      center: [x(value), -radius - 4 - level * pitch],
      radius,
    })),
  );
  const shapes: Shape[] = [
    baseLine({ width, height: 0 }, 0),
    tickMarks(
      axisTicks(axis).map(({ value }) => x(value)),
      0,
    ),
    ...numbersBelow(axis, { width: width - 2 * inset, height: 0 }, x),
    ...stacks,
  ];
  return fitDrawing(
    withTitle(withCaptionBelow(shapes, axis.label, width / 2, width), figure.title),
  );
}
