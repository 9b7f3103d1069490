import type { Analytics, Dashboard } from '@bac/contract/console/dashboard.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';

/** A time span, without its end. */
export interface Span {
  from: Date;
  to: Date;
}

export interface DayCount {
  day: string;
  count: number;
}

const dayIn = (column: SQL): SQL => sql`(${column} at time zone 'Asia/Ho_Chi_Minh')::date`;

/** The caller declares the shape of the rows. */
const rowsOf = async <Row>(db: Reader, query: SQL): Promise<Row[]> =>
  (await db.execute(query)).rows as Row[];

async function countOf(db: Reader, query: SQL): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(db, query);
  return row?.count ?? 0;
}

/** Events that are counted per day. */
const dailyEvents = {
  signUps: sql`select created_at as at from accounts where not is_forgotten`,
  attemptsStarted: sql`select started_at as at from attempts`,
  attemptsCompleted: sql`select ended_at as at from attempts where state = 'completed'`,
} satisfies Record<string, SQL>;

export type DailyEvent = keyof typeof dailyEvents;

export const listDays = (
  db: Reader,
  happening: DailyEvent,
  { from, to }: Span,
): Promise<DayCount[]> =>
  rowsOf(
    db,
    sql`select ${dayIn(sql`at`)}::text as day, count(*)::int as count
        from (${dailyEvents[happening]}) as happened where at >= ${from} and at < ${to} group by 1`,
  );

export const countEvents = (
  db: Reader,
  happening: DailyEvent,
  { from, to }: Span,
): Promise<number> =>
  countOf(
    db,
    sql`select count(*)::int as count from (${dailyEvents[happening]}) as happened
        where at >= ${from} and at < ${to}`,
  );

/** Students, without placeholders of deleted accounts. */
const isStudent = sql`accounts.role = 'student' and not accounts.is_forgotten`;

/** The days on which people had a heartbeat or started a test. */
const studentDays = ({ from, to }: Span): SQL => sql`
  select day, account_id from activity_days
    where day >= ${dayIn(sql`${from}::timestamptz`)} and day < ${dayIn(sql`${to}::timestamptz`)}
  union
  select ${dayIn(sql`started_at`)}, account_id from attempts
    where started_at >= ${from} and started_at < ${to}`;

export const listActiveDays = (db: Reader, span: Span): Promise<DayCount[]> =>
  rowsOf(
    db,
    sql`select day::text, count(*)::int as count from (${studentDays(span)}) as here
        join accounts on accounts.id = here.account_id and ${isStudent} group by 1`,
  );

export const countActive = (db: Reader, span: Span): Promise<number> =>
  countOf(
    db,
    sql`select count(distinct account_id)::int as count from (${studentDays(span)}) as here
        join accounts on accounts.id = here.account_id and ${isStudent}`,
  );

export interface ScoreCount {
  score: number;
  count: number;
}

/**
 * Counts each total score in ascending order; practice sets have none. Aggregates once, because reading a score from its row is
 * slow.
 */
export const listScores = (db: Reader, { from, to }: Span): Promise<ScoreCount[]> =>
  rowsOf(
    db,
    sql`select score, count from (
          select total_score as score, count(*)::int as count from results
          where completed_at >= ${from} and completed_at < ${to} and invalidated_at is null
          group by 1) as reached
        where score is not null order by score`,
  );

export const countReports = (db: Reader, { from, to }: Span): Promise<number> =>
  countOf(
    db,
    sql`select count(*)::int as count from problem_reports
        where created_at >= ${from} and created_at < ${to}`,
  );

/** With fewer answers the share of right ones is too random to show. */
const minAnswers = 30;
const maxItems = 6;

export const listReported = (
  db: Reader,
  { from, to }: Span,
): Promise<Dashboard['reported']['items']> =>
  rowsOf(
    db,
    sql`select reported.item_id as item, reported.version, reported.reports,
               versions.content -> 'topic' as topic, answered.share as right
        from (select item_id, version, count(*)::int as reports from problem_reports
              where created_at >= ${from} and created_at < ${to} group by 1, 2
              order by 3 desc, 1 limit ${maxItems}) as reported
        join item_versions as versions using (item_id, version)
        left join lateral (
          select sum(counts.count) filter (where counts.answer = coalesce(
                   versions.content -> 'response' ->> 'key', 'right'))::float8
                 / nullif(sum(counts.count), 0) as share
          from answer_counts as counts
          where counts.item_id = reported.item_id and counts.version = reported.version
            and counts.answer <> 'none'
          having sum(counts.count) >= ${minAnswers}) as answered on true
        order by reported.reports desc, reported.item_id`,
  );

export const countInProgress = (db: Reader): Promise<number> =>
  countOf(db, sql`select count(*)::int as count from attempts where state = 'running'`);

/**
 * Counts the active students of each registration week (by its Monday) by the number of weeks later; offset -1 counts all of them.
 * `union` removes duplicate rows, which takes a third of the time of counting distinct ids.
 */
export const listCohorts = (
  db: Reader,
  { from, to }: Span,
): Promise<{ week: string; offset: number; people: number }[]> =>
  rowsOf(
    db,
    sql`with cohort as materialized (
          select id, date_trunc('week', ${dayIn(sql`created_at`)})::date as week from accounts
          where created_at >= ${from} and created_at < ${to} and ${isStudent}),
        seen as (
          select cohort.id, cohort.week, (here.day - cohort.week) / 7 as later
          from cohort join activity_days as here on here.account_id = cohort.id
          where here.day >= cohort.week and here.day < ${dayIn(sql`${to}::timestamptz`)}
          union
          select cohort.id, cohort.week, (${dayIn(sql`started_at`)} - cohort.week) / 7
          from cohort join attempts on attempts.account_id = cohort.id
          where started_at >= ${from} and started_at < ${to})
        select week::text, -1 as offset, count(*)::int as people from cohort group by 1
        union all
        select week::text, later, count(*)::int from seen where later >= 0 group by 1, 2`,
  );

export async function findFunnel(
  db: Reader,
  { from, to }: Span,
): Promise<Record<Analytics['funnel'][number]['step'], number>> {
  const [row] = await rowsOf<Record<Analytics['funnel'][number]['step'], number>>(
    db,
    sql`with cohort as (
          select id, verified_at from accounts
          where created_at >= ${from} and created_at < ${to} and ${isStudent}),
        sat as (
          select account_id, count(*) as started, count(*) filter (where state = 'completed') as completed
          from attempts where account_id in (select id from cohort) group by 1)
        select count(*)::int as registered,
               count(verified_at)::int as verified,
               count(sat.started)::int as "startedTest",
               count(*) filter (where sat.completed >= 1)::int as "completedTest",
               count(*) filter (where sat.completed >= 2)::int as "completedSecond"
        from cohort left join sat on sat.account_id = cohort.id`,
  );
  return (
    row ?? { registered: 0, verified: 0, startedTest: 0, completedTest: 0, completedSecond: 0 }
  );
}

/** Lists tests offered to everybody, without those made for one person. */
export const listTests = (db: Reader, { from, to }: Span): Promise<Analytics['tests']> =>
  rowsOf<{ name: LocalText } & Analytics['tests'][number]>(
    db,
    sql`select forms.id as test, forms.content -> 'name' as name, count(*)::int as started,
               count(*) filter (where attempts.state = 'completed')::int as completed,
               round(percentile_cont(0.5) within group (order by results.used_ms) / 60000)::int
                 as "medianMinutes",
               percentile_disc(0.5) within group (order by results.total_score)
                 as "medianScore"
        from attempts join forms on forms.id = attempts.form_id and forms.account_id is null
        left join results on results.attempt_id = attempts.id and results.invalidated_at is null
        where attempts.started_at >= ${from} and attempts.started_at < ${to}
        group by forms.id order by started desc, forms.id`,
  );
