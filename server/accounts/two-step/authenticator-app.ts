import type { SessionActor } from '../sign-in/session-actor.ts';
import type { TwoStep } from '@bac/contract/accounts/two-step.ts';
import { limitFor, type Limit } from '../../platform/http/limits/limits.ts';
import { countAgainst, refuseAtLimit } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { lockOwnAccount, lockVerifiedAccount } from '../sign-in/lock-own-account.ts';
import {
  confirmChange,
  requireSameSecondStep,
  type Proof,
  type ReadParty,
} from './confirm-change.ts';
import { renewCodes } from './recovery-codes.ts';
import { readTwoStep, finishOwnRemoval, enableTwoStep } from './second-steps.ts';
import { notifyChange } from './notify-change.ts';
import { confirmTotp, deleteTotp, findTotp, upsertNextTotp } from './totp-store.ts';
import { newTotp, sealTotp, findTimeStep } from './totp.ts';

const quarterOfAnHour = 15 * 60 * 1000;

/** Long enough to install an app first. */
const setupMilliseconds = 2 * quarterOfAnHour;

const wrongCodeLimit = (accountId: string): Limit =>
  limitFor('totp-set-up:account', accountId, { atMost: 20, milliseconds: quarterOfAnHour });

/**
 * Starts setting up an app. An app in use stays valid until a code of the new one is confirmed, so that changing phones leaves
 * no gap.
 */
export async function beginTotp(
  services: Services,
  readParty: ReadParty,
  proof: Proof,
  actor: SessionActor,
): Promise<{ secret: string; address: string }> {
  const { id: accountId } = actor;
  const checked = await confirmChange(services, readParty, proof, actor);
  const newSecret = newTotp(checked.email);
  const nextSealed = sealTotp(services, accountId, newSecret.secret);
  const nextAt = services.clock.now();
  await services.db.transaction(async (tx) => {
    requireSameSecondStep(checked, await lockVerifiedAccount(tx, actor, checked));
    await upsertNextTotp(tx, { accountId, nextSealed, nextAt });
  });
  return newSecret;
}

export async function finishTotp(
  services: Services,
  code: string,
  actor: SessionActor,
): Promise<{ recoveryCodes: string[] }> {
  const { db, clock, sessions } = services;
  const { id: accountId } = actor;
  const now = clock.now();
  const recoveryCodes = await db.transaction(async (tx) => {
    const account = await lockVerifiedAccount(tx, actor);
    const limitServices = { db: tx, clock };
    await refuseAtLimit(limitServices, wrongCodeLimit(accountId));
    const stored = await findTotp(tx, accountId);
    const isInTime = stored?.nextAt && now.getTime() - stored.nextAt.getTime() <= setupMilliseconds;
    if (!stored?.nextSealed || !isInTime) throw new Refused('CODE_EXPIRED');
    const lastStep = findTimeStep(services, accountId, stored.nextSealed, code);
    if (lastStep === undefined) {
      await countAgainst(limitServices, wrongCodeLimit(accountId));
      return undefined;
    }
    await confirmTotp(tx, accountId, { sealed: stored.nextSealed, lastStep, now });
    const isFirst = await enableTwoStep(tx, account, { now, token: actor.token });
    const change = { action: 'totp.added', at: now, isFirst } as const;
    await notifyChange(tx, services, account, change, actor);
    return renewCodes(tx, accountId, now);
  });
  if (!recoveryCodes) throw new Refused('WRONG_CODE');
  sessions.forgetAccount(accountId);
  return { recoveryCodes };
}

export async function removeTotp(
  services: Services,
  readParty: ReadParty,
  proof: Proof,
  actor: SessionActor,
): Promise<TwoStep> {
  const { id: accountId } = actor;
  const checked = await confirmChange(services, readParty, proof, actor);
  await services.db.transaction(async (tx) => {
    const account = await lockOwnAccount(tx, actor, checked);
    if (!(await deleteTotp(tx, accountId))) throw new Refused('NOT_POSSIBLE_NOW');
    await finishOwnRemoval(tx, services, account);
    await notifyChange(
      tx,
      services,
      account,
      { action: 'totp.removed', at: services.clock.now() },
      actor,
    );
  });
  services.sessions.forgetAccount(accountId);
  return readTwoStep(services, accountId);
}

export async function renewRecoveryCodes(
  services: Services,
  readParty: ReadParty,
  proof: Proof,
  actor: SessionActor,
): Promise<{ recoveryCodes: string[] }> {
  const { id: accountId } = actor;
  const checked = await confirmChange(services, readParty, proof, actor);
  const at = services.clock.now();
  const recoveryCodes = await services.db.transaction(async (tx) => {
    const account = await lockVerifiedAccount(tx, actor, checked);
    if (!account.secondStepSince) throw new Refused('NOT_POSSIBLE_NOW');
    const change = { action: 'recovery-codes.renewed', at } as const;
    await notifyChange(tx, services, account, change, actor);
    return renewCodes(tx, accountId, at);
  });
  return { recoveryCodes };
}
