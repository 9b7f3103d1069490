import type { Rational } from '@bac/exam/item/entered-response.ts';

/** More decimals than an exact entry can need; a fraction with more is rounded. */
const maxDecimals = 6;
const roundedDecimals = 4;

const withMinus = (text: string): string => text.replace('-', '−');

/** Formats a number with a decimal point in every language, as the test does. */
export function decimalText({ numerator, denominator }: Rational): {
  text: string;
  isExact: boolean;
} {
  const isExact = (numerator * 10n ** BigInt(maxDecimals)) % denominator === 0n;
  const value = Number(numerator) / Number(denominator);
  const text = value.toFixed(isExact ? maxDecimals : roundedDecimals);
  return { text: withMinus(text.replace(/\.?0+$/, '')), isExact };
}
