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

/** A percentile as a number; the low end of the table, “1-”, is “below 1”. */
export const percentileRank = (percentile: string, language: Language): string =>
  percentile.endsWith('-') ? `${below[language]} ${percentile.slice(0, -1)}` : percentile;

/** “71st” in English, “71” in Vietnamese. The top of the table, “99+”, is left unchanged. */
export function percentileText(percentile: string, language: Language): string {
  const rank = percentileRank(percentile, language);
  const [count] = /\d+$/.exec(rank) ?? [];
  return count !== undefined && language === 'en'
    ? rank + endings[ordinals.select(Number(count))]
    : rank;
}
