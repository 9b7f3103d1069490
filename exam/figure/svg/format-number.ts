/** Sums such as 0.1 + 0.2 carry dust in their last digits. */
export const tidy = (value: number): number => Number(value.toPrecision(12));

interface NumberStyle {
  decimals?: number;
  /** Years go without a comma. */
  grouped?: boolean;
}

/** As a test prints it: 12,500 and −0.5, with a real minus sign. */
export function formatNumber(value: number, style: NumberStyle = {}): string {
  const { decimals, grouped = true } = style;
  const size = Math.abs(tidy(value));
  const digits = decimals === undefined || size === 0 ? String(size) : size.toFixed(decimals);
  const [whole = '', fraction] = digits.split('.');
  const parts = grouped ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  const sign = tidy(value) < 0 ? '−' : '';
  return `${sign}${parts}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** Digits after the point that tell the multiples of a number apart. */
export function decimalsOf(value: number): number {
  const [, fraction = ''] = String(tidy(value)).split('.');
  return /^\d+$/.test(fraction) ? fraction.length : 0;
}
