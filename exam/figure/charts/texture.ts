import { clipSegment } from '../plane/clip-stroke.ts';
import { type RectShape, seriesTone, type Shape } from '../drawing.ts';
import type { Point } from '../figure.ts';

type Area = Pick<RectShape, 'at' | 'width' | 'height'>;

const spacing = 7;

function hatch({ at: [x, y], width, height }: Area, direction: 1 | -1): Point[][] {
  const box = { minX: x, maxX: x + width, minY: y, maxY: y + height };
  const reach = Math.ceil((width + height) / spacing);
  return Array.from({ length: reach * 2 }, (_, index) => (index - reach + 0.5) * spacing).flatMap(
    (shift) => {
      const foot = y + height + shift;
      const far = width + height;
      const ends = direction === 1 ? [0, far] : [width, width - far];
      const line = clipSegment([x + (ends[0] ?? 0), foot], [x + (ends[1] ?? 0), foot - far], box);
      return line ? [line] : [];
    },
  );
}

/** A bar that can be distinguished without color: solid, hatched, tinted or cross-hatched. */
export function texturedBar(area: Area, index: number): Shape[] {
  const tone = seriesTone(index);
  const fill = (['solid', 'paper', 'tint', 'paper'] as const)[index % 4];
  const directions = ([[], [1], [], [1, -1]] as const)[index % 4] ?? [];
  const bar: Shape = { kind: 'rect', tone, weight: 'thin', ...(fill && { fill }), ...area };
  const strokes = directions.flatMap((direction) => hatch(area, direction));
  return [
    bar,
    ...(strokes.length > 0 ? [{ kind: 'path', tone, weight: 'hair', strokes } as const] : []),
  ];
}
