import { locales, type Language } from '@bac/exam/item/language.ts';

/** Vietnam has no daylight saving time and is seven hours ahead of UTC. */
const homeZone = 'Asia/Ho_Chi_Minh';
const offset = '+07:00';
const offsetMilliseconds = 7 * 60 * 60 * 1000;

/** Converts a moment to the value of a date and time field, in Vietnam time wherever the editor is. */
export const toHomeField = (iso: string | null): string =>
  iso === null
    ? ''
    : new Date(Date.parse(iso) + offsetMilliseconds)
        .toISOString()
        .slice(0, 'yyyy-mm-ddThh:mm'.length);

/** Converts the value of such a field to a moment; null if it is empty. */
export function fromHomeField(field: string): string | null {
  const moment = new Date(`${field}${offset}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** Nov 16, 2026, 07:00 in English and 07:00, 16/11/2026 in Vietnamese; in the reader's time zone unless one is named. */
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
    hourCycle: 'h23',
    ...zone,
  }).format(moment);
  return language === 'vi' ? `${time}, ${day}` : `${day}, ${time}`;
}

/** For moments that were set in Vietnam time; a page that shows one says so. */
export const formatHomeMoment = (when: string | Date, language: Language): string =>
  formatMoment(when, language, homeZone);
