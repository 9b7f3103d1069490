/**
 * A power over the real numbers. A negative base accepts a fraction with an odd denominator, such as (-8)^(1/3) = -2, for which
 * floating point alone gives NaN.
 */
export function power(base: number, exponent: number): number {
  const value = base ** exponent;
  if (!Number.isNaN(value) || !(base < 0) || !Number.isFinite(exponent)) return value;
  for (let denominator = 3; denominator <= 99; denominator += 2) {
    const numerator = exponent * denominator;
    const whole = Math.round(numerator);
    if (Math.abs(numerator - whole) < 1e-11) {
      return (whole % 2 === 0 ? 1 : -1) * (-base) ** exponent;
    }
  }
  return Number.NaN;
}

/** The n-th root, exact if it is an integer: root(3, 64) is 4, not 3.9999999999999996. */
export function root(degree: number, radicand: number): number {
  if (degree === 2) return Math.sqrt(radicand);
  if (degree === 3) return Math.cbrt(radicand);
  const value = power(radicand, 1 / degree);
  const whole = Math.round(value);
  return whole ** degree === radicand ? whole : value;
}

/** A logarithm, exact if it is an integer: log(1000) is 3, not 2.9999999999999996. */
export function logarithm(argument: number, base = 10): number {
  if (!(base > 0) || base === 1) return Number.NaN;
  const value = base === 10 ? Math.log10(argument) : Math.log(argument) / Math.log(base);
  const whole = Math.round(value);
  return Math.abs(whole) < 1000 && base ** whole === argument ? whole : value;
}

/** The result has the sign of the divisor, as taught in school. */
export const modulo = (a: number, b: number): number => a - b * Math.floor(a / b);

export function greatestDivisor(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  if (!Number.isSafeInteger(x) || !Number.isSafeInteger(y)) return Number.NaN;
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

export function round(x: number, places = 0): number {
  const scale = 10 ** Math.min(Math.max(Math.trunc(places), 0), 15);
  return (Math.sign(x) * Math.round(Math.abs(x) * scale)) / scale;
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: number[]): number => sum(values) / values.length;

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** The standard deviation of a sample, as in statistics courses and on common calculators. */
function deviation(values: number[]): number {
  const middle = mean(values);
  return Math.sqrt(sum(values.map((value) => (value - middle) ** 2)) / (values.length - 1));
}

/** Functions of any number of values, or of a column of a table. */
export const statistics: Record<string, (values: number[]) => number> = {
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  mean,
  median,
  total: sum,
  length: (values) => values.length,
  stdev: deviation,
  gcd: (values) => values.reduce(greatestDivisor, 0),
  lcm: (values) =>
    values.reduce((a, b) => (a === 0 || b === 0 ? 0 : Math.abs(a * b) / greatestDivisor(a, b)), 1),
};
