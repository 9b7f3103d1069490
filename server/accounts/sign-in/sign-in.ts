import { recordAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';
import { hashToken } from '../../platform/http/session.ts';
import { normalEmail } from '../../platform/mail/letter.ts';
import type { Services } from '../../services.ts';
import { holdEntered, letIn, requireOpen, type Entered, type Entering } from './let-in.ts';
import { isPassword } from '../passwords/password.ts';
import { countFailure, refuseAfterFailures } from './refused-tries.ts';
import { deleteSession, findAccountByEmail, type Account } from '../store.ts';
import { beginStep } from '../two-step/sign-in-steps.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'config'>;

interface Attempt extends Entering {
  email: string;
  password: string;
}

/** A session, or the token of a sign-in that waits for its second step. */
export async function signIn(
  needs: Needs,
  given: Attempt,
): Promise<Entered | { stepToken: string }> {
  const { db } = needs;
  const email = normalEmail(given.email);
  await refuseAfterFailures(needs, email, given.browser.address);

  const account = await findAccountByEmail(db, email);
  const matches = await isPassword(given.password, account?.passwordHash);
  if (!account || !matches) {
    await countFailure(needs, { ...given, email, way: 'password' });
    throw new Refused('WRONG_CREDENTIALS');
  }
  await requireOpen(needs, account);
  return db.transaction((tx) => goOn(tx, needs, account, given));
}

/** While the password was being checked it may have been replaced, or a second step set up. */
async function goOn(
  tx: Transaction,
  needs: Needs,
  checked: Account,
  given: Attempt,
): Promise<Entered | { stepToken: string }> {
  const account = await holdEntered(tx, checked.id);
  if (account.passwordHash !== checked.passwordHash) throw new Refused('WRONG_CREDENTIALS');
  if (account.secondStepSince) return { stepToken: await beginStep(tx, needs, account.id) };
  return letIn(tx, needs, account, { ...given, way: 'password' });
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
