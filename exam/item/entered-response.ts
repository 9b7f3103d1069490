/**
 * The input field of a student-produced response: digits, at most one point or one slash, an optional leading minus; five
 * characters, six if negative. Browsers may parse entries; `scoring/grade` grades them on the server. Keys are numbers of any length.
 */

const fieldLength = 5;

/** An exact fraction in lowest terms, with a positive denominator. */
export interface Rational {
  numerator: bigint;
  denominator: bigint;
}

/** Phones and word processors insert other minus signs, which mean the same. */
const normalize = (entry: string): string => entry.replace(/^[−–]/, '-');

const withoutSign = (entry: string): string => normalize(entry).replace(/^-/, '');

const isNumeral = (body: string): boolean =>
  /^\d*(?:[./]\d*)?$/.test(body) && !body.startsWith('/');

/** True if the field accepts the entry, which may be unfinished (`-`, `3/`). */
export function fitsField(entry: string): boolean {
  const body = withoutSign(entry);
  return body.length <= fieldLength && isNumeral(body);
}

/** True if the entry leaves no room for another digit. */
export const fillsField = (entry: string): boolean => withoutSign(entry).length === fieldLength;

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

export function rational(numerator: bigint, denominator: bigint): Rational {
  const size = numerator < 0n ? -numerator : numerator;
  const divisor = greatestCommonDivisor(size, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Parses a number of any length: digits with at most one point or slash; undefined if it is unfinished (`3/`) or `1/0`. */
function readNumber(text: string): Rational | undefined {
  const sign = normalize(text).startsWith('-') ? -1n : 1n;
  const body = withoutSign(text);
  const [whole = '', rest = ''] = body.split(/[./]/);
  if (body.includes('/')) {
    // An empty denominator parses as zero, which makes the entry unfinished.
    const denominator = BigInt(rest);
    return denominator === 0n ? undefined : rational(sign * BigInt(whole), denominator);
  }
  if (whole === '' && rest === '') return undefined;
  return rational(sign * BigInt(whole + rest), 10n ** BigInt(rest.length));
}

/** Parses an entry; undefined if the field does not accept it, if it is unfinished, or if it is not a number (`1/0`). */
export const readEntry = (entry: string): Rational | undefined =>
  fitsField(entry) ? readNumber(entry) : undefined;

/** Bounds the work of parsing a key from a file. */
export const maxKeyLength = 60;

/** Parses a key, which may be longer than the field: `203/50` is entered as `4.06`. Undefined if it is not a number. */
export const readKey = (key: string): Rational | undefined =>
  key.length <= maxKeyLength && isNumeral(withoutSign(key)) ? readNumber(key) : undefined;

/**
 * True if the field has room for some right answer: the fraction in lowest terms, or a decimal, exact or truncated. A decimal that
 * is not whole needs a point and a digit after it, so at most three digits precede it.
 */
export function isEnterable({ numerator, denominator }: Rational): boolean {
  const size = numerator < 0n ? -numerator : numerator;
  if (denominator === 1n) return String(size).length <= fieldLength;
  if (`${size}/${denominator}`.length <= fieldLength) return true;
  const isTruncatedToZero = size * 10n ** BigInt(fieldLength - 1) < denominator;
  return String(size / denominator).length <= fieldLength - 2 && !isTruncatedToZero;
}

/** Splits a list of keys as answer sheets print it: `203/50, 4.06`. A comma without a space after it may be a decimal comma. */
export const splitKeys = (text: string): string[] =>
  text
    .split(/[|;]|,\s/)
    .map((key) => key.trim())
    .filter((key) => key !== '');
