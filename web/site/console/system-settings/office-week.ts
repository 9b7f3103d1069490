import type { Language } from '@bac/exam/item/language.ts';

/** The days of the week, Monday first, as indices of the setting. */
export const weekDays = [1, 2, 3, 4, 5, 6, 0] as const;

export function dayName(day: number, language: Language): string {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    // The first Sunday of 2026.
    Date.UTC(2026, 0, 4 + day),
  );
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** 510 becomes 08:30, as a time field wants it. */
export const toClock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Undefined for an incomplete time. */
export function fromClock(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
