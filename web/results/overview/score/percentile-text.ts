import type { PercentileRange } from '@bac/contract/results/results.ts';
import type { Language } from '@bac/exam/item/language.ts';

const endings: Record<Intl.LDMLPluralRule, string> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
};

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

const below = { en: 'below', vi: 'dưới' };

/** “71st” or “71”. The low end of the table, “1-”, is “below 1st”; the top, “99+”, is left unchanged. */
function percentileText(percentile: string, language: Language, isOrdinal: boolean): string {
  if (percentile.endsWith('-')) {
    return `${below[language]} ${percentileText(percentile.slice(0, -1), language, isOrdinal)}`;
  }
  return isOrdinal && language === 'en' && /^\d+$/.test(percentile)
    ? percentile + endings[ordinals.select(Number(percentile))]
    : percentile;
}

/** “63rd–71st”, or one percentile if both ends of the range have the same. */
export function percentileRangeText(
  { low, high }: PercentileRange,
  group: 'user' | 'national',
  language: Language,
  style: 'ordinal' | 'plain' = 'ordinal',
): string {
  // “below 1st–3rd” would be hard to read.
  const from = low[group] === high[group] ? low[group] : low[group].replace('-', '');
  const ends = new Set([from, high[group]]);
  return [...ends].map((each) => percentileText(each, language, style === 'ordinal')).join('–');
}
