import { limitFor, type Limit } from '../../platform/http/limits/limits.ts';
import {
  countAgainst,
  countIfFailed,
  refuseAtLimit,
} from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import { hashToken } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import {
  lockSignInAccount,
  letIn,
  requireCanSignIn,
  type OpenedSession,
  type SignInContext,
} from '../sign-in/let-in.ts';
import { countWrongCode, networkFailureLimits } from '../sign-in/refused-tries.ts';
import { countUnusedCodes, useRecoveryCode } from './recovery-codes.ts';
import { stopPendingReset } from './reset/reset.ts';
import { getStepAccount } from './sign-in-steps.ts';
import { deleteStep, consumeTry } from './step-store.ts';
import { notifyChange } from './notify-change.ts';
import { isAppCode, useTotp } from './totp.ts';

/**
 * Limits wrong app codes, in addition to the limits they share with wrong passwords. Three codes in a million are valid at any
 * time, so with thirty tries a day one attacker in eleven thousand succeeds. Only a person with the password can use the tries up.
 */
export const wrongCodeLimit = (accountId: string): Limit =>
  limitFor('second-step:account', accountId, { atMost: 30, milliseconds: 24 * 60 * 60 * 1000 });

type CodeInput = SignInContext & { stepToken: string | undefined; code: string };
type CodeAnswer = CodeInput & { way: 'totp' | 'recovery' };

export async function finishWithCode(services: Services, input: CodeInput): Promise<OpenedSession> {
  const account = await getStepAccount(services, input.stepToken);
  const way = isAppCode(input.code) ? 'totp' : 'recovery';
  const answer = { ...input, way } as const;
  const limits = networkFailureLimits(input.browser.address);
  return countIfFailed(services, limits, async (reportFailure) => {
    await refuseAtCodeLimit(services, account.id, answer);
    const stepHash = hashToken(input.stepToken ?? '');
    const hasTryLeft = await consumeTry(services.db, stepHash, services.clock.now());
    if (!hasTryLeft) throw new Refused('STEP_EXPIRED');
    // The account may have been closed since the password was checked.
    await requireCanSignIn(services, account);

    const entered = await checkCodeAndSignIn(services, account.id, stepHash, answer);
    if (entered) return entered;
    reportFailure();
    await countWrongCode(services, { ...answer, email: account.email });
    throw new Refused('WRONG_CODE');
  });
}

/**
 * Does not check the limits of wrong passwords: this person gave the right one, and a stranger's guesses must not lock them out.
 * Recovery codes have no limit: they are too long to guess, and they remain for an owner whose app codes of the day were used up.
 */
async function refuseAtCodeLimit(
  deps: Parameters<typeof refuseAtLimit>[0],
  accountId: string,
  { way }: CodeAnswer,
): Promise<void> {
  if (way === 'totp') await refuseAtLimit(deps, wrongCodeLimit(accountId));
}

/**
 * Returns undefined if the code is wrong or used. The account lock serializes the codes of an account, and each is checked against
 * the count of all wrong ones before it, so that simultaneous requests allow no extra guesses.
 */
function checkCodeAndSignIn(
  services: Services,
  accountId: string,
  stepHash: Buffer,
  answer: CodeAnswer,
): Promise<OpenedSession | undefined> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const account = await lockSignInAccount(tx, accountId);
    const limitServices = { db: tx, clock };
    await refuseAtCodeLimit(limitServices, accountId, answer);
    const isRight =
      answer.way === 'totp'
        ? await useTotp(tx, services, accountId, answer.code)
        : await useRecoveryCode(tx, accountId, answer.code, clock.now());
    if (!isRight) {
      if (answer.way === 'totp') await countAgainst(limitServices, wrongCodeLimit(accountId));
      return undefined;
    }
    // Another request or a change has ended this sign-in; the rollback leaves the code unused.
    if (!(await deleteStep(tx, stepHash))) throw new Refused('STEP_EXPIRED');
    if (answer.way === 'recovery') {
      const left = await countUnusedCodes(tx, accountId);
      const change = { action: 'recovery-code.used', at: clock.now(), left } as const;
      await notifyChange(tx, services, account, change, answer);
    }
    if (answer.way === 'totp') {
      await stopPendingReset(tx, services, { id: accountId, requestId: answer.requestId });
    }
    return letIn(tx, services, account, answer);
  });
}
