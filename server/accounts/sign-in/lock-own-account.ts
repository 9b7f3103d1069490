import type { SessionActor } from './session-actor.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';
import { hashToken } from '../../platform/http/session.ts';
import { lockAccount } from '../profile/profile-store.ts';
import { isSessionOf, type Account } from '../store.ts';

/**
 * Locks the caller's own account row for a change of its credentials. Always the first lock of an account, which prevents
 * deadlocks. Checks session and password again: sessions are cached for some seconds after their end, and the password may be
 * replaced while it is being checked.
 */
export async function lockOwnAccount(
  tx: Transaction,
  { id, token }: Pick<SessionActor, 'id' | 'token'>,
  /** The account against which the password was checked, if the change requires the password. */
  checked?: Pick<Account, 'passwordHash'>,
): Promise<Account> {
  const account = await lockAccount(tx, id);
  if (!(await isSessionOf(tx, id, hashToken(token)))) throw new Refused('NOT_SIGNED_IN');
  if (checked && checked.passwordHash !== account.passwordHash) throw new Refused('WRONG_PASSWORD');
  return account;
}

/**
 * Locks the account for setting up second steps, which requires a verified address. Otherwise a person who registered with
 * somebody else's address could set them up to get around the owner's password later.
 */
export async function lockVerifiedAccount(
  ...args: Parameters<typeof lockOwnAccount>
): Promise<Account> {
  const account = await lockOwnAccount(...args);
  if (account.verifiedAt === null) throw new Refused('VERIFY_FIRST');
  return account;
}
