/** The bounds of the left side's share of the width, which is from 0 to 1. */
export const leastSplit = 0.25;
export const mostSplit = 0.75;

export const withinSplit = (fraction: number): number =>
  Math.round(Math.min(Math.max(fraction, leastSplit), mostSplit) * 10_000) / 10_000;

/** The share that puts the divider at `x`. Undefined while the row is not laid out. */
export function splitAt(x: number, row: { left: number; width: number }): number | undefined {
  return row.width > 0 ? withinSplit((x - row.left) / row.width) : undefined;
}
