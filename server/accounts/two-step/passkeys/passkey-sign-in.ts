import { networkLimits, type Limit } from '../../../platform/http/limits/limits.ts';
import { countAgainst, countIfFailed } from '../../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../../platform/http/refused.ts';
import { hashToken } from '../../../platform/http/session.ts';
import type { Services } from '../../../services.ts';
import {
  lockSignInAccount,
  letIn,
  requireCanSignIn,
  type OpenedSession,
  type SignInContext,
} from '../../sign-in/let-in.ts';
import { getAccount } from '../../profile/profile-store.ts';
import { countWrongCode, networkFailureLimits, signInLimit } from '../../sign-in/refused-tries.ts';
import { readSignature, signInOptions, type Answer } from './ceremonies.ts';
import {
  consumeChallenge,
  findAnsweringPasskey,
  listPasskeys,
  markPasskeyUsed,
  storeChallenge,
} from '../passkey-store.ts';
import type { Challenge, Passkey } from '../passkey-store.ts';
import type { RelyingParty } from './relying-party.ts';
import { stopPendingReset } from '../reset/reset.ts';
import { getStepAccount } from '../sign-in-steps.ts';
import { deleteStep, findStepAccount, consumeTry } from '../step-store.ts';

/** Enough for all sign-in pages of a school, each of which may request a challenge when it opens. */
const challengeLimits = (address: string): Limit[] =>
  networkLimits('passkey-challenge:network', address, {
    atMost: 2000,
    milliseconds: 15 * 60 * 1000,
  });

/** Creates a challenge for signing in with a passkey alone, or as the second step if the page says so. */
export async function beginPasskeySignIn(
  services: Services,
  party: RelyingParty,
  input: { isSecond: boolean; stepToken: string | undefined; address: string },
) {
  const { db, clock } = services;
  await countAgainst(services, ...challengeLimits(input.address));
  const now = clock.now();
  const account = input.isSecond ? await getStepAccount(services, input.stepToken) : undefined;
  const passkeys = account && (await listPasskeys(db, account.id));
  if (passkeys?.length === 0) throw new Refused('PASSKEY_REFUSED');
  const options = await signInOptions(party, passkeys);
  const challenge = await storeChallenge(db, now, {
    challenge: options.challenge,
    purpose: account ? 'second-step' : 'sign-in',
    accountId: account?.id ?? null,
  });
  return { challenge, options: { ...options } };
}

type Input = SignInContext & { stepToken: string | undefined; challenge: string; answer: Answer };

export async function finishPasskeySignIn(
  services: Services,
  party: RelyingParty,
  input: Input,
): Promise<OpenedSession> {
  // Does not check the account's limits, only counts failures: signatures cannot be guessed, so somebody who guesses passwords
  // must not lock the owner out.
  const limits = networkFailureLimits(input.browser.address);
  return countIfFailed(services, limits, (reportFailure) =>
    checkAndSignIn(services, party, input, reportFailure),
  );
}

async function checkAndSignIn(
  services: Services,
  party: RelyingParty,
  input: Input,
  reportFailure: () => void,
): Promise<OpenedSession> {
  const { db, clock } = services;
  const pending = await consumeChallenge(db, input.challenge, clock.now());
  const stepHash =
    pending?.purpose === 'second-step' ? hashToken(input.stepToken ?? '') : undefined;
  if (!pending || !(await isStillPending(services, pending, stepHash))) {
    throw new Refused('PASSKEY_REFUSED');
  }
  const passkey = await findAnsweringPasskey(db, input.answer);
  const isOfAccount = pending.accountId === null || passkey?.accountId === pending.accountId;
  if (!passkey || !isOfAccount) {
    reportFailure();
    throw new Refused('PASSKEY_REFUSED');
  }
  const account = await getAccount(db, passkey.accountId);
  const question = {
    challenge: pending.challenge,
    requiresUserVerification: pending.purpose === 'sign-in',
  };
  const counter = await readSignature(party, question, passkey, input.answer);
  if (counter === undefined) {
    reportFailure();
    await countWrongCode(services, { ...input, email: account.email, way: 'passkey' });
    throw new Refused('PASSKEY_REFUSED');
  }
  await requireCanSignIn(services, account);
  // As the second step it follows a password, which was counted.
  if (!stepHash) await countAgainst(services, signInLimit(services, account.email));
  return completeSignIn(services, { ...passkey, counter }, stepHash, input);
}

/** A challenge for the second step is valid only in the browser that gave the password, while it has time and tries left. */
async function isStillPending(
  { db, clock }: Services,
  { purpose, accountId }: Challenge,
  stepHash: Buffer | undefined,
): Promise<boolean> {
  if (purpose === 'sign-in') return true;
  if (!stepHash) return false;
  const account = await findStepAccount(db, stepHash, clock.now());
  return account?.id === accountId && consumeTry(db, stepHash, clock.now());
}

function completeSignIn(
  services: Services,
  { id, accountId, counter }: Passkey,
  stepHash: Buffer | undefined,
  input: Input,
): Promise<OpenedSession> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const account = await lockSignInAccount(tx, accountId);
    const isCounterValid = await markPasskeyUsed(tx, id, counter, clock.now());
    const isStepOpen = stepHash === undefined || (await deleteStep(tx, stepHash));
    if (!isCounterValid || !isStepOpen) throw new Refused('PASSKEY_REFUSED');
    await stopPendingReset(tx, services, { id: accountId, requestId: input.requestId });
    return letIn(tx, services, account, { ...input, way: 'passkey' });
  });
}
