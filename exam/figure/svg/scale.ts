export type Scale = (value: number) => number;

/** Maps values of an axis to pixels. Clamps values beyond the axis, and accepts an axis of zero length. */
export function scale({ min, max }: { min: number; max: number }, from: number, to: number): Scale {
  const extent = max - min || 1;
  return (value) => from + (Math.min(Math.max((value - min) / extent, 0), 1) || 0) * (to - from);
}
