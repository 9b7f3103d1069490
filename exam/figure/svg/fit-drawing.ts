import { boxAroundAll } from './box.ts';
import type { Drawing, Shape } from '../drawing.ts';
import type { Point } from '../figure.ts';
import { shapeBounds } from '../geometry/shape-bounds.ts';

const margin = 8;

const round = (value: number): number => Math.round(value * 100) / 100;

function moveShape(shape: Shape, [dx, dy]: Point): Shape {
  const move = ([x, y]: Point): Point => [round(x + dx), round(y + dy)];
  switch (shape.kind) {
    case 'path':
      return { ...shape, strokes: shape.strokes.map((stroke) => stroke.map(move)) };
    case 'polygon':
      return { ...shape, points: shape.points.map(move) };
    case 'circle':
      return { ...shape, center: move(shape.center), radius: round(shape.radius) };
    case 'rect':
      return {
        ...shape,
        at: move(shape.at),
        width: round(shape.width),
        height: round(shape.height),
      };
    case 'text':
      return { ...shape, at: move(shape.at) };
  }
}

/** Sizes the drawing to fit its shapes, so that these may have any coordinates and none is cut off. */
export function fitDrawing(shapes: Shape[]): Drawing {
  const visible = shapes.filter((shape) => shape.kind !== 'path' || shape.strokes.length > 0);
  if (visible.length === 0) return { width: 2 * margin, height: 2 * margin, shapes: [] };
  const { minX, maxX, minY, maxY } = boxAroundAll(visible.map(shapeBounds));
  return {
    width: Math.ceil(maxX - minX + 2 * margin),
    height: Math.ceil(maxY - minY + 2 * margin),
    shapes: visible.map((shape) => moveShape(shape, [margin - minX, margin - minY])),
  };
}
