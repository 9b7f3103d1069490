import type { UserTwoStep } from '@bac/contract/accounts/two-step.ts';
import { eq } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { countPasskeys } from './passkey-store.ts';
import { findReset } from './reset/reset-store.ts';
import { findTotp } from './totp-store.ts';

/** The facts that the team may see: which second steps exist, without any secrets. */
export async function readUserTwoStep(
  { db }: Pick<Services, 'db'>,
  id: string,
): Promise<UserTwoStep> {
  const [account] = await db
    .select({ since: accounts.secondStepSince })
    .from(accounts)
    .where(eq(accounts.id, id));
  if (!account) throw new Refused('USER_NOT_FOUND');
  const totp = await findTotp(db, id);
  const reset = await findReset(db, id);
  return {
    isOn: account.since !== null,
    hasTotp: Boolean(totp?.confirmedAt),
    passkeys: await countPasskeys(db, id),
    resetAt: reset?.dueAt.toISOString() ?? null,
  };
}
