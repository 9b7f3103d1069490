import type { Rational } from '@bac/exam/item/entered-response.ts';

/** More places than an entry can need; a fraction that goes on beyond them is rounded. */
const places = 6;
const roundedTo = 4;

const withMinus = (text: string): string => text.replace('-', '−');

/** A number with a decimal point, whatever language the page speaks: the test does. */
export function decimalText({ numerator, denominator }: Rational): {
  text: string;
  isExact: boolean;
} {
  const isExact = (numerator * 10n ** BigInt(places)) % denominator === 0n;
  const value = Number(numerator) / Number(denominator);
  const text = value.toFixed(isExact ? places : roundedTo);
  return { text: withMinus(text.replace(/\.?0+$/, '')), isExact };
}
