import { fitsField, readEntry, type Rational } from '@bac/exam/item/entered-response.ts';
import { matchesKey } from '@bac/exam/scoring/grade.ts';

const mostShown = 12;

/** A decimal of so many places, cut off and rounded up, with and without its zero. */
function decimals({ numerator, denominator }: Rational, places: number): string[] {
  const sign = numerator < 0n ? '-' : '';
  const size = numerator < 0n ? -numerator : numerator;
  const unit = 10n ** BigInt(places);
  const cut = (size * unit) / denominator;
  return [cut, cut + 1n].flatMap((scaled) => {
    const whole = String(scaled / unit);
    const rest = places === 0 ? '' : `.${String(scaled % unit).padStart(places, '0')}`;
    return [`${sign}${whole}${rest}`, ...(whole === '0' ? [`${sign}${rest}`] : [])];
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

/** Ways to type one of the keys that would all be right, so that an author sees what they accept. */
export function acceptedSpellings(keys: readonly string[]): string[] {
  const all = keys.flatMap((key) => {
    const value = fitsField(key) ? readEntry(key) : undefined;
    return value ? candidates(key, value).filter((entry) => matchesKey(entry, value)) : [];
  });
  return [...new Set(all)].slice(0, mostShown);
}
