import { fillsField, rational, readEntry, type Rational } from '../item/entered-response.ts';
import type { ItemVersion } from '../item/item.ts';

const isEqual = (a: Rational, b: Rational): boolean =>
  a.numerator === b.numerator && a.denominator === b.denominator;

/** Whether some decimal in the field says the key exactly: a power of ten clears its denominator, and there is room. */
function hasFittingDecimal(key: Rational): boolean {
  const size = key.numerator < 0n ? -key.numerator : key.numerator;
  for (let places = 0; places <= 4; places += 1) {
    const scaled = size * 10n ** BigInt(places);
    if (scaled % key.denominator !== 0n) continue;
    const whole = size / key.denominator;
    // A zero before the point may be left out; digits after it may not.
    const digits = whole === 0n && places > 0 ? 0 : String(whole).length;
    return digits + (places > 0 ? 1 + places : 0) <= 5;
  }
  return false;
}

/** `.6666`, `0.667`, `33.33`: a decimal that uses the space, not one padded with zeros in front. */
function isFullDecimal(entry: string): boolean {
  return fillsField(entry) && /^[-−–]?(?:0|[1-9]\d*)?\./.test(entry);
}

/** The key cut off, and rounded, at so many places; toward zero and half away from it. */
function cutAndRounded(key: Rational, places: number): [Rational, Rational] {
  const unit = 10n ** BigInt(places);
  const sign = key.numerator < 0n ? -1n : 1n;
  const scaled = sign * key.numerator * unit;
  const cut = scaled / key.denominator;
  const isHalfOrMore = 2n * (scaled % key.denominator) >= key.denominator;
  const rounded = isHalfOrMore ? cut + 1n : cut;
  return [rational(sign * cut, unit), rational(sign * rounded, unit)];
}

/**
 * Whether an entry is worth the key: equal to it, or, only where no decimal in the field says it exactly, a decimal that
 * fills the field and equals the key cut off or rounded there. Exact throughout: no floating point.
 */
export function matchesKey(entry: string, key: Rational): boolean {
  const value = readEntry(entry);
  if (!value) return false;
  if (isEqual(value, key)) return true;
  if (hasFittingDecimal(key) || !isFullDecimal(entry)) return false;
  const places = entry.length - entry.indexOf('.') - 1;
  return cutAndRounded(key, places).some((near) => isEqual(value, near));
}

/** An omitted answer is not right. */
export function isRight(response: ItemVersion['response'], answer: string | undefined): boolean {
  if (answer === undefined) return false;
  if (response.kind === 'choice') return answer === response.key;
  return response.keys.some((key) => {
    const value = readEntry(key);
    return value !== undefined && matchesKey(answer, value);
  });
}
