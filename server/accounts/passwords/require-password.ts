import type { Actor } from '../../platform/http/actor.ts';
import { limitFor, type Limit } from '../../platform/http/limits/limits.ts';
import { countAgainst, countIfFailed } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { isPassword } from './password.ts';
import { getAccount } from '../profile/profile-store.ts';
import type { Account } from '../store.ts';

/** Prevents guessing the password in an unattended browser. */
const guessLimit = (accountId: string): Limit =>
  limitFor('password:account', accountId, { atMost: 10, milliseconds: 15 * 60 * 1000 });

/** Right passwords cost a hash too. */
const checkLimit = (accountId: string): Limit =>
  limitFor('password-checked:account', accountId, { atMost: 60, milliseconds: 60 * 60 * 1000 });

/** Requires the password again for changes of credentials. */
export async function requirePassword(
  services: Pick<Services, 'db' | 'clock'>,
  { id, address }: Pick<Actor, 'id' | 'address'>,
  password: string,
): Promise<Account> {
  await countAgainst(services, checkLimit(id));
  return countIfFailed(services, [guessLimit(id)], async (reportFailure) => {
    const account = await getAccount(services.db, id);
    if (await isPassword(password, account.passwordHash, { account: id, address })) return account;
    reportFailure();
    throw new Refused('WRONG_PASSWORD');
  });
}
