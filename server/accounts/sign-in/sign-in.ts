import { recordAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import {
  countAgainst,
  countIfFailed,
  refuseAtLimit,
} from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import { hashToken } from '../../platform/http/session.ts';
import { normalizeEmail } from '../../platform/mail/email.ts';
import type { Services } from '../../services.ts';
import {
  lockSignInAccount,
  letIn,
  requireCanSignIn,
  type OpenedSession,
  type SignInContext,
} from './let-in.ts';
import { isPassword } from '../passwords/password.ts';
import { failureLimits, recordFailure, signInLimit } from './refused-tries.ts';
import { deleteSession, findAccountByEmail, type Account } from '../store.ts';
import { createStep } from '../two-step/sign-in-steps.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'config'>;

interface Attempt extends SignInContext {
  email: string;
  password: string;
}

/** Opens a session, or returns the token of a sign-in that waits for its second step. */
export async function signIn(
  deps: Deps,
  attempt: Attempt,
): Promise<OpenedSession | { stepToken: string }> {
  const { db } = deps;
  const email = normalizeEmail(attempt.email);
  const account = await authenticate(deps, { ...attempt, email });
  await requireCanSignIn(deps, account);
  return db.transaction((tx) => continueSignIn(tx, deps, account, attempt));
}

/** Reserves a failure before it checks the password, and takes it back if the password is right. */
async function authenticate(deps: Deps, attempt: Attempt): Promise<Account> {
  const { email, password, browser } = attempt;
  const { address } = browser;
  await refuseAtLimit(deps, signInLimit(deps, email));
  const account = await countIfFailed(
    deps,
    failureLimits(email, address),
    async (reportFailure) => {
      const found = await findAccountByEmail(deps.db, email);
      const matches = await isPassword(password, found?.passwordHash, { account: email, address });
      if (found && matches) return found;
      reportFailure();
      await recordFailure(deps, { ...attempt, way: 'password' });
      throw new Refused('WRONG_CREDENTIALS');
    },
  );
  await countAgainst(deps, signInLimit(deps, email));
  return account;
}

/** Checks the locked account again: during the password check the password may have been replaced or a second step set up. */
async function continueSignIn(
  tx: Transaction,
  deps: Deps,
  checked: Account,
  attempt: Attempt,
): Promise<OpenedSession | { stepToken: string }> {
  const account = await lockSignInAccount(tx, checked.id);
  if (account.passwordHash !== checked.passwordHash) throw new Refused('WRONG_CREDENTIALS');
  if (account.secondStepSince) return { stepToken: await createStep(tx, deps, account.id) };
  return letIn(tx, deps, account, { ...attempt, way: 'password' });
}

export async function signOut(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
  requestId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const accountId = await deleteSession(tx, hashToken(token));
    if (accountId === undefined) return;
    await recordAudit(tx, {
      at: clock.now(),
      actorId: accountId,
      action: 'session.closed',
      subject: `account:${accountId}`,
      requestId,
    });
  });
}
