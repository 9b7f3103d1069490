import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/postgres/database.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Account, NewAccount } from '../store.ts';

/** An account that went away while its session was still believed is nobody's any more. */
function present(account: Account | undefined): Account {
  if (!account) throw new Refused('NOT_SIGNED_IN');
  return account;
}

export async function getAccount(db: Database, id: string): Promise<Account> {
  const [found] = await db.select().from(accounts).where(eq(accounts.id, id));
  return present(found);
}

/** Two changes at the same moment wait for each other, so that neither is built on what the other replaces. */
export async function getAccountToChange(tx: Transaction, id: string): Promise<Account> {
  const [found] = await tx
    .select()
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('update')
    .prepare('account_to_change')
    .execute();
  return present(found);
}

export async function updateAccount(
  tx: Transaction,
  id: string,
  changes: Partial<NewAccount>,
): Promise<void> {
  await tx.update(accounts).set(changes).where(eq(accounts.id, id));
}
