export type Scale = (value: number) => number;

/** From an axis to pixels; a value beyond the axis stays at its end, an axis without extent doesn't divide by zero. */
export function scale({ min, max }: { min: number; max: number }, from: number, to: number): Scale {
  const extent = max - min || 1;
  return (value) => from + (Math.min(Math.max((value - min) / extent, 0), 1) || 0) * (to - from);
}
