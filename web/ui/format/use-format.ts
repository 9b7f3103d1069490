import { useMemo } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import {
  formatDate,
  formatDays,
  formatHomeDate,
  formatNumber,
  formatPercent,
  formatShortDate,
  formatSpan,
  formatTime,
  type Moment,
} from './format.ts';

/** The functions of format.ts in the language of the page. */
export function useFormat() {
  const [language] = useLanguage();
  return useMemo(
    () => ({
      number: (value: number, decimals?: number) => formatNumber(value, language, decimals),
      percent: (share: number, decimals?: number) => formatPercent(share, language, decimals),
      date: (when: Moment) => formatDate(when, language),
      days: (from: string, until: string) => formatDays(from, until, language),
      homeDate: (when: Moment) => formatHomeDate(when, language),
      span: (minutes: number) => formatSpan(minutes, language),
      shortDate: (when: Moment) => formatShortDate(when, language),
      time: (when: Moment) => formatTime(when, language),
    }),
    [language],
  );
}
