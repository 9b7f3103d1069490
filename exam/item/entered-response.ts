/**
 * The input field of a student-produced response: digits, at most one point or one slash, an optional leading minus; five
 * characters, six if negative. Browsers may parse entries; `scoring/grade` grades them on the server.
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

/** True if the field accepts the entry, which may be unfinished (`-`, `3/`). */
export function fitsField(entry: string): boolean {
  const body = withoutSign(entry);
  return body.length <= fieldLength && /^\d*(?:[./]\d*)?$/.test(body) && !body.startsWith('/');
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

/** Parses an entry; undefined if it is unfinished or not a number (`1/0`). */
export function readEntry(entry: string): Rational | undefined {
  if (!fitsField(entry)) return undefined;
  const sign = normalize(entry).startsWith('-') ? -1n : 1n;
  const body = withoutSign(entry);
  const [whole = '', rest = ''] = body.split(/[./]/);
  if (body.includes('/')) {
    // An empty denominator parses as zero, which makes the entry unfinished.
    const denominator = BigInt(rest);
    return denominator === 0n ? undefined : rational(sign * BigInt(whole), denominator);
  }
  if (whole === '' && rest === '') return undefined;
  return rational(sign * BigInt(whole + rest), 10n ** BigInt(rest.length));
}
