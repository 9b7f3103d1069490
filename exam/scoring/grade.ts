import {
  fillsField,
  rational,
  readEntry,
  readKey,
  type Rational,
} from '../item/entered-response.ts';
import type { ItemVersion } from '../item/item.ts';

const isEqual = (a: Rational, b: Rational): boolean =>
  a.numerator === b.numerator && a.denominator === b.denominator;

/** True if a decimal that fits the field equals the key: a power of ten clears the denominator, and there is room for the digits. */
function hasFittingDecimal(key: Rational): boolean {
  const size = key.numerator < 0n ? -key.numerator : key.numerator;
  for (let places = 0; places <= 4; places += 1) {
    const scaled = size * 10n ** BigInt(places);
    if (scaled % key.denominator !== 0n) continue;
    const whole = size / key.denominator;
    // A zero before the point may be omitted; digits after it may not.
    const digits = whole === 0n && places > 0 ? 0 : String(whole).length;
    return digits + (places > 0 ? 1 + places : 0) <= 5;
  }
  return false;
}

/** A decimal that fills the field, such as `.6666`, `0.667` or `33.33`, and is not padded with leading zeros. */
function isFullDecimal(entry: string): boolean {
  return fillsField(entry) && /^[-−–]?(?:0|[1-9]\d*)?\./.test(entry);
}

/** The key truncated (toward zero) and rounded (half away from zero) to that many decimal places. */
function truncateAndRound(key: Rational, places: number): [Rational, Rational] {
  const unit = 10n ** BigInt(places);
  const sign = key.numerator < 0n ? -1n : 1n;
  const scaled = sign * key.numerator * unit;
  const truncated = scaled / key.denominator;
  const isHalfOrMore = 2n * (scaled % key.denominator) >= key.denominator;
  const rounded = isHalfOrMore ? truncated + 1n : truncated;
  return [rational(sign * truncated, unit), rational(sign * rounded, unit)];
}

/**
 * True if an entry equals the key or, only when no decimal that fits the field equals it, if the entry is a decimal that fills
 * the field and equals the key truncated or rounded there. The arithmetic is exact, without floating point.
 */
export function matchesKey(entry: string, key: Rational): boolean {
  const value = readEntry(entry);
  if (!value) return false;
  if (isEqual(value, key)) return true;
  if (hasFittingDecimal(key) || !isFullDecimal(entry)) return false;
  const places = entry.length - entry.indexOf('.') - 1;
  return truncateAndRound(key, places).some((near) => isEqual(value, near));
}

/** An omitted answer is not right. */
export function isRight(response: ItemVersion['response'], answer: string | undefined): boolean {
  if (answer === undefined) return false;
  if (response.kind === 'choice') return answer === response.key;
  return response.keys.some((key) => {
    const value = readKey(key);
    return value !== undefined && matchesKey(answer, value);
  });
}
