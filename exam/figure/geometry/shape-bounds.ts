import { type Box, boxAround, corners, growBox } from '../svg/box.ts';
import type { Shape, TextShape } from '../drawing.ts';
import type { Point } from '../figure.ts';
import { strokeWidth } from '../svg/pen.ts';
import { textWidth } from '../svg/text-width.ts';
import { plus, polar } from '../svg/vector.ts';

const ascent = 0.78;
const descent = 0.24;
/** Bold letters are a little wider. */
const boldFactor = 1.08;

function textBox({ at, runs, anchor, size, bold, rotation = 0 }: TextShape): Box {
  const text = runs.map((run) => run.text).join('');
  const width = textWidth(text, size) * (bold ? boldFactor : 1);
  const left = { start: 0, middle: -width / 2, end: -width }[anchor];
  const upright = {
    minX: left,
    maxX: left + width,
    minY: -ascent * size,
    maxY: descent * size,
  };
  const turn = (rotation * Math.PI) / 180;
  const turnedCorners = corners(upright).map(([x, y]) =>
    plus(at, plus(polar(turn, x), polar(turn + Math.PI / 2, y))),
  );
  return boxAround(turnedCorners);
}

/** The visible lines of a shape. */
export function outlines(shape: Exclude<Shape, TextShape>): Point[][] {
  switch (shape.kind) {
    case 'path':
      return shape.strokes;
    case 'polygon':
      return [[...shape.points, ...shape.points.slice(0, 1)]];
    case 'circle': {
      const { center, radius } = shape;
      const steps = Array.from({ length: 49 }, (_, step) => (step * Math.PI) / 24);
      return [steps.map((angle) => plus(center, polar(angle, radius)))];
    }
    case 'rect': {
      const { at, width, height } = shape;
      const [x, y] = at;
      const around = corners({ minX: x, maxX: x + width, minY: y, maxY: y + height });
      return [[...around, at]];
    }
  }
}

export function shapeBounds(shape: Shape): Box {
  if (shape.kind === 'text') return textBox(shape);
  const half = shape.weight ? strokeWidth[shape.weight] / 2 : 0;
  return growBox(boxAround(outlines(shape).flat()), half);
}
