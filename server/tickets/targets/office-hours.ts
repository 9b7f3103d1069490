import type { OfficeHours, OpenHours } from '@bac/contract/tickets/office-hours.ts';
import { dayAfter, dayOf, startOfDay } from '../../platform/postgres/vietnam-day.ts';

const minute = 60_000;

const hoursOf = (hours: OfficeHours, day: string): OpenHours | null =>
  hours[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? null;

/** The time at which this many minutes of office hours have passed. */
export function afterOfficeMinutes(hours: OfficeHours, from: Date, minutes: number): Date {
  let left = minutes * minute;
  for (let day = dayOf(from); ; day = dayAfter(day)) {
    const open = hoursOf(hours, day);
    if (!open) continue;
    const midnight = startOfDay(day).getTime();
    const begins = Math.max(from.getTime(), midnight + open.from * minute);
    const ends = midnight + open.until * minute;
    if (begins + left <= ends) return new Date(begins + left);
    left -= Math.max(0, ends - begins);
  }
}

const dayMilliseconds = 24 * 60 * minute;
const weekMilliseconds = 7 * dayMilliseconds;
const someSunday = startOfDay('2026-01-04').getTime();

const lengthOf = (hours: OfficeHours, day: number): number => {
  const open = hours[day];
  return open ? (open.until - open.from) * minute : 0;
};

/** The office time of a week that has passed at the start of each day, and at its end. */
const passedBefore = (hours: OfficeHours): number[] =>
  hours.reduce<number[]>(
    (sums, _open, day) => [...sums, (sums.at(-1) ?? 0) + lengthOf(hours, day)],
    [0],
  );

/** The office week by day from Sunday, in seconds, for computations elsewhere; they count from `sunday`. */
export const officeWeek = (hours: OfficeHours) => ({
  sunday: someSunday / 1000,
  opens: hours.map((open) => (open?.from ?? 0) * 60),
  lengths: hours.map((_open, day) => lengthOf(hours, day) / 1000),
  behind: passedBefore(hours).map((milliseconds) => milliseconds / 1000),
});

/** Office milliseconds since a fixed Sunday, negative before it; all weeks are the same. */
function officeMilliseconds(hours: OfficeHours, at: Date): number {
  const since = at.getTime() - someSunday;
  const weeks = Math.floor(since / weekMilliseconds);
  const within = since - weeks * weekMilliseconds;
  const day = Math.floor(within / dayMilliseconds);
  const open = hours[day]?.from ?? 0;
  const ofDay = within - day * dayMilliseconds - open * minute;
  const passed = Math.min(Math.max(0, ofDay), lengthOf(hours, day));
  const behind = passedBefore(hours);
  return weeks * (behind[7] ?? 0) + (behind[day] ?? 0) + passed;
}

/** Minutes of office hours between two moments. */
export const officeMinutesBetween = (hours: OfficeHours, from: Date, until: Date): number =>
  Math.max(0, officeMilliseconds(hours, until) - officeMilliseconds(hours, from)) / minute;
