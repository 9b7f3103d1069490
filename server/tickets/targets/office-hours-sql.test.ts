import { standardOfficeHours } from '@bac/contract/tickets/office-hours.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { officeSeconds } from './office-hours-sql.ts';
import { officeMinutesBetween } from './office-hours.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

it('the database computes the same office hours', async () => {
  const first = Date.parse('2025-12-20T00:00:00Z');
  // Every 67 minutes for six weeks, around the Sunday from which both count.
  const moments = Array.from({ length: 900 }, (_, index) => new Date(first + index * 4_020_000));
  const { rows } = await database.db.execute<{ seconds: number }>(sql`
    select ${officeSeconds(standardOfficeHours, sql`at`)} as seconds
    from unnest(${sql.param(moments.map((at) => at.toISOString()))}::timestamptz[]) with ordinality as moments (at, place)
    order by place`);
  const origin = rows[0]!.seconds;
  expect(rows.map(({ seconds }) => (seconds - origin) / 60)).toEqual(
    moments.map((at) => officeMinutesBetween(standardOfficeHours, moments[0]!, at)),
  );
});
