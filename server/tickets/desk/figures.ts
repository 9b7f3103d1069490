import type { TicketFigures } from '@bac/contract/tickets/tickets-admin.ts';
import { ticketCategories } from '@bac/contract/tickets/ticket-categories.ts';
import { dayAfter, dayOf, startOfDay } from '../../platform/postgres/vietnam-day.ts';
import type { Services } from '../../services.ts';
import {
  countOpened,
  countRatings,
  countResolved,
  measureAnswers,
  measureResolutions,
} from './figures-store.ts';
import { countOpenTickets } from './ticket-counts.ts';

interface Counted {
  key: string;
  count: number;
}

function sumByKey(counted: readonly Counted[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { key, count } of counted) sums.set(key, (sums.get(key) ?? 0) + count);
  return sums;
}

/** Includes the days with a count of zero. */
function fill(first: string, length: number, counted: readonly Counted[]) {
  const sums = sumByKey(counted);
  return Array.from({ length }, (_, index) => {
    const day = dayAfter(first, index);
    return { day, count: sums.get(day) ?? 0 };
  });
}

function fillCategories(counted: readonly Counted[]): TicketFigures['byCategory'] {
  const sums = sumByKey(counted);
  const filled = ticketCategories.map((category) => [category, sums.get(category) ?? 0]);
  return Object.fromEntries(filled) as TicketFigures['byCategory'];
}

/** Covers the last days in Vietnam, including today. Neither time includes waiting for the person. */
export async function readFigures(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  days: number,
): Promise<TicketFigures> {
  const now = clock.now();
  const first = dayAfter(dayOf(now), 1 - days);
  const since = startOfDay(first);
  const [opened, resolved, openCounts, answers, resolutions, ratings] = await Promise.all([
    countOpened(db, since),
    countResolved(db, since),
    countOpenTickets(db, now),
    measureAnswers(db, since),
    measureResolutions(db, since),
    countRatings(db, since),
  ]);
  const openedBy = (key: 'day' | 'category') =>
    opened.map((one) => ({ key: one[key], count: one.count }));
  return {
    opened: fill(first, days, openedBy('day')),
    resolved: fill(
      first,
      days,
      resolved.map((one) => ({ key: one.day, count: one.count })),
    ),
    ...openCounts,
    firstAnswerMinutes: answers.minutes,
    resolutionMinutes: resolutions.minutes,
    firstAnswerInTime: answers.inTime,
    resolutionInTime: resolutions.inTime,
    ratings,
    byCategory: fillCategories(openedBy('category')),
  };
}
