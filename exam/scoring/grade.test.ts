import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rational, readEntry, type Rational } from '../item/entered-response.ts';
import { isRight, matchesKey } from './grade.ts';

const key = (entry: string): Rational => {
  const value = readEntry(entry);
  if (!value) throw new Error(entry);
  return value;
};

const right: Record<string, string[]> = {
  '3.5': ['3.5', '3.50', '7/2', '3.500', '14/4', '03.5', '35/10'],
  '2/3': ['2/3', '.6666', '.6667', '0.666', '0.667', '4/6', '40/60'],
  '-1/3': ['-1/3', '-.3333', '-0.333', '−.3333', '-2/6'],
  '16/3': ['16/3', '5.333', '32/6'],
  '17/3': ['5.666', '5.667', '17/3'],
  '100/3': ['33.33', '100/3'],
  '200/3': ['66.66', '66.67'],
  '999/7': ['142.7', '999/7'],
  '5': ['5', '5.', '5.0', '5.000', '10/2', '05', '00005'],
  '0': ['0', '.0', '0.', '-0', '0/5'],
  '-12': ['-12', '-12.0', '-24/2'],
  '1/8': ['.125', '0.125', '1/8', '.1250'],
  '1/16': ['.0625', '1/16'],
  '1/32': ['.0312', '.0313', '0.031', '1/32'],
  '1/64': ['1/64', '.0156', '0.015', '0.016'],
  '99/16': ['6.187', '6.188', '99/16'],
  '-99/16': ['-6.187', '-6.188', '-99/16'],
  '-1/8': ['-.125', '-0.125', '-1/8'],
  '-7/2': ['-3.5', '-7/2', '-3.500'],
  '12345': ['12345'],
  '99999': ['99999'],
  '1/999': ['.0010', '0.001', '1/999'],
};

const wrong: Record<string, string[]> = {
  '3.5': ['31/2', '3 1/2', '3.4', '3.51', '3,5', '3.499', '', '-3.5', '7/', '.'],
  '2/3': [
    '.66',
    '0.66',
    '.67',
    '0.67',
    '.6665',
    '.6668',
    '00.66',
    '00.67',
    '0.668',
    '-.6666',
    '.666',
  ],
  '-1/3': ['-.33', '-0.33', '.3333', '-.3334', '1/3', '-00.33', '-'],
  '16/3': ['5.33', '5.3', '5.334', '5.332'],
  '1/8': ['.12', '.13', '0.12', '.1249', '.1251', '0.126'],
  '1/16': ['.062', '.063', '0.062', '0.063', '.06'],
  '1/32': ['.031', '.03', '.0314', '0.032', '0.03'],
  '99/16': ['6.18', '6.19', '6.186', '6.189', '-6.187'],
  '-99/16': ['-6.18', '6.187', '-6.186'],
  '-1/8': ['-.1249', '-.1251', '-0.12', '-0.13', '-.12'],
  '-7/2': ['-3.499', '-3.501', '3.5'],
  '200/3': ['66.6', '66.7', '67', '66'],
  '100/3': ['33', '33.3', '33.34'],
  '5': ['4.999', '5.001', '6', '1/5', '5/0'],
  '0': ['', '1', '-', '0/0', '.', '/'],
};

const cases = (table: Record<string, string[]>): [string, string][] =>
  Object.entries(table).flatMap(([keyText, entries]) =>
    entries.map((entry): [string, string] => [keyText, entry]),
  );

describe('a student-produced response', () => {
  it.each(cases(right))('the key %s accepts “%s”', (keyText, entry) => {
    expect(matchesKey(entry, key(keyText))).toBe(true);
  });

  it.each(cases(wrong))('the key %s rejects “%s”', (keyText, entry) => {
    expect(matchesKey(entry, key(keyText))).toBe(false);
  });

  it('accepts a truncated or rounded decimal if the exact one is too long for the field', () => {
    const long = rational(123_456n, 1_000_000n);
    expect(matchesKey('.1234', long)).toBe(true);
    expect(matchesKey('.1235', long)).toBe(true);
    expect(matchesKey('0.123', long)).toBe(true);
    expect(matchesKey('.123', long)).toBe(false);
    expect(matchesKey('12.34', rational(12_345n, 1000n))).toBe(true);
    expect(matchesKey('12.35', rational(12_345n, 1000n))).toBe(true);
    expect(matchesKey('12.36', rational(12_345n, 1000n))).toBe(false);
  });

  it('rounds half away from zero, for both signs', () => {
    expect(matchesKey('-.1235', rational(-12_345n, 100_000n))).toBe(true);
    expect(matchesKey('-.1234', rational(-12_345n, 100_000n))).toBe(true);
    expect(matchesKey('-.1236', rational(-12_345n, 100_000n))).toBe(false);
  });

  it('grades exactly: every spelling of a fraction is right, every neighbor is wrong', () => {
    const part = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(part, part, fc.boolean(), (numerator, denominator, isNegative) => {
        const sign = isNegative ? '-' : '';
        const value = rational(BigInt(isNegative ? -numerator : numerator), BigInt(denominator));
        expect(matchesKey(`${sign}${numerator}/${denominator}`, value)).toBe(true);
        expect(matchesKey(`${sign}${numerator + 1}/${denominator}`, value)).toBe(false);
      }),
    );
  });

  it('never accepts a decimal that is off by more than its last place', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 0, max: 9999 }),
        (numerator, denominator, digits) => {
          const entry = `.${String(digits).padStart(4, '0')}`;
          const isAccepted = matchesKey(entry, rational(BigInt(numerator), BigInt(denominator)));
          const isNear = Math.abs(digits / 10_000 - numerator / denominator) < 1.000_001e-4;
          expect(isAccepted && !isNear).toBe(false);
          // It also never rejects the truncated key when the exact decimal does not fit.
          const exact = (numerator / denominator) * 10_000;
          const isTruncated =
            numerator < denominator && !Number.isInteger(exact) && Math.floor(exact) === digits;
          expect(isTruncated && !isAccepted).toBe(false);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('isRight', () => {
  const why = { en: 'x', vi: 'x' };
  const choice = { text: 'x', rationale: why };
  const choices = { A: choice, B: choice, C: choice, D: choice };

  it('compares a choice with the key', () => {
    const response = { kind: 'choice', choices, key: 'B' } as const;
    expect(isRight(response, 'B')).toBe(true);
    expect(isRight(response, 'A')).toBe(false);
    expect(isRight(response, undefined)).toBe(false);
  });

  it.each([
    ['203/50', ['4.06', '4.060']],
    ['1000/3', ['333.3']],
    ['20000/60000', ['1/3', '.3333', '0.333']],
    ['0.0625000', ['1/16', '.0625']],
    ['-12345/37', ['-333.6']],
  ])('accepts entries for the key %s, which is longer than the field', (long, entries) => {
    const response = { kind: 'entered' as const, keys: [long], rationale: why };
    expect(entries.filter((entry) => !isRight(response, entry))).toEqual([]);
    expect(
      ['4.0', '4.1', '333', '333.4', '.333', '333.6'].some((entry) => isRight(response, entry)),
    ).toBe(false);
  });

  it('accepts any of several keys, and skips one that cannot be parsed', () => {
    const response = { kind: 'entered' as const, keys: ['?', '4', '-9'], rationale: why };
    expect(isRight(response, '-9')).toBe(true);
    expect(isRight(response, '4.0')).toBe(true);
    expect(isRight(response, '5')).toBe(false);
    expect(isRight(response, undefined)).toBe(false);
  });
});
