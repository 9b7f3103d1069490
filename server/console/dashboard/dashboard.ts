import type { Dashboard, Series } from '@bac/contract/console/dashboard.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { dayAfter, dayOf, startOfDay } from '../../platform/postgres/vietnam-day.ts';
import { countFlagged, listFlagged } from './flagged-store.ts';
import {
  countActive,
  countEvents,
  countReports,
  countInProgress,
  listActiveDays,
  listDays,
  listReported,
  listScores,
  type DayCount,
  type DailyEvent,
  type Span,
} from './store.ts';
import { scoreDistribution } from './score-distribution.ts';

const spanOf = (first: string, days: number): Span => ({
  from: startOfDay(first),
  to: startOfDay(dayAfter(first, days)),
});

/** Adds the days with a count of zero. */
function fill(first: string, length: number, dayCounts: readonly DayCount[]): DayCount[] {
  const counts = new Map(dayCounts.map(({ day, count }) => [day, count]));
  return Array.from({ length }, (_, index) => {
    const day = dayAfter(first, index);
    return { day, count: counts.get(day) ?? 0 };
  });
}

/** Reads the last days in Vietnam including today, compared with as many days before. The tickets area adds its own counts. */
export async function readDashboard(
  db: Reader,
  now: Date,
  days: number,
): Promise<Omit<Dashboard, 'tickets'>> {
  const until = dayOf(now);
  const from = dayAfter(until, 1 - days);
  const span = spanOf(from, days);
  const before = spanOf(dayAfter(from, -days), days);

  async function series(happening: DailyEvent): Promise<Series> {
    const [dayCounts, earlier] = await Promise.all([
      listDays(db, happening, span),
      countEvents(db, happening, before),
    ]);
    const filled = fill(from, days, dayCounts);
    return {
      days: filled,
      total: filled.reduce((sum, { count }) => sum + count, 0),
      before: earlier,
    };
  }

  async function activeStudents(): Promise<Series> {
    const [dayCounts, total, earlier] = await Promise.all([
      listActiveDays(db, span),
      countActive(db, span),
      countActive(db, before),
    ]);
    return { days: fill(from, days, dayCounts), total, before: earlier };
  }

  const [signUps, active, attemptsStarted, attemptsCompleted] = await Promise.all([
    series('signUps'),
    activeStudents(),
    series('attemptsStarted'),
    series('attemptsCompleted'),
  ]);
  const [scores, reports, reported, flags, flagged, attemptsInProgress] = await Promise.all([
    listScores(db, span),
    countReports(db, span),
    listReported(db, span),
    countFlagged(db),
    listFlagged(db),
    countInProgress(db),
  ]);
  return {
    at: now.toISOString(),
    from,
    until,
    signUps,
    activeStudents: active,
    attemptsStarted,
    attemptsCompleted,
    scores: scoreDistribution(scores),
    reported: { total: reports, items: reported },
    flagged: { total: flags, items: flagged },
    attemptsInProgress,
  };
}
