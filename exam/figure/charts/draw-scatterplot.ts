import { withCaptionBelow, withCaptionLeft, withTitle } from '../captions.ts';
import { baseLine, verticalGrid, leftLine, horizontalGrid } from './chart-axes.ts';
import { curveStrokes } from '../plane/curve-strokes.ts';
import type { Drawing, Room, Shape } from '../drawing.ts';
import type { FigureOf, Point } from '../figure.ts';
import { fitDrawing } from '../svg/fit-drawing.ts';
import { scale } from '../svg/scale.ts';

const fields = { wide: { width: 360, height: 270 }, narrow: { width: 236, height: 240 } };

const pointsOnLine = ({
  slope,
  intercept,
}: {
  slope: number;
  intercept: number;
}): [Point, Point] => [
  [0, intercept],
  [1, intercept + slope],
];

export function drawScatterplot(figure: FigureOf<'scatterplot'>, room: Room): Drawing {
  const field = fields[room];
  const x = scale(figure.x, 0, field.width);
  const y = scale(figure.y, field.height, 0);
  const points = figure.points.map(([across, up]): Shape => ({
    kind: 'circle',
    tone: 'series-1',
    fill: 'solid',
    center: [x(across), y(up)],
    radius: 3.75,
  }));
  const fit: Shape[] = figure.fit
    ? [
        {
          kind: 'path',
          tone: 'ink',
          weight: 'medium',
          strokes: curveStrokes(
            { kind: 'line', through: pointsOnLine(figure.fit) },
            { minX: figure.x.min, maxX: figure.x.max, minY: figure.y.min, maxY: figure.y.max },
          ).map((stroke) => stroke.map(([across, up]) => [x(across), y(up)])),
        },
      ]
    : [];
  let shapes: Shape[] = [
    ...verticalGrid(figure.x, field, x),
    ...horizontalGrid(figure.y, field, y),
    leftLine(field),
    baseLine(field, field.height),
    ...points,
    ...fit,
  ];
  shapes = withCaptionLeft(shapes, figure.y.label, field.height / 2, field.height);
  shapes = withCaptionBelow(shapes, figure.x.label, field.width / 2, field.width);
  return fitDrawing(withTitle(shapes, figure.title));
}
