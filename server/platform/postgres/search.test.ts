import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { matchesSearch } from './search.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

async function isFound(text: string, search: string): Promise<boolean> {
  const found = matchesSearch(sql`search_words(${text})`, search);
  const { rows } = await test.services.db.execute(sql`select 1 where ${found}`);
  return rows.length === 1;
}

it.each([
  ['Đặng Phương Linh', 'dang PHUONG'],
  ['Đặng Phương Linh', 'Lin'],
  // A parser of numbers would split these.
  ['e2e-1820e32d-17f2-40e3', '1820e32d'],
  ['e2e-1820e32d-17f2-40e3', '1820e32'],
  ['version 1.5e10x', '5e10x'],
  ['somebody@example.com', 'example.com'],
  [`${'a'.repeat(3000)} end`, 'a'.repeat(200)],
])('finds in “%s” the search “%s”', async (text, search) => {
  expect(await isFound(text, search)).toBe(true);
});

it.each([
  ['Đặng Phương Linh', 'uong'],
  ['Đặng Phương Linh', 'dang minh'],
  ['anything', '…'],
  ['', 'anything'],
])('does not find in “%s” the search “%s”', async (text, search) => {
  expect(await isFound(text, search)).toBe(false);
});

it('finds every identifier by itself', async () => {
  const ids = Array.from({ length: 200 }, () => randomUUID());
  const missed: string[] = [];
  for (const id of ids) if (!(await isFound(`item ${id}`, id))) missed.push(id);
  expect(missed).toEqual([]);
});

it('search_words works with an empty search_path, as during a restore of a dump', async () => {
  await test.services.db.transaction(async (tx) => {
    await tx.execute(sql`set local search_path = ''`);
    const { rows } = await tx.execute(sql`select public.search_words('Đặng Linh')::text as words`);
    expect(rows).toEqual([{ words: "'dang' 'linh'" }]);
  });
});
