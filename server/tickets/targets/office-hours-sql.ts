import type { OfficeHours } from '@bac/contract/tickets/office-hours.ts';
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { officeWeek } from './office-hours.ts';

const day = 24 * 60 * 60;
/** Weeks back to a Sunday before every stored time, so that no day number is negative when it is divided. */
const weeksBack = 2900;

const number = (value: number | undefined): SQL => sql.raw(String(value));

const valueOn = (seconds: readonly number[], weekday: SQL): SQL =>
  sql`(${sql.raw(`'{${seconds.join()}}'::float8[]`)})[1 + ${weekday}]`;

/** Seconds of office hours since a fixed Sunday, as in `office-hours.ts`, computed in the database for thousands of times. */
export function officeSeconds(hours: OfficeHours, at: AnyColumn | SQL): SQL<number> {
  const { sunday, opens, lengths, behind } = officeWeek(hours);
  const longAgo = sunday - weeksBack * 7 * day;
  const since = sql`(date_part('epoch', ${at}) - ${number(longAgo)})`;
  const days = sql`floor(${since} / ${number(day)})::int`;
  const weekday = sql`${days} % 7`;
  const ofDay = sql`(${since} - ${number(day)} * ${days} - ${valueOn(opens, weekday)})`;
  const passed = sql`least(greatest(${ofDay}, 0), ${valueOn(lengths, weekday)})`;
  return sql<number>`(${days} / 7 * ${number(behind[7])}::float8 + ${valueOn(behind, weekday)} + ${passed})`;
}
