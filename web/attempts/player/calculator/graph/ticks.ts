/** The spacing of labels: 1, 2 or 5 times a power of ten. */
export interface Ticks {
  step: number;
  /** The number of parts into which finer lines divide a step. */
  parts: 4 | 5;
}

export function ticksFor(unit: number, minPixels: number): Ticks {
  const minStep = unit * minPixels;
  const power = 10 ** Math.floor(Math.log10(minStep));
  for (const factor of [1, 2, 5]) {
    // Rounding must not turn 0.1 × 5 into the next step.
    if (power * factor >= minStep * (1 - 1e-9)) {
      return { step: power * factor, parts: factor === 2 ? 4 : 5 };
    }
  }
  return { step: power * 10, parts: 5 };
}

/** A label without rounding errors such as that of 0.1 + 0.2. */
export function tickLabel(index: number, step: number): string {
  const value = Number((index * step).toPrecision(12));
  const size = Math.abs(value);
  if (size >= 1e6 || (size > 0 && size < 1e-4)) {
    const [mantissa, exponent] = value.toExponential().split('e');
    const digits = Number(Number(mantissa).toFixed(3));
    return `${digits}·10${superscript(Number(exponent))}`;
  }
  return String(value);
}

const superscript = (exponent: number): string =>
  [...String(exponent)].map((c) => (c === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(c)]!)).join('');
