import type { Interest } from '../engine/curves/points-of-interest.ts';
import type { Plot, Point } from '../engine/curves/plot.ts';
import { ticksFor } from './ticks.ts';
import type { View } from './view.ts';

/** The step of the arrow keys: a round number, about ten pixels, so that screen readers read short values. */
const stepOf = (unit: number): number => ticksFor(unit, 8).step;

/** The place at which a trace starts: in the middle of the view, or at the first point. */
export function traceStart(plot: Plot, view: View): Point | undefined {
  if (plot.kind === 'points') return plot.points[0];
  if (plot.kind !== 'curve') return undefined;
  const [middle, step] =
    plot.along === 'x' ? [view.x, stepOf(view.unitX)] : [view.y, stepOf(view.unitY)];
  return pointAt(plot, Math.round(middle / step) * step);
}

const pointAt = (plot: Extract<Plot, { kind: 'curve' }>, t: number): Point => {
  const clean = Number(t.toPrecision(12));
  return plot.along === 'x' ? { x: clean, y: plot.at(clean) } : { x: plot.at(clean), y: clean };
};

/** The next place in a direction: along a curve, or from point to point. */
export function traceStep(
  plot: Plot,
  from: Point,
  direction: 1 | -1,
  view: View,
): Point | undefined {
  if (plot.kind === 'points') {
    const index = plot.points.findIndex(({ x, y }) => x === from.x && y === from.y);
    return plot.points[Math.min(Math.max(index + direction, 0), plot.points.length - 1)];
  }
  if (plot.kind !== 'curve') return undefined;
  const isAlongX = plot.along === 'x';
  const step = stepOf(isAlongX ? view.unitX : view.unitY);
  const t = isAlongX ? from.x : from.y;
  // A place between two steps moves to the next step, not past it.
  const next = direction > 0 ? Math.floor(t / step + 1e-9) + 1 : Math.ceil(t / step - 1e-9) - 1;
  return pointAt(plot, next * step);
}

/** The next point of interest to the right or left. After the last comes the first. */
export function nextInterest(
  interests: readonly Interest[],
  from: Point | undefined,
  direction: 1 | -1,
): Interest | undefined {
  const sorted = interests.toSorted((a, b) => direction * (a.x - b.x || a.y - b.y));
  if (!from) return sorted[0];
  const isBeyond = (point: Point): boolean =>
    direction * (point.x - from.x) > 1e-12 ||
    (Math.abs(point.x - from.x) <= 1e-12 && direction * (point.y - from.y) > 1e-12);
  return sorted.find(isBeyond) ?? sorted[0];
}
