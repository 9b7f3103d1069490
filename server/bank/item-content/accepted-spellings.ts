import { readKey, type Rational } from '@bac/exam/item/entered-response.ts';
import { matchesKey } from '@bac/exam/scoring/grade.ts';

const maxSpellings = 12;

/** Decimals with this many places, truncated and rounded up, each with and without a leading zero. */
function decimals({ numerator, denominator }: Rational, places: number): string[] {
  const sign = numerator < 0n ? '-' : '';
  const size = numerator < 0n ? -numerator : numerator;
  const unit = 10n ** BigInt(places);
  const truncated = (size * unit) / denominator;
  return [truncated, truncated + 1n].flatMap((scaled) => {
    const whole = String(scaled / unit);
    const fraction = places === 0 ? '' : `.${String(scaled % unit).padStart(places, '0')}`;
    return [`${sign}${whole}${fraction}`, ...(whole === '0' ? [`${sign}${fraction}`] : [])];
  });
}

function candidates(key: string, value: Rational): string[] {
  const { numerator, denominator } = value;
  return [
    key,
    `${numerator}/${denominator}`,
    `${2n * numerator}/${2n * denominator}`,
    ...[0, 1, 2, 3, 4].flatMap((places) => decimals(value, places)),
  ];
}

/** Lists entries that are graded as correct for these keys, so that an author sees what the keys accept. */
export function acceptedSpellings(keys: readonly string[]): string[] {
  const all = keys.flatMap((key) => {
    const value = readKey(key);
    return value ? candidates(key, value).filter((entry) => matchesKey(entry, value)) : [];
  });
  return [...new Set(all)].slice(0, maxSpellings);
}
