import { countAgainst, refuseAtLimit, type Limit } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import { hashToken } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { holdEntered, letIn, requireOpen, type Entered, type Entering } from '../sign-in/let-in.ts';
import { addressLimit, countWrongCode } from '../sign-in/refused-tries.ts';
import { countUnusedCodes, useRecoveryCode } from './recovery-codes.ts';
import { endNeedlessReset } from './reset/reset.ts';
import { accountOfStep } from './sign-in-steps.ts';
import { deleteStep, takeTry } from './step-store.ts';
import { tellChange } from './tell-change.ts';
import { isAppCode, useTotp } from './totp.ts';

/**
 * Of codes of the app, beside what counts with wrong passwords. Three codes of a million are right at any time, so thirty tries a day let through one
 * guesser in eleven thousand; and only who knows the password can use them up.
 */
const wrongCodes = (accountId: string): Limit => ({
  name: 'second-step:account',
  of: accountId,
  atMost: 30,
  milliseconds: 24 * 60 * 60 * 1000,
});

type Answer = Entering & { stepToken: string | undefined; code: string };
type Coded = Answer & { way: 'totp' | 'recovery' };

export async function finishWithCode(services: Services, given: Answer): Promise<Entered> {
  const account = await accountOfStep(services, given.stepToken);
  const way = isAppCode(given.code) ? 'totp' : 'recovery';
  const answer = { ...given, way } as const;
  await refuseAtLimits(services, account.id, answer);
  const stepHash = hashToken(given.stepToken ?? '');
  const isLeft = await takeTry(services.db, stepHash, services.clock.now());
  if (!isLeft) throw new Refused('STEP_EXPIRED');
  // Since the password was given, somebody may have closed the account.
  await requireOpen(services, account);

  const entered = await enter(services, account.id, stepHash, answer);
  if (entered) return entered;
  await countWrongCode(services, { ...answer, email: account.email });
  throw new Refused('WRONG_CODE');
}

/**
 * Not those of wrong passwords: who is here gave the right one, and a stranger who guesses keeps nobody out. A recovery code is
 * too long to be guessed, and the way left to an owner whose codes of the day somebody spent.
 */
async function refuseAtLimits(
  needs: Parameters<typeof refuseAtLimit>[0],
  accountId: string,
  { way, browser }: Coded,
): Promise<void> {
  await refuseAtLimit(needs, addressLimit(browser.address));
  if (way === 'totp') await refuseAtLimit(needs, wrongCodes(accountId));
}

/**
 * Undefined where the code is wrong, or was used before. Codes of an account are judged one after the other, each by the count of
 * all that were wrong before it: many at the same moment are no more guesses than one by one.
 */
function enter(
  services: Services,
  accountId: string,
  stepHash: Buffer,
  given: Coded,
): Promise<Entered | undefined> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const account = await holdEntered(tx, accountId);
    const counting = { db: tx, clock };
    await refuseAtLimits(counting, accountId, given);
    const isRight =
      given.way === 'totp'
        ? await useTotp(tx, services, accountId, given.code)
        : await useRecoveryCode(tx, accountId, given.code, clock.now());
    if (!isRight) {
      if (given.way === 'totp') await countAgainst(counting, wrongCodes(accountId));
      return undefined;
    }
    // Used by another request, or ended by a change: then the code counts as not used.
    if (!(await deleteStep(tx, stepHash))) throw new Refused('STEP_EXPIRED');
    if (given.way === 'recovery') {
      const left = await countUnusedCodes(tx, accountId);
      const change = { action: 'recovery-code.used', at: clock.now(), left } as const;
      await tellChange(tx, services, account, change, given);
    }
    if (given.way === 'totp') {
      await endNeedlessReset(tx, services, { id: accountId, requestId: given.requestId });
    }
    return letIn(tx, services, account, given);
  });
}
