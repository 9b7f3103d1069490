import type { Interest } from '../engine/curves/points-of-interest.ts';
import type { Plot, Point } from '../engine/curves/plot.ts';
import type { GraphPainter } from './graph-painter.ts';
import { toScreenX, toScreenY, type Layer } from './scene.ts';
import type { View } from './view.ts';

export interface FoundPoint extends Point {
  row: number;
  distance: number;
}

/** The nearest place on a segment between two points of the screen. */
function nearestOnSegment(px: number, py: number, ax: number, ay: number, bx: number, by: number) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / length));
  return { share, distance: Math.hypot(ax + share * dx - px, ay + share * dy - py) };
}

/** The place on the lines of a layer that is nearest to a pixel. */
function nearestOn(
  painter: GraphPainter,
  view: View,
  layer: Layer,
  px: number,
  py: number,
): FoundPoint {
  const stage = { view, size: painter.size };
  let best: FoundPoint = { x: 0, y: 0, row: layer.row, distance: Number.POSITIVE_INFINITY };
  const { plot } = layer;
  if (plot.kind === 'points') {
    for (const { x, y } of plot.points) {
      const distance = Math.hypot(toScreenX(stage, x) - px, toScreenY(stage, y) - py);
      if (distance < best.distance) best = { x, y, row: layer.row, distance };
    }
    return best;
  }
  for (const { lines, isSwapped } of painter.linesOf(plot)) {
    for (const line of lines) {
      for (let i = 2; i < line.length; i += 2) {
        const [a, b, c, d] = [line[i - 2]!, line[i - 1]!, line[i]!, line[i + 1]!];
        const [x0, y0, x1, y1] = isSwapped ? [b, a, d, c] : [a, b, c, d];
        const [ax, bx] = [toScreenX(stage, x0), toScreenX(stage, x1)];
        if (Math.min(ax, bx) > px + 30 || Math.max(ax, bx) < px - 30) continue;
        const found = nearestOnSegment(px, py, ax, toScreenY(stage, y0), bx, toScreenY(stage, y1));
        if (found.distance < best.distance) {
          const { share, distance } = found;
          best = { x: x0 + share * (x1 - x0), y: y0 + share * (y1 - y0), row: layer.row, distance };
        }
      }
    }
  }
  return best;
}

/** Moves a point of the drawn line to the exact curve. */
export function exactOn(plot: Plot, { x, y }: Point): Point {
  if (plot.kind !== 'curve') return { x, y };
  return plot.along === 'x' ? { x, y: plot.at(x) } : { x: plot.at(y), y };
}

/**
 * The target of a click: a point of interest of the active line first, then the nearest line and, if it was not active, its points
 * of interest. Undefined if all are out of reach.
 */
export function nearestPoint(
  painter: GraphPainter,
  view: View,
  layers: readonly Layer[],
  interests: readonly Interest[],
  activeRow: number,
  px: number,
  py: number,
  reach: number,
  interestsOf?: (row: number) => readonly Interest[],
): FoundPoint | undefined {
  const stage = { view, size: painter.size };
  const nearestInterest = (row: number, points: readonly Interest[]): FoundPoint | undefined =>
    points
      .map(({ x, y }): FoundPoint => ({
        x,
        y,
        row,
        distance: Math.hypot(toScreenX(stage, x) - px, toScreenY(stage, y) - py),
      }))
      .filter(({ distance }) => distance <= reach)
      .toSorted((a, b) => a.distance - b.distance)[0];
  const own = nearestInterest(activeRow, interests);
  if (own) return own;
  const found = layers
    .map((layer) => nearestOn(painter, view, layer, px, py))
    .filter(({ distance }) => distance <= reach)
    .toSorted((a, b) => a.distance - b.distance)[0];
  const plot = layers.find(({ row }) => row === found?.row)?.plot;
  const other = found && interestsOf && nearestInterest(found.row, interestsOf(found.row));
  if (other) return other;
  return found && plot ? { ...found, ...exactOn(plot, found) } : undefined;
}
