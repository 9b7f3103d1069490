import type { Role } from '@bac/contract/protocol/permission.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { SignedIn } from '../../platform/http/session.ts';
import type { Account } from '../store.ts';
import { lockUser, lockActiveAdmins } from './user-store.ts';

/** A person who manages users without being an administrator may neither appoint nor change administrators. */
export function requireAdminFor(actor: SignedIn, ...touched: Role[]): void {
  if (touched.includes('admin') && actor.role !== 'admin') throw new Refused('NOT_ALLOWED');
}

/** Locks the account for a change of role or status. `keepsAdmin` says that an administrator stays one after the change. */
export async function lockOtherUser(
  tx: Transaction,
  actor: SignedIn,
  id: string,
  keepsAdmin: boolean,
): Promise<Account> {
  if (id === actor.id) throw new Refused('NOT_YOURSELF');
  const admins = keepsAdmin ? [] : await lockActiveAdmins(tx);
  const account = await lockUser(tx, id);
  requireAdminFor(actor, account.role);
  const isLast = !keepsAdmin && admins.length === 1 && admins[0] === id;
  if (isLast) throw new Refused('LAST_ADMIN');
  return account;
}
