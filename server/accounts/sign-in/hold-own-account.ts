import type { SessionActor } from './session-actor.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';
import { hashToken } from '../../platform/http/session.ts';
import { getAccountToChange } from '../profile/profile-store.ts';
import { isSessionOf, type Account } from '../store.ts';

/**
 * One's own account, held while how one signs in is changed; always before anything else of it, so that no two wait for each
 * other. A process may believe in a session for some seconds after its end, and a password may be replaced while it is checked:
 * here both count only if they still hold.
 */
export async function holdOwnAccount(
  tx: Transaction,
  { id, token }: Pick<SessionActor, 'id' | 'token'>,
  /** As it was when the password was found right, where one was asked for. */
  checked?: Pick<Account, 'passwordHash'>,
): Promise<Account> {
  const account = await getAccountToChange(tx, id);
  if (!(await isSessionOf(tx, id, hashToken(token)))) throw new Refused('NOT_SIGNED_IN');
  if (checked && checked.passwordHash !== account.passwordHash) throw new Refused('WRONG_PASSWORD');
  return account;
}

/**
 * For setting up second steps. On an account whose address is not verified they could be set up by somebody who registered
 * with an address of another person, to get past that person's password later.
 */
export async function holdVerifiedAccount(
  ...given: Parameters<typeof holdOwnAccount>
): Promise<Account> {
  const account = await holdOwnAccount(...given);
  if (account.verifiedAt === null) throw new Refused('VERIFY_FIRST');
  return account;
}
