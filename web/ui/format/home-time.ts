import type { Language } from '@bac/exam/item/language.ts';

/** Vietnam keeps one time all year, seven hours ahead of UTC. */
const homeZone = 'Asia/Ho_Chi_Minh';
const offset = '+07:00';
const offsetMilliseconds = 7 * 60 * 60 * 1000;

/** A moment as a field for date and time holds it: the clock in Vietnam, wherever the editor sits. */
export const toHomeField = (iso: string | null): string =>
  iso === null
    ? ''
    : new Date(Date.parse(iso) + offsetMilliseconds)
        .toISOString()
        .slice(0, 'yyyy-mm-ddThh:mm'.length);

/** The moment that such a field means; null while it is empty. */
export function fromHomeField(field: string): string | null {
  const moment = new Date(`${field}${offset}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

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

/** What was set by the clock in Vietnam is told by it; a page that shows this says so. */
export const formatHomeMoment = (when: string | Date, language: Language): string =>
  formatMoment(when, language, homeZone);
