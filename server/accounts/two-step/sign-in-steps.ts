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

type Needs = Pick<Services, 'db' | 'clock'>;

const tries = 5;

/** The password was right. What the browser is given opens nothing but the second step. */
export async function beginStep(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  accountId: string,
): Promise<string> {
  const token = newToken();
  await insertStep(tx, {
    tokenHash: hashToken(token),
    accountId,
    triesLeft: tries,
    expiresAt: new Date(clock.now().getTime() + stepMilliseconds),
  });
  return token;
}

export async function accountOfStep(
  { db, clock }: Needs,
  token: string | undefined,
): Promise<Account> {
  const account = token && (await findStepAccount(db, hashToken(token), clock.now()));
  if (!account) throw new Refused('STEP_EXPIRED');
  return account;
}

/** Only what can work: where the server's key was lost, no code of an app does. */
export async function readStep(
  services: Services,
  token: string | undefined,
): Promise<{ ways: SecondStep[]; email: string }> {
  const { id, email } = await accountOfStep(services, token);
  const has: Record<SecondStep, boolean> = {
    totp: await hasUsableTotp(services, id),
    passkey: (await countPasskeys(services.db, id)) > 0,
    recovery: (await countUnusedCodes(services.db, id)) > 0,
  };
  const ways = (Object.keys(has) as SecondStep[]).filter((way) => has[way]);
  return { ways, email };
}
