const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Vietnam has kept the same time all year since 1975, seven hours ahead. */
const ahead = 7 * 60 * 60 * 1000;

/** The day it is in Vietnam, such as 2026-09-01. */
export const dayOf = (at: Date): string =>
  new Date(at.getTime() + ahead).toISOString().slice(0, 10);

/** The minute it is in Vietnam, such as 2026-09-01 14:05: as every spreadsheet sorts and reads it. */
export const minuteOf = (at: Date): string =>
  new Date(at.getTime() + ahead).toISOString().slice(0, 16).replace('T', ' ');

export const startOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - ahead);

export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10);
