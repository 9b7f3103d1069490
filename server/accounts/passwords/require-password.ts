import { countAgainst, refuseAtLimit, type Limit } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { isPassword } from './password.ts';
import { getAccount } from '../profile/profile-store.ts';
import type { Account } from '../store.ts';

/** Prevents guessing the password in an unattended browser. */
const guessLimit = (accountId: string): Limit => ({
  name: 'password:account',
  subject: accountId,
  atMost: 10,
  milliseconds: 15 * 60 * 1000,
});

/** Requires the password again for changes of credentials. */
export async function requirePassword(
  services: Pick<Services, 'db' | 'clock'>,
  accountId: string,
  password: string,
): Promise<Account> {
  await refuseAtLimit(services, guessLimit(accountId));
  const account = await getAccount(services.db, accountId);
  if (!(await isPassword(password, account.passwordHash))) {
    await countAgainst(services, guessLimit(accountId));
    throw new Refused('WRONG_PASSWORD');
  }
  return account;
}
