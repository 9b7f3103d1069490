import type { Box } from '../svg/box.ts';
import type { Room } from '../drawing.ts';
import type { Axis, Curve, FigureOf, Point } from '../figure.ts';
import { scale, type Scale } from '../svg/scale.ts';

/** A plane's window in pixels: its upper left corner is (0, 0). */
export interface PlaneFrame {
  width: number;
  height: number;
  x: Scale;
  y: Scale;
  window: Box;
  /** Where the axes stand: at zero, or at the nearest edge. */
  origin: Point;
}

const longestSide = { wide: 340, narrow: 264 };
const largestCell = 44;
const mostUneven = 2.6;

const cells = ({ min, max, step }: Axis): number => Math.max((max - min) / step, 1);
const extent = ({ min, max }: Axis): number => max - min || 1;

/** Square cells wherever the sheet stays handy; a circle must be round even on a grid of uneven steps. */
function sizeOf(x: Axis, y: Axis, curves: Curve[], longest: number): [number, number] {
  const isRound = curves.some(({ kind }) => kind === 'circle');
  const [across, up] = isRound ? [extent(x), extent(y)] : [cells(x), cells(y)];
  const ratio = across / up;
  if (ratio > mostUneven || ratio < 1 / mostUneven) return [longest, longest * 0.8];
  const largest = largestCell * Math.max(cells(x), cells(y));
  const side = Math.min(longest, largest) / Math.max(across, up);
  return [across * side, up * side];
}

export function planeFrame({ x, y, curves }: FigureOf<'plane'>, room: Room): PlaneFrame {
  const [width, height] = sizeOf(x, y, curves, longestSide[room]);
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
