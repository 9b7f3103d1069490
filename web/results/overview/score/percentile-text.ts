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
export function percentileText(percentile: string, language: Language): string {
  const isCount = /^\d+$/.test(percentile);
  return isCount && language === 'en'
    ? percentile + endings[ordinals.select(Number(percentile))]
    : percentile;
}
