import { getAccountToChange } from '../accounts/profile/profile-store.ts';
import type { Transaction } from '../platform/postgres/database.ts';
import type { TestApp } from './app.ts';
import { untilWaiting } from './until-waiting.ts';

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
  await db.transaction(async (tx) => {
    await getAccountToChange(tx, accountId);
    for (const ask of asks) {
      asked.push(ask());
      await untilWaiting(db, asked.length);
    }
    await change(tx);
  });
  return Promise.all(asked);
}
