import { locales, type Language } from '@bac/exam/item/language.ts';

/** A cache: creating a formatter costs far more than using it, and tables use one in every cell. */
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(
  language: Language,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locales[language], options);
  numberFormats.set(key, format);
  return format;
}

/** 1.462 in Vietnamese and 1,462 in English; 0,31 and 0.31 with two decimals. */
export function formatNumber(value: number, language: Language, decimals?: number): string {
  if (decimals === undefined) return numberFormat(language).format(value);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return numberFormat(language, digits).format(value);
}

/** Formats a share between 0 and 1. */
export function formatPercent(share: number, language: Language, decimals = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return numberFormat(language, { style: 'percent', ...digits }).format(share);
}

const spanUnits: Record<Language, { hours: string; minutes: string }> = {
  vi: { hours: 'giờ', minutes: 'phút' },
  en: { hours: 'h', minutes: 'm' },
};

/** Spans from here on leave out the minutes. */
const hoursOnlyFrom = 10 * 60;

/** 4 h 12 m in English, 4 giờ 12 phút in Vietnamese. Never days: a day of office hours is shorter than a day. */
export function formatSpan(minutes: number, language: Language): string {
  const whole = Math.round(Math.abs(minutes));
  const hours = Math.floor(whole / 60);
  const rest = whole >= hoursOnlyFrom ? 0 : whole % 60;
  const units = spanUnits[language];
  const parts = [
    ...(hours > 0 ? [`${formatNumber(hours, language)} ${units.hours}`] : []),
    ...(hours === 0 || rest > 0 ? [`${rest} ${units.minutes}`] : []),
  ];
  return parts.join(' ');
}

const dayStyle: Record<Language, Intl.DateTimeFormatOptions> = {
  vi: { day: '2-digit', month: '2-digit', year: 'numeric' },
  en: { day: 'numeric', month: 'long', year: 'numeric' },
};

const isDayOnly = (when: Moment): boolean =>
  typeof when === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(when);

/** An ISO string or epoch milliseconds, as sent by the server, or a day alone, such as a birthday. */
export type Moment = string | number | Date;

/** 08/11/2026 in Vietnamese, November 8, 2026 in English. A day alone is the same in every time zone. */
export function formatDate(when: Moment, language: Language): string {
  const zone = isDayOnly(when) ? { timeZone: 'UTC' } : {};
  const format = new Intl.DateTimeFormat(locales[language], { ...dayStyle[language], ...zone });
  return format.format(new Date(when));
}

/** The day in Vietnam, in every time zone: mistakes come due at midnight there. */
export function formatHomeDate(when: Moment, language: Language): string {
  const style = { ...dayStyle[language], timeZone: 'Asia/Ho_Chi_Minh' };
  return new Intl.DateTimeFormat(locales[language], style).format(new Date(when));
}

/** A range of days: November 6 – 12, 2026 in English, 6/11/2026 – 12/11/2026 in Vietnamese. */
export function formatDays(from: string, until: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    ...dayStyle[language],
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(from), new Date(until));
}

const shortDayStyle: Record<Language, Intl.DateTimeFormatOptions> = {
  vi: { day: '2-digit', month: '2-digit' },
  en: { day: 'numeric', month: 'short' },
};

/** 08/11 in Vietnamese, Nov 8 in English, for dates whose year is obvious. */
export function formatShortDate(when: Moment, language: Language): string {
  const zone = isDayOnly(when) ? { timeZone: 'UTC' } : {};
  const style = { ...shortDayStyle[language], ...zone };
  // Intl separates day and month by a hyphen in Vietnamese; our dates use a slash.
  return new Intl.DateTimeFormat(locales[language], style).format(new Date(when)).replace('-', '/');
}

/** 15:42, in the reader's time zone. English follows Vietnam's 24 hours too. */
export function formatTime(when: Moment, language: Language): string {
  const style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(locales[language], style).format(new Date(when));
}
