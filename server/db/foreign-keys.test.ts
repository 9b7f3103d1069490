import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** Tables of at most some hundred rows, which need no index. */
const smallTables = ['key_corrections', 'passkey_challenges', 'ticket_replying'];

it('every foreign key has an index, so that a delete in the referenced table needs no full scan', async () => {
  const { rows } = await test.services.db.execute<{ table: string }>(sql`
    select distinct conrelid::regclass::text as table
    from pg_constraint as key
    where contype = 'f' and not exists (
      select from pg_index
      where indrelid = key.conrelid
        and (indkey::int2[])[0:cardinality(key.conkey) - 1] @> key.conkey
        -- A partial index on rows with a non-null key contains every row that refers to another table.
        and (indpred is null or pg_get_expr(indpred, indrelid) = (
          select format('(%I IS NOT NULL)', attname) from pg_attribute
          where attrelid = key.conrelid and attnum = key.conkey[1])))
    order by 1`);
  expect(rows.map(({ table }) => table)).toEqual(smallTables);
});
