import type { Shape } from '../drawing.ts';
import type { Point } from '../figure.ts';
import type { Geometry, GeometrySheet } from './geometry-sheet.ts';

/** Circles, and the rims of solids, whose far half is hidden behind the solid. */
export function roundShapes(figure: Geometry, sheet: GeometrySheet): Shape[] {
  const mark = { tone: 'ink', weight: 'medium' } as const;
  const circles = (figure.circles ?? []).flatMap(({ center, radius }): Shape[] => {
    const at = sheet.locate(center);
    if (!at) return [];
    return [{ kind: 'circle', ...mark, center: at, radius: radius * sheet.pixelsPerUnit }];
  });
  const rims = (figure.ellipses ?? []).flatMap(({ center, rx, ry, solid }): Shape[] => {
    const at = sheet.locate(center);
    if (!at) return [];
    const half = (from: number): Point[] =>
      Array.from({ length: 49 }, (_, step) => {
        const angle = from + (step * Math.PI) / 48;
        return [
          at[0] + rx * sheet.pixelsPerUnit * Math.cos(angle),
          at[1] + ry * sheet.pixelsPerUnit * Math.sin(angle),
        ];
      });
    const [near, far] = [half(0), half(Math.PI)];
    return solid
      ? [
          { kind: 'path', ...mark, strokes: [near] },
          { kind: 'path', ...mark, strokes: [far], dash: 'dashed' },
        ]
      : [{ kind: 'path', ...mark, strokes: [[...near, ...far.slice(1)]] }];
  });
  return [...circles, ...rims];
}
