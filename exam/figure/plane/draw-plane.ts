import { containsPoint } from '../svg/box.ts';
import { withCaptionBelow, withCaptionLeft, withTitle } from '../captions.ts';
import { curveStrokes, curveWindow } from './curve-strokes.ts';
import { type Drawing, type PathShape, type Room, seriesTone, type Shape } from '../drawing.ts';
import type { Curve, FigureOf, Point } from '../figure.ts';
import { fitDrawing } from '../svg/fit-drawing.ts';
import { halfPlane } from './half-plane.ts';
import { isShortName, planeAxes, planeGrid } from './plane-axes.ts';
import { type PlaneFrame, planeFrame } from './plane-frame.ts';
import { curveLabel, pointLabel } from './plane-labels.ts';
import { planeNumbers } from './plane-numbers.ts';

function shadedArea(curve: Curve, index: number, frame: PlaneFrame): Shape[] {
  if (curve.kind !== 'line' || !curve.shade) return [];
  const area = halfPlane(curve.through, curve.shade, curveWindow(curve, frame.window));
  if (area.length < 3) return [];
  const points = area.map(([x, y]): Point => [frame.x(x), frame.y(y)]);
  return [{ kind: 'polygon', tone: seriesTone(index), fill: 'tint', points }];
}

/** The caption along an axis: its name, if that is too long for the arrow. */
const caption = (label: string | undefined): string | undefined =>
  label === undefined || isShortName(label) ? undefined : label;

export function drawPlane(figure: FigureOf<'plane'>, room: Room = 'wide'): Drawing {
  const { x, y } = figure;
  const frame = planeFrame(figure, room);
  const toPixels = (point: Point): Point => [frame.x(point[0]), frame.y(point[1])];
  const curves = figure.curves.map((curve, index): PathShape => ({
    kind: 'path',
    tone: seriesTone(index),
    weight: 'bold',
    strokes: curveStrokes(curve, frame.window).map((stroke) => stroke.map(toPixels)),
    ...(curve.dashed && { dash: 'dashed' }),
  }));
  const points = figure.points.filter(({ at }) => containsPoint(frame.window, at));
  let shapes: Shape[] = [
    planeGrid(x, y, frame),
    ...planeNumbers(x, y, frame, curves),
    // Shading covers the numbers, so that their halos leave no holes in it.
    ...figure.curves.flatMap((curve, index) => shadedArea(curve, index, frame)),
    ...planeAxes(x, y, frame),
    ...curves,
    ...points.map(({ at, open }): Shape => ({
      kind: 'circle',
      tone: 'ink',
      weight: 'medium',
      fill: open ? 'paper' : 'solid',
      center: toPixels(at),
      radius: 4,
    })),
  ];
  for (const { at, label } of points) {
    const text = label === undefined ? undefined : pointLabel(label, toPixels(at), shapes);
    if (text) shapes.push(text);
  }
  const pixels = { minX: 0, maxX: frame.width, minY: 0, maxY: frame.height };
  for (const [index, { label }] of figure.curves.entries()) {
    const text =
      label === undefined
        ? undefined
        : curveLabel(label, curves[index]?.strokes ?? [], pixels, shapes);
    if (text) shapes.push(text);
  }
  shapes = withCaptionLeft(shapes, caption(y.label), frame.height / 2, frame.height);
  shapes = withCaptionBelow(shapes, caption(x.label), frame.width / 2, Math.max(frame.width, 200));
  return fitDrawing(withTitle(shapes, figure.title));
}
