import { lockAccount } from '../accounts/profile/profile-store.ts';
import type { Transaction } from '../platform/postgres/database.ts';
import type { TestApp } from './app.ts';
import { untilWaiting } from './until-waiting.ts';

/**
 * Tests a race: locks the account, starts the requests one after the other until each waits for the lock, makes the change and
 * commits it. Returns the results of the requests.
 */
export async function raceWithChange<Answer>(
  { services: { db } }: TestApp,
  accountId: string,
  requests: readonly (() => Promise<Answer>)[],
  change: (tx: Transaction) => Promise<unknown>,
): Promise<Answer[]> {
  const pending: Promise<Answer>[] = [];
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    for (const request of requests) {
      pending.push(request());
      await untilWaiting(db, pending.length);
    }
    await change(tx);
  });
  return Promise.all(pending);
}
