/** Removes floating point errors, such as that of 0.1 + 0.2. */
export const roundOff = (value: number): number => Number(value.toPrecision(12));

interface NumberStyle {
  decimals?: number;
  /** False for years, which have no comma. */
  grouped?: boolean;
}

/** Formats a number as the test prints it: 12,500 and −0.5, with a real minus sign. */
export function formatNumber(value: number, style: NumberStyle = {}): string {
  const { decimals, grouped = true } = style;
  const size = Math.abs(roundOff(value));
  const digits = decimals === undefined || size === 0 ? String(size) : size.toFixed(decimals);
  const [whole = '', fraction] = digits.split('.');
  const parts = grouped ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  const sign = roundOff(value) < 0 ? '−' : '';
  return `${sign}${parts}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** The number of decimals that multiples of a number need. */
export function decimalsOf(value: number): number {
  const [, fraction = ''] = String(roundOff(value)).split('.');
  return /^\d+$/.test(fraction) ? fraction.length : 0;
}
