import { withCaptionBelow, withCaptionLeft, withTitle } from '../captions.ts';
import { categoryLabels } from './category-labels.ts';
import { baseLine, leftLine, horizontalGrid } from './chart-axes.ts';
import type { Drawing, Room, Shape } from '../drawing.ts';
import type { FigureOf } from '../figure.ts';
import { fitDrawing } from '../svg/fit-drawing.ts';
import { type Swatch, swatchWidth, withLegend } from './legend.ts';
import { scale } from '../svg/scale.ts';
import { texturedBar } from './texture.ts';

const fields = { wide: { width: 400, height: 240 }, narrow: { width: 244, height: 240 } };

const swatch: Swatch = ([x, y], index) =>
  texturedBar({ at: [x - swatchWidth / 2, y - 7], width: swatchWidth, height: 14 }, index);

export function drawBarChart(figure: FigureOf<'bar-chart'>, room: Room): Drawing {
  const field = fields[room];
  const { y: axis, categories, series } = figure;
  const y = scale(axis, field.height, 0);
  const base = y(0);
  const slot = field.width / categories.length;
  const filledShare = series.length === 1 ? 0.58 : 0.76;
  const width = (slot * filledShare) / series.length;
  const bars = series.flatMap(({ values }, index) =>
    values.slice(0, categories.length).flatMap((value, category) => {
      const left = slot * (category + (1 - filledShare) / 2) + index * width;
      const top = Math.min(y(value), base);
      const height = Math.abs(y(value) - base);
      return texturedBar({ at: [left, top], width, height }, index);
    }),
  );
  const names = series.map(({ name }) => name);
  let shapes: Shape[] = [
    ...horizontalGrid(axis, field, y),
    ...bars,
    leftLine(field),
    baseLine(field, base),
  ];
  shapes = withCaptionLeft(shapes, axis.label, field.height / 2, field.height);
  shapes.push(...categoryLabels(categories, slot, field.height));
  shapes = withCaptionBelow(shapes, figure.xLabel, field.width / 2, field.width);
  shapes = withLegend(shapes, names, swatch, field.width);
  return fitDrawing(withTitle(shapes, figure.title));
}
