import type { Curve, UnaryFunction, BinaryFunction, Plot } from './plot.ts';

/** A line that a plot consists of. */
export type Edge =
  | ({ kind: 'curve' } & Curve)
  | { kind: 'implicit'; at: BinaryFunction }
  | { kind: 'solutions'; axis: 'x' | 'y'; at: UnaryFunction };

export function edgesOf(plot: Plot): Edge[] {
  if (plot.kind === 'points') return [];
  if (plot.kind !== 'region') return [plot];
  return plot.conditions.map(({ edge, at }) =>
    edge ? { kind: 'curve', ...edge } : { kind: 'implicit', at },
  );
}
