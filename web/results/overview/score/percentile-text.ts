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

/** “71st” in English, “71” in Vietnamese; the ends of the table, “99+” and “1-”, are left unchanged. */
function percentileText(percentile: string, language: Language): string {
  const isCount = /^\d+$/.test(percentile);
  return isCount && language === 'en'
    ? percentile + endings[ordinals.select(Number(percentile))]
    : percentile;
}

/** “63rd–71st”, or one percentile if both ends of the range have the same. */
export function percentileRangeText(
  { low, high }: PercentileRange,
  group: 'user' | 'national',
  language: Language,
): string {
  const isOne = low[group] === high[group];
  // Two dashes in a row would be hard to read.
  const from = isOne ? low[group] : low[group].replace('-', '');
  const ends = [from, high[group]].map((each) => percentileText(each, language));
  return (isOne ? ends.slice(0, 1) : ends).join('–');
}
