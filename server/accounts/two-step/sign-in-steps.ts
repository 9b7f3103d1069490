import type { SecondStep } from '@bac/contract/accounts/two-step.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';
import { hashToken, newToken } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../store.ts';
import { countPasskeys } from './passkey-store.ts';
import { countUnusedCodes } from './recovery-codes.ts';
import { findStepAccount, insertStep } from './step-store.ts';
import { stepMilliseconds } from './step-cookie.ts';
import { hasUsableTotp } from './totp.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

const maxTries = 5;

/** Creates the pending sign-in after a right password. Its token gives access only to the second step. */
export async function createStep(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  accountId: string,
): Promise<string> {
  const token = newToken();
  await insertStep(tx, {
    tokenHash: hashToken(token),
    accountId,
    triesLeft: maxTries,
    expiresAt: new Date(clock.now().getTime() + stepMilliseconds),
  });
  return token;
}

export async function getStepAccount(
  { db, clock }: Deps,
  token: string | undefined,
): Promise<Account> {
  const account = token && (await findStepAccount(db, hashToken(token), clock.now()));
  if (!account) throw new Refused('STEP_EXPIRED');
  return account;
}

/** Lists only usable ways: app codes cannot be checked if the server's key was lost. */
export async function readStep(
  services: Services,
  token: string | undefined,
): Promise<{ ways: SecondStep[]; email: string }> {
  const { id, email } = await getStepAccount(services, token);
  const isAvailable: Record<SecondStep, boolean> = {
    totp: await hasUsableTotp(services, id),
    passkey: (await countPasskeys(services.db, id)) > 0,
    recovery: (await countUnusedCodes(services.db, id)) > 0,
  };
  const ways = (Object.keys(isAvailable) as SecondStep[]).filter((way) => isAvailable[way]);
  return { ways, email };
}
