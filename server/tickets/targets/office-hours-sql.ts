import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { officeWeek } from './office-hours.ts';

const day = 24 * 60 * 60;
const { sunday, opens, lengths, behind } = officeWeek;
/** A Sunday before all moments that there are, so that whole days can be divided like any other numbers. */
const longAgo = sunday - 2900 * 7 * day;

const number = (value: number | undefined): SQL => sql.raw(String(value));

const placeIn = (seconds: readonly number[], weekday: SQL): SQL =>
  sql`(${sql.raw(`'{${seconds.join()}}'::float8[]`)})[1 + ${weekday}]`;

/** Seconds of office hours since one Sunday: what `office-hours.ts` reckons, for thousands of moments in the database. */
export function officeSeconds(at: AnyColumn | SQL): SQL<number> {
  const since = sql`(date_part('epoch', ${at}) - ${number(longAgo)})`;
  const days = sql`floor(${since} / ${number(day)})::int`;
  const weekday = sql`${days} % 7`;
  const ofDay = sql`(${since} - ${number(day)} * ${days} - ${placeIn(opens, weekday)})`;
  const passed = sql`least(greatest(${ofDay}, 0), ${placeIn(lengths, weekday)})`;
  return sql<number>`(${days} / 7 * ${number(behind[7])}::float8 + ${placeIn(behind, weekday)} + ${passed})`;
}
