import type { Random } from '@bac/exam/random.ts';
import { dayAfter, dayOf, startOfDay } from '../../../platform/postgres/vietnam-day.ts';
import { drawBetween, drawWeighted, drawWhole } from './draws.ts';

const hour = 3_600_000;

/** The hours at which students in Vietnam practice: a few before school, more after it, most in the evening. */
const hours: readonly (readonly [hour: number, weight: number])[] = [
  [6, 1],
  [8, 2],
  [9, 3],
  [10, 2],
  [13, 2],
  [14, 3],
  [15, 3],
  [16, 3],
  [17, 3],
  [18, 3],
  [19, 8],
  [20, 9],
  [21, 7],
  [22, 2],
];

/** The time to finish any test before `asOf`. */
const longestTestMs = 3 * hour;

/** Draws a time on a day some days ago; if a test could not be over by `asOf`, on one of the days before. */
export function momentOn(asOf: Date, daysAgo: number, random: Random): Date {
  const midnight = startOfDay(dayAfter(dayOf(asOf), -daysAgo)).getTime();
  const at = midnight + (drawWeighted(random, hours) + drawBetween(random, 0, 1)) * hour;
  const isOver = at + longestTestMs <= asOf.getTime();
  const earlier = drawWhole(random, 1, 6) * 24 * hour;
  return new Date(Math.round(isOver ? at : at - earlier));
}
