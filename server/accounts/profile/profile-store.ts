import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/postgres/database.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Account, NewAccount } from '../store.ts';

/** An account may have been deleted while its session is still cached. */
function requirePresent(account: Account | undefined): Account {
  if (!account) throw new Refused('NOT_SIGNED_IN');
  return account;
}

export async function getAccount(db: Database, id: string): Promise<Account> {
  const [found] = await db.select().from(accounts).where(eq(accounts.id, id));
  return requirePresent(found);
}

/** Locks the account row, so that two simultaneous changes do not overwrite each other. */
export async function lockAccount(tx: Transaction, id: string): Promise<Account> {
  const [found] = await tx
    .select()
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('update')
    .prepare('account_to_change')
    .execute();
  return requirePresent(found);
}

export async function updateAccount(
  tx: Transaction,
  id: string,
  changes: Partial<NewAccount>,
): Promise<void> {
  await tx.update(accounts).set(changes).where(eq(accounts.id, id));
}
