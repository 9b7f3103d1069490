import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { getAccountToChange } from '../accounts/profile-store.ts';
import type { Transaction } from '../db/database.ts';
import type { TestApp } from './app.ts';

/**
 * The answers of requests that all got as far as the account, one behind the other, while somebody else held it, and that go on
 * once that one has changed what they change.
 */
export async function meanwhile<Answer>(
  { services: { db } }: TestApp,
  accountId: string,
  asks: readonly (() => Promise<Answer>)[],
  change: (tx: Transaction) => Promise<unknown>,
): Promise<Answer[]> {
  const asked: Promise<Answer>[] = [];
  async function untilAllWait(): Promise<void> {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length >= asked.length) return;
    await setTimeout(10);
    await untilAllWait();
  }
  await db.transaction(async (tx) => {
    await getAccountToChange(tx, accountId);
    for (const ask of asks) {
      asked.push(ask());
      await untilAllWait();
    }
    await change(tx);
  });
  return Promise.all(asked);
}
