import { withCaptionBelow, withCaptionLeft, withTitle } from '../captions.ts';
import { baseLine, leftLine, horizontalGrid, tickMarks, numbersBelow } from './chart-axes.ts';
import type { Drawing, Room, Shape } from '../drawing.ts';
import type { FigureOf } from '../figure.ts';
import { fitDrawing } from '../svg/fit-drawing.ts';
import { scale } from '../svg/scale.ts';

const fields = { wide: { width: 400, height: 240 }, narrow: { width: 244, height: 240 } };

export function drawHistogram(figure: FigureOf<'histogram'>, room: Room): Drawing {
  const field = fields[room];
  const { y: axis, from, width, counts, xLabel } = figure;
  const y = scale(axis, field.height, 0);
  const slot = field.width / (counts.length + 1);
  const edges = [...counts, 0].map((_, index) => (index + 0.5) * slot);
  const edgeAxis = { min: from, max: from + counts.length * width, step: width, label: xLabel };
  const x = scale(edgeAxis, slot / 2, field.width - slot / 2);
  const bars = counts.map((count, index): Shape => ({
    kind: 'rect',
    tone: 'series-1',
    weight: 'medium',
    fill: 'tint',
    at: [(index + 0.5) * slot, y(count)],
    width: slot,
    height: field.height - y(count),
  }));
  const barField = { width: slot * counts.length, height: field.height };
  let shapes: Shape[] = [
    ...horizontalGrid(axis, field, y),
    ...bars,
    leftLine(field),
    baseLine(field, field.height),
    tickMarks(edges, field.height),
  ];
  shapes = withCaptionLeft(shapes, axis.label, field.height / 2, field.height);
  shapes.push(...numbersBelow(edgeAxis, barField, x));
  shapes = withCaptionBelow(shapes, xLabel, field.width / 2, field.width);
  return fitDrawing(withTitle(shapes, figure.title));
}
