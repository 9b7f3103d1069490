/** Steps of 1, 2 or 5 times a power of ten, at least so many pixels apart. */
export interface Ticks {
  step: number;
  /** Finer lines between two labels. */
  parts: 4 | 5;
}

export function ticksFor(unit: number, leastPixels: number): Ticks {
  const least = unit * leastPixels;
  const power = 10 ** Math.floor(Math.log10(least));
  for (const factor of [1, 2, 5]) {
    // Rounding must not turn 0.1 × 5 into the next step.
    if (power * factor >= least * (1 - 1e-9)) {
      return { step: power * factor, parts: factor === 2 ? 4 : 5 };
    }
  }
  return { step: power * 10, parts: 5 };
}

/** A label without the dust of 0.1 + 0.2. */
export function tickLabel(index: number, step: number): string {
  const value = Number((index * step).toPrecision(12));
  const size = Math.abs(value);
  if (size >= 1e6 || (size > 0 && size < 1e-4)) {
    const [mantissa, exponent] = value.toExponential().split('e');
    const digits = Number(Number(mantissa).toFixed(3));
    return `${digits}·10${raised(Number(exponent))}`;
  }
  return String(value);
}

const raised = (exponent: number): string =>
  [...String(exponent)].map((c) => (c === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(c)]!)).join('');
