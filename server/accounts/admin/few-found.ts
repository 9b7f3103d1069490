import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/postgres/database.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { hasWords } from '../../platform/postgres/search.ts';

/** So many are looked up and sorted in no time; of more, the first page is soon found along any order. */
const few = 300;

/**
 * Those who have the words, where they are few. The planner can not tell how rare a word is, and would look for the one
 * person of that name along the whole list. Undefined where nobody is searched for, or many are found.
 */
export async function fewFound(db: Database, search: string | undefined): Promise<SQL | undefined> {
  const words = hasWords(accounts.searchWords, search);
  if (!words) return undefined;
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(words)
    .limit(few + 1);
  if (found.length > few) return undefined;
  return sql`${accounts.id} = any(${sql.param(found.map(({ id }) => id))}::uuid[])`;
}
