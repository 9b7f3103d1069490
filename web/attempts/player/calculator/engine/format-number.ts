const trimZeros = (digits: string): string =>
  digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;

/** Scientific notation such as 1.2·10^21, which can be entered in this form. */
function scientific(value: number, digits: number): string {
  const [mantissa, exponent] = value.toExponential(digits - 1).split('e');
  return `${trimZeros(mantissa!)}·10^${Number(exponent)}`;
}

/** Formats with a decimal point, as in the test itself, whatever the language of the page. */
export function formatNumber(value: number, digits = 10): string {
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size >= 1e12 || size < 1e-6) return scientific(value, digits);
  const text = trimZeros(value.toPrecision(digits));
  // Integers keep all their digits.
  return text.includes('e') || (Number.isInteger(value) && size < 1e12) ? String(value) : text;
}

/** Formats a coordinate with as many places as an entered response can have, without rounding errors of the search. */
export function formatCoordinate(value: number, unit = 0.01): string {
  if (Math.abs(value) < unit * 1e-6) return '0';
  const size = Math.abs(value);
  if (size >= 1e9 || size < 1e-4) return scientific(value, 4);
  const places = size < 1 ? 4 : 3;
  const finer = unit < 1e-3 ? Math.min(10, Math.ceil(-Math.log10(unit))) : 0;
  const text = trimZeros(value.toFixed(Math.max(places, finer)));
  return text === '-0' ? '0' : text;
}

/** The fraction of small integers that equals the value, by continued fractions. Undefined for integers. */
export function fractionOf(value: number): string | undefined {
  const size = Math.abs(value);
  if (!Number.isFinite(value) || Number.isInteger(value) || size > 1e6) return undefined;
  let [before, top] = [0, 1];
  let [beforeBottom, bottom] = [1, 0];
  let rest = size;
  for (let step = 0; step < 20; step += 1) {
    const whole = Math.floor(rest);
    [before, top] = [top, whole * top + before];
    [beforeBottom, bottom] = [bottom, whole * bottom + beforeBottom];
    if (bottom > 2_000) return undefined;
    if (Math.abs(top / bottom - size) <= 1e-12 * size) {
      return `${value < 0 ? '-' : ''}${top}/${bottom}`;
    }
    rest = 1 / (rest - whole);
  }
  return undefined;
}
