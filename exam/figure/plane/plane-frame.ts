import type { Box } from '../svg/box.ts';
import type { Room } from '../drawing.ts';
import type { Axis, Curve, FigureOf, Point } from '../figure.ts';
import { scale, type Scale } from '../svg/scale.ts';

/** The window of a plane in pixels. Its upper left corner is (0, 0). */
export interface PlaneFrame {
  width: number;
  height: number;
  x: Scale;
  y: Scale;
  window: Box;
  /** Where the axes cross: at zero, or at the nearest edge. */
  origin: Point;
}

const longestSide = { wide: 340, narrow: 264 };
const largestCell = 44;
const mostUnevenRatio = 2.6;

const cells = ({ min, max, step }: Axis): number => Math.max((max - min) / step, 1);
const extent = ({ min, max }: Axis): number => max - min || 1;

/** Cells are square unless the drawing would become too long. With a circle, units are square, so that it stays round. */
function computeSize(x: Axis, y: Axis, curves: Curve[], longest: number): [number, number] {
  const isRound = curves.some(({ kind }) => kind === 'circle');
  const [across, up] = isRound ? [extent(x), extent(y)] : [cells(x), cells(y)];
  const ratio = across / up;
  if (ratio > mostUnevenRatio || ratio < 1 / mostUnevenRatio) return [longest, longest * 0.8];
  const largest = largestCell * Math.max(cells(x), cells(y));
  const side = Math.min(longest, largest) / Math.max(across, up);
  return [across * side, up * side];
}

export function planeFrame({ x, y, curves }: FigureOf<'plane'>, room: Room): PlaneFrame {
  const [width, height] = computeSize(x, y, curves, longestSide[room]);
  const toX = scale(x, 0, width);
  const toY = scale(y, height, 0);
  return {
    width,
    height,
    x: toX,
    y: toY,
    window: { minX: x.min, maxX: x.max, minY: y.min, maxY: y.max },
    origin: [toX(0), toY(0)],
  };
}
