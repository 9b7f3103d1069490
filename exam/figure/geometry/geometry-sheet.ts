import { boxAround, type Box } from '../svg/box.ts';
import type { Room } from '../drawing.ts';
import type { FigureOf, Point } from '../figure.ts';

export type Geometry = FigureOf<'geometry'>;

/** The positions of the named points in pixels, and the length of a unit. */
export interface GeometrySheet {
  /** Undefined for an unknown name, so that an unfinished figure still shows what it can. */
  locate: (name: string) => Point | undefined;
  pixelsPerUnit: number;
  centroid: Point;
}

const widest = { wide: 300, narrow: 256 };
const tallest = 210;

function extent({ points, circles = [], ellipses = [] }: Geometry): Box {
  const rounds = [
    ...circles.map(({ center, radius }) => ({ center, rx: radius, ry: radius })),
    ...ellipses,
  ].flatMap(({ center, rx, ry }): Point[] => {
    const at = points[center];
    if (!at) return [];
    return [
      [at[0] - rx, at[1] - ry],
      [at[0] + rx, at[1] + ry],
    ];
  });
  return boxAround([...Object.values(points), ...rounds]);
}

const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

export function geometrySheet(figure: Geometry, room: Room): GeometrySheet {
  const { minX, maxX, minY, maxY } = extent(figure);
  const fit = Math.min(widest[room] / (maxX - minX), tallest / (maxY - minY));
  const pixelsPerUnit = Number.isFinite(fit) ? fit : 1;
  const toPixels = ([x, y]: Point): Point => [
    (x - minX) * pixelsPerUnit,
    (maxY - y) * pixelsPerUnit,
  ];
  const all = Object.values(figure.points).map(toPixels);
  return {
    locate: (name) => {
      const at = figure.points[name];
      return at && toPixels(at);
    },
    pixelsPerUnit,
    centroid: [mean(all.map(([x]) => x)), mean(all.map(([, y]) => y))],
  };
}
