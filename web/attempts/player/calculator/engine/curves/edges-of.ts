import type { Curve, OfOne, OfTwo, Plot } from './plot.ts';

/** A line that a plot consists of. */
export type Edge =
  | ({ kind: 'curve' } & Curve)
  | { kind: 'implicit'; at: OfTwo }
  | { kind: 'solutions'; axis: 'x' | 'y'; at: OfOne };

export function edgesOf(plot: Plot): Edge[] {
  if (plot.kind === 'points') return [];
  if (plot.kind !== 'region') return [plot];
  return plot.conditions.map(({ edge, at }) =>
    edge ? { kind: 'curve', ...edge } : { kind: 'implicit', at },
  );
}
