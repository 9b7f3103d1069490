import { type Dash, type PathShape, seriesTone, type Shape } from '../drawing.ts';
import type { Point } from '../figure.ts';
import { plus } from './vector.ts';

const dashes: (Dash | undefined)[] = [undefined, 'dashed', 'dotted', 'dash-dot'];

const corners: Record<'square' | 'triangle' | 'diamond', Point[]> = {
  square: [
    [-4, -4],
    [4, -4],
    [4, 4],
    [-4, 4],
  ],
  triangle: [
    [0, -5.5],
    [5, 4],
    [-5, 4],
  ],
  diamond: [
    [0, -5.5],
    [5.5, 0],
    [0, 5.5],
    [-5.5, 0],
  ],
};

/** A circle, square, triangle or diamond, so that lines can be distinguished without color. */
export function marker(at: Point, index: number): Shape {
  const tone = seriesTone(index);
  const name = (['square', 'triangle', 'diamond'] as const)[(index % 4) - 1];
  if (!name)
    return { kind: 'circle', tone, weight: 'medium', fill: 'solid', center: at, radius: 3.5 };
  const fill = name === 'triangle' ? 'solid' : 'paper';
  const points = corners[name].map((corner) => plus(at, corner));
  return { kind: 'polygon', tone, weight: 'medium', fill, points };
}

export function seriesLine(points: Point[], index: number): PathShape {
  const dash = dashes[index % 4];
  return {
    kind: 'path',
    tone: seriesTone(index),
    weight: 'bold',
    strokes: [points],
    ...(dash && { dash }),
  };
}
