import { withCaptionBelow, withCaptionLeft, withTitle } from '../captions.ts';
import { categoryLabels } from './category-labels.ts';
import { baseLine, leftLine, horizontalGrid, tickMarks } from './chart-axes.ts';
import type { Drawing, Room, Shape } from '../drawing.ts';
import type { FigureOf, Point } from '../figure.ts';
import { fitDrawing } from '../svg/fit-drawing.ts';
import { type Swatch, swatchWidth, withLegend } from './legend.ts';
import { marker, seriesLine } from '../svg/marker.ts';
import { scale } from '../svg/scale.ts';

const fields = { wide: { width: 400, height: 240 }, narrow: { width: 244, height: 240 } };

const swatch: Swatch = ([x, y], index) => [
  seriesLine(
    [
      [x - swatchWidth / 2, y],
      [x + swatchWidth / 2, y],
    ],
    index,
  ),
  marker([x, y], index),
];

export function drawLineChart(figure: FigureOf<'line-chart'>, room: Room): Drawing {
  const field = fields[room];
  const { y: axis, categories, series } = figure;
  const y = scale(axis, field.height, 0);
  const slot = field.width / categories.length;
  const middles = categories.map((_, category) => (category + 0.5) * slot);
  const lines = series.flatMap(({ values }, index) => {
    const points = middles.flatMap((x, category): Point[] => {
      const value = values[category];
      return value === undefined ? [] : [[x, y(value)]];
    });
    return [seriesLine(points, index), ...points.map((at) => marker(at, index))];
  });
  const verticals: Shape = {
    kind: 'path',
    tone: 'grid',
    weight: 'hair',
    strokes: middles.map((x) => [
      [x, 0],
      [x, field.height],
    ]),
  };
  const names = series.map(({ name }) => name);
  let shapes: Shape[] = [
    verticals,
    ...horizontalGrid(axis, field, y),
    leftLine(field),
    baseLine(field, field.height),
    tickMarks(middles, field.height),
    ...lines,
  ];
  shapes = withCaptionLeft(shapes, axis.label, field.height / 2, field.height);
  shapes.push(...categoryLabels(categories, slot, field.height + 3));
  shapes = withCaptionBelow(shapes, figure.xLabel, field.width / 2, field.width);
  shapes = withLegend(shapes, names, swatch, field.width);
  return fitDrawing(withTitle(shapes, figure.title));
}
