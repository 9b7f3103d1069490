import type { Interest } from '../engine/curves/points-of-interest.ts';
import type { Plot, Point } from '../engine/curves/plot.ts';
import { viewOf, type Size, type View } from './view.ts';

function bounds(values: number[]): [low: number, high: number] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = (high - low) * 0.15 || Math.max(1, Math.abs(high) * 0.5);
  return [low - room, high + room];
}

/** The view that shows all points of the visible entries, or else the points of interest of the current curve, with a margin. */
export function viewToFit(
  plots: readonly (Plot | undefined)[],
  interests: readonly Interest[],
  size: Size,
): View | undefined {
  const points: Point[] = plots.flatMap((plot) => (plot?.kind === 'points' ? plot.points : []));
  const all = points.length > 0 ? points : [...interests];
  if (all.length === 0) return undefined;
  const [left, right] = bounds(all.map((point) => point.x));
  const [bottom, top] = bounds(all.map((point) => point.y));
  return viewOf({ left, right, bottom, top }, size);
}
