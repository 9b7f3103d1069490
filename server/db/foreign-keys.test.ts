import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** Tables of some hundred rows at most, whose rows come and go or are written by the team. */
const small = ['key_corrections', 'passkey_challenges', 'ticket_replying'];

it('every key that points at another table has an index, or deleting there would read the whole table', async () => {
  const { rows } = await test.services.db.execute<{ table: string }>(sql`
    select distinct conrelid::regclass::text as table
    from pg_constraint as key
    where contype = 'f' and not exists (
      select from pg_index
      where indrelid = key.conrelid
        and (indkey::int2[])[0:cardinality(key.conkey) - 1] @> key.conkey
        -- An index of the rows that have the key at all has every row that it leads to.
        and (indpred is null or pg_get_expr(indpred, indrelid) = (
          select format('(%I IS NOT NULL)', attname) from pg_attribute
          where attrelid = key.conrelid and attnum = key.conkey[1])))
    order by 1`);
  expect(rows.map(({ table }) => table)).toEqual(small);
});
