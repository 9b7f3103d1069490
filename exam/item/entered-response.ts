/**
 * The field of a student-produced response, as the student meets it: digits, one point or one slash, a leading minus;
 * five characters, six when negative. What an entry is worth is decided by `scoring/grade`; how it is read is no secret.
 */

const room = 5;

/** Exact: `numerator / denominator` in lowest terms, the denominator positive. */
export interface Rational {
  numerator: bigint;
  denominator: bigint;
}

/** Phones and word processors type other minus signs; they mean the same. */
const normalise = (entry: string): string => entry.replace(/^[−–]/, '-');

const withoutSign = (entry: string): string => normalise(entry).replace(/^-/, '');

/** May stand in the field, be it unfinished (`-`, `3/`). */
export function fitsField(entry: string): boolean {
  const body = withoutSign(entry);
  return body.length <= room && /^\d*(?:[./]\d*)?$/.test(body) && !body.startsWith('/');
}

/** Leaves no room for another digit: the student has given all the places the field has. */
export const fillsField = (entry: string): boolean => withoutSign(entry).length === room;

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

export function rational(numerator: bigint, denominator: bigint): Rational {
  const size = numerator < 0n ? -numerator : numerator;
  const divisor = greatestCommonDivisor(size, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** The number an entry stands for; undefined while it is unfinished or means nothing (`1/0`). */
export function readEntry(entry: string): Rational | undefined {
  if (!fitsField(entry)) return undefined;
  const sign = normalise(entry).startsWith('-') ? -1n : 1n;
  const body = withoutSign(entry);
  const [whole = '', rest = ''] = body.split(/[./]/);
  if (body.includes('/')) {
    // Nothing behind the slash counts as zero, and nothing can be divided by it.
    const under = BigInt(rest);
    return under === 0n ? undefined : rational(sign * BigInt(whole), under);
  }
  if (whole === '' && rest === '') return undefined;
  return rational(sign * BigInt(whole + rest), 10n ** BigInt(rest.length));
}
