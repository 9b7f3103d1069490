import type { Actor } from '../../platform/http/actor.ts';
import { callerLimits } from '../../platform/http/limits/limits.ts';
import {
  countAgainst,
  countIfFailed,
  refuseAtLimit,
} from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { lockOwnAccount } from '../sign-in/lock-own-account.ts';
import { networkFailureLimits } from '../sign-in/refused-tries.ts';
import type { SessionActor } from '../sign-in/session-actor.ts';
import type { Account } from '../store.ts';
import { notifyChange } from './notify-change.ts';
import {
  consumeChallenge,
  findAnsweringPasskey,
  listPasskeys,
  markPasskeyUsed,
  storeChallenge,
} from './passkey-store.ts';
import { readSignature, signInOptions, type Answer } from './passkeys/ceremonies.ts';
import type { RelyingParty } from './passkeys/relying-party.ts';
import { countUnusedCodes, useRecoveryCode } from './recovery-codes.ts';
import { wrongCodeLimit } from './second-step.ts';
import { isAppCode, useTotp } from './totp.ts';

export interface Proof {
  password: string;
  /** A code of the app or a recovery code. */
  code?: string | undefined;
  passkeyAnswer?: { challenge: string; answer: Answer } | undefined;
}

/** Returns the relying party; throws for requests from other sites. Called only if the proof has a passkey. */
export type ReadParty = () => RelyingParty;

const hour = 60 * 60 * 1000;
const bounds = {
  perAccount: { atMost: 60, milliseconds: hour },
  perNetwork: { atMost: 2000, milliseconds: hour },
};

/** Creates a challenge for a passkey of the account, to confirm a change. */
export async function beginConfirmation(
  services: Services,
  party: RelyingParty,
  { id: accountId, address }: Pick<Actor, 'id' | 'address'>,
) {
  const { db, clock } = services;
  const limits = callerLimits('passkey-confirmation', { account: accountId, address }, bounds);
  await countAgainst(services, ...limits);
  const passkeys = await listPasskeys(db, accountId);
  if (passkeys.length === 0) throw new Refused('PASSKEY_REFUSED');
  const options = await signInOptions(party, passkeys);
  const pending = { challenge: options.challenge, purpose: 'confirmation', accountId } as const;
  return { challenge: await storeChallenge(db, clock.now(), pending), options: { ...options } };
}

/**
 * Requires the password and, if the account has one, a second step, before a change of its second steps: a stolen session and
 * password must not be enough to remove the second step. Each proof works once.
 */
export async function confirmChange(
  services: Services,
  readParty: ReadParty,
  proof: Proof,
  actor: SessionActor,
): Promise<Account> {
  const account = await requirePassword(services, actor, proof.password);
  if (!account.secondStepSince) return account;
  const { code, passkeyAnswer } = proof;
  const limits = networkFailureLimits(actor.address);
  return countIfFailed(services, limits, async (reportFailure) => {
    if (passkeyAnswer) {
      const isRight = await isPasskeyProof(services, readParty(), passkeyAnswer, {
        actor,
        account,
      });
      if (isRight) return account;
      reportFailure();
      throw new Refused('PASSKEY_REFUSED');
    }
    if (code === undefined) throw new Refused('SECOND_STEP_NEEDED');
    if (await useCode(services, code, { actor, account })) return account;
    reportFailure();
    throw new Refused('WRONG_CODE');
  });
}

/**
 * Refuses if a second step was added after the confirmation. Call it in the transaction of the change, with the account locked.
 */
export function requireSameSecondStep(
  confirmed: Pick<Account, 'secondStepSince'>,
  locked: Pick<Account, 'secondStepSince'>,
): void {
  if (!confirmed.secondStepSince && locked.secondStepSince) throw new Refused('SECOND_STEP_NEEDED');
}

interface Confirming {
  actor: SessionActor;
  account: Account;
}

/** As at sign-in, the account lock serializes the codes of an account, and wrong app codes are limited; recovery codes are too long to guess. */
function useCode(
  services: Services,
  code: string,
  { actor, account }: Confirming,
): Promise<boolean> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const locked = await lockOwnAccount(tx, actor, account);
    if (!isAppCode(code)) return useRecovery(tx, services, code, { actor, account: locked });
    const limitServices = { db: tx, clock };
    await refuseAtLimit(limitServices, wrongCodeLimit(actor.id));
    const isRight = await useTotp(tx, services, actor.id, code);
    if (!isRight) await countAgainst(limitServices, wrongCodeLimit(actor.id));
    return isRight;
  });
}

async function useRecovery(
  tx: Transaction,
  services: Services,
  code: string,
  { actor, account }: Confirming,
): Promise<boolean> {
  const at = services.clock.now();
  if (!(await useRecoveryCode(tx, account.id, code, at))) return false;
  const left = await countUnusedCodes(tx, account.id);
  await notifyChange(tx, services, account, { action: 'recovery-code.used', at, left }, actor);
  return true;
}

async function isPasskeyProof(
  services: Services,
  party: RelyingParty,
  { challenge, answer }: NonNullable<Proof['passkeyAnswer']>,
  { actor, account }: Confirming,
): Promise<boolean> {
  const { db, clock } = services;
  const pending = await consumeChallenge(db, challenge, clock.now());
  if (pending?.purpose !== 'confirmation' || pending.accountId !== account.id) return false;
  const passkey = await findAnsweringPasskey(db, answer);
  if (passkey?.accountId !== account.id) return false;
  const question = { challenge: pending.challenge, requiresUserVerification: false };
  const counter = await readSignature(party, question, passkey, answer);
  if (counter === undefined) return false;
  return db.transaction(async (tx) => {
    await lockOwnAccount(tx, actor, account);
    return markPasskeyUsed(tx, passkey.id, counter, clock.now());
  });
}
