/** The bounds of the left side's share of the width, which is from 0 to 1. */
export const minSplit = 0.25;
export const maxSplit = 0.75;

export const clampSplit = (fraction: number): number =>
  Math.round(Math.min(Math.max(fraction, minSplit), maxSplit) * 10_000) / 10_000;

/** The share that puts the divider at `x`. Undefined while the row is not laid out. */
export function splitAt(x: number, row: { left: number; width: number }): number | undefined {
  return row.width > 0 ? clampSplit((x - row.left) / row.width) : undefined;
}
