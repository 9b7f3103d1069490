import {
  countAgainst,
  refuseAtLimit,
  type Limit,
} from '../../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../../platform/http/refused.ts';
import { hashToken } from '../../../platform/http/session.ts';
import type { Services } from '../../../services.ts';
import {
  holdEntered,
  letIn,
  requireOpen,
  type Entered,
  type Entering,
} from '../../sign-in/let-in.ts';
import { getAccount } from '../../profile/profile-store.ts';
import { addressLimit, countFailure } from '../../sign-in/refused-tries.ts';
import { readSignature, signInOptions, type Answer } from './ceremonies.ts';
import { findPasskey, listPasskeys, markPasskeyUsed, takeChallenge } from '../passkey-store.ts';
import type { Challenge, Passkey } from '../passkey-store.ts';
import { keepChallenge } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';
import { endNeedlessReset } from '../reset/reset.ts';
import { accountOfStep } from '../sign-in-steps.ts';
import { deleteStep, findStepAccount, takeTry } from '../step-store.ts';

/** A school's worth of sign-in pages, each of which may ask when it opens. */
const challengeLimit = (address: string): Limit => ({
  name: 'passkey-challenge:address',
  of: address,
  atMost: 2000,
  milliseconds: 15 * 60 * 1000,
});

/** In the place of the password, or as the second step after it: as the page says that asks. */
export async function beginPasskeySignIn(
  services: Services,
  party: RelyingParty,
  given: { isSecond: boolean; stepToken: string | undefined; address: string },
) {
  const { db, clock } = services;
  await countAgainst(services, challengeLimit(given.address));
  const now = clock.now();
  const account = given.isSecond ? await accountOfStep(services, given.stepToken) : undefined;
  const own = account && (await listPasskeys(db, account.id));
  if (own?.length === 0) throw new Refused('PASSKEY_REFUSED');
  const options = await signInOptions(party, own);
  const challenge = await keepChallenge(db, now, {
    challenge: options.challenge,
    purpose: account ? 'second-step' : 'sign-in',
    accountId: account?.id ?? null,
  });
  return { challenge, options: { ...options } };
}

type Given = Entering & { stepToken: string | undefined; challenge: string; answer: Answer };

export async function finishPasskeySignIn(
  services: Services,
  party: RelyingParty,
  given: Given,
): Promise<Entered> {
  const { db, clock } = services;
  // Of the account's limit only the count is kept: a signature is not guessed, so who guesses passwords keeps nobody out.
  await refuseAtLimit(services, addressLimit(given.browser.address));
  const asked = await takeChallenge(db, given.challenge, clock.now());
  const stepHash = asked?.purpose === 'second-step' ? hashToken(given.stepToken ?? '') : undefined;
  if (!asked || !(await isStillAsked(services, asked, stepHash))) {
    throw new Refused('PASSKEY_REFUSED');
  }
  const passkey = await passkeyOf(services, asked, given.answer);
  if (!passkey) {
    await countAgainst(services, addressLimit(given.browser.address));
    throw new Refused('PASSKEY_REFUSED');
  }
  const account = await getAccount(db, passkey.accountId);
  const question = { challenge: asked.challenge, knowsOwner: asked.purpose === 'sign-in' };
  const counter = await readSignature(party, question, passkey, given.answer);
  if (counter === undefined) {
    await countFailure(services, { ...given, email: account.email, way: 'passkey' });
    throw new Refused('PASSKEY_REFUSED');
  }
  await requireOpen(services, account);
  return enter(services, { ...passkey, counter }, stepHash, given);
}

/** A question for the second step is answered by the browser that gave the password, while it may. */
async function isStillAsked(
  { db, clock }: Services,
  { purpose, accountId }: Challenge,
  stepHash: Buffer | undefined,
): Promise<boolean> {
  if (purpose === 'sign-in') return true;
  if (!stepHash) return false;
  const account = await findStepAccount(db, stepHash, clock.now());
  return account?.id === accountId && takeTry(db, stepHash, clock.now());
}

async function passkeyOf(
  { db }: Services,
  { accountId }: Challenge,
  answer: Answer,
): Promise<Passkey | undefined> {
  const id = answer['id'];
  if (typeof id !== 'string' || !/^[\w-]{1,1400}$/.test(id)) return undefined;
  const passkey = await findPasskey(db, id);
  return accountId === null || passkey?.accountId === accountId ? passkey : undefined;
}

function enter(
  services: Services,
  { id, accountId, counter }: Passkey,
  stepHash: Buffer | undefined,
  given: Given,
): Promise<Entered> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const account = await holdEntered(tx, accountId);
    const isNew = await markPasskeyUsed(tx, id, counter, clock.now());
    const isNext = stepHash === undefined || (await deleteStep(tx, stepHash));
    if (!isNew || !isNext) throw new Refused('PASSKEY_REFUSED');
    await endNeedlessReset(tx, services, { id: accountId, requestId: given.requestId });
    return letIn(tx, services, account, { ...given, way: 'passkey' });
  });
}
