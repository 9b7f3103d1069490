const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Vietnam has been at UTC+7 without daylight saving time since 1975. */
const utcOffset = 7 * 60 * 60 * 1000;

/** The date in Vietnam, such as 2026-09-01. */
export const dayOf = (at: Date): string =>
  new Date(at.getTime() + utcOffset).toISOString().slice(0, 10);

/** The date and time in Vietnam, such as 2026-09-01 14:05: a format that every spreadsheet can sort and parse. */
export const minuteOf = (at: Date): string =>
  new Date(at.getTime() + utcOffset).toISOString().slice(0, 16).replace('T', ' ');

export const startOfDay = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) - utcOffset);

export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10);
