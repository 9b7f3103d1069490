import type { Language } from '@bac/exam/item/language.ts';

const locales: Record<Language, string> = { vi: 'vi-VN', en: 'en-GB' };

/** 16 Nov 2026, 07:00 in English and 07:00, 16/11/2026 in Vietnamese; on the clock of who reads it, unless a zone is named. */
export function formatMoment(when: string | Date, language: Language, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const moment = new Date(when);
  const day = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: language === 'vi' ? 'numeric' : 'short',
    year: 'numeric',
    ...zone,
  }).format(moment);
  const time = new Intl.DateTimeFormat(locales[language], {
    hour: '2-digit',
    minute: '2-digit',
    ...zone,
  }).format(moment);
  return language === 'vi' ? `${time}, ${day}` : `${day}, ${time}`;
}
