import type { Analytics } from '@bac/contract/console/dashboard.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { dayAfter, dayOf, startOfDay } from '../../platform/postgres/vietnam-day.ts';
import { findFunnel, listCohorts, listTests, type Span } from './store.ts';

const steps = [
  'registered',
  'verified',
  'startedTest',
  'completedTest',
  'completedSecond',
] as const;

/** The Monday of the week of a day. */
function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayAfter(day, -weekday);
}

/** Whole weeks from Monday, up to and including this week. */
function spanOf(now: Date, weeks: number): Span & { mondays: string[] } {
  const today = dayOf(now);
  const thisMonday = mondayOf(today);
  const mondays = Array.from({ length: weeks }, (_, index) =>
    dayAfter(thisMonday, (index + 1 - weeks) * 7),
  );
  return {
    mondays,
    from: startOfDay(mondays[0] ?? thisMonday),
    to: startOfDay(dayAfter(today)),
  };
}

export async function readAnalytics(db: Reader, now: Date, weeks: number): Promise<Analytics> {
  const { mondays, ...span } = spanOf(now, weeks);
  const cohorts = await listCohorts(db, span);
  const peopleIn = (week: string, offset: number): number =>
    cohorts.find((row) => row.week === week && row.offset === offset)?.people ?? 0;
  const funnel = await findFunnel(db, span);
  return {
    cohorts: mondays.map((week, index) => ({
      week,
      people: peopleIn(week, -1),
      active: Array.from({ length: weeks - index }, (_, offset) => peopleIn(week, offset)),
    })),
    funnel: steps.map((step) => ({ step, people: funnel[step] })),
    tests: await listTests(db, span),
  };
}
