import type { SessionActor } from '../../sign-in/session-actor.ts';
import type { TwoStep } from '@bac/contract/accounts/two-step.ts';
import { Refused } from '../../../platform/http/refused.ts';
import type { Services } from '../../../services.ts';
import { lockOwnAccount, lockVerifiedAccount } from '../../sign-in/lock-own-account.ts';
import { normalizeLine } from '../../profile/person-details.ts';
import {
  confirmChange,
  requireSameSecondStep,
  type Proof,
  type ReadParty,
} from '../confirm-change.ts';
import { readRegistration, registrationOptions, type Answer } from './ceremonies.ts';
import {
  countPasskeys,
  deletePasskey,
  findOwnPasskey,
  insertPasskey,
  listPasskeys,
  consumeChallenge,
  storeChallenge,
} from '../passkey-store.ts';
import { renewCodes } from '../recovery-codes.ts';
import type { RelyingParty } from './relying-party.ts';
import { readTwoStep, finishOwnRemoval, enableTwoStep } from '../second-steps.ts';
import { notifyChange } from '../notify-change.ts';

const maxPasskeys = 10;

async function requireFewerThanMax(db: Parameters<typeof countPasskeys>[0], accountId: string) {
  if ((await countPasskeys(db, accountId)) >= maxPasskeys) throw new Refused('TOO_MANY_PASSKEYS');
}

export async function beginPasskey(
  services: Services,
  readParty: ReadParty,
  proof: Proof,
  actor: SessionActor,
) {
  const { db, clock } = services;
  const { id: accountId } = actor;
  const party = readParty();
  // Checked first, so that a full list does not use up a code.
  await requireFewerThanMax(db, accountId);
  const account = await confirmChange(services, readParty, proof, actor);
  const options = await registrationOptions(party, account, await listPasskeys(db, accountId));
  const id = await db.transaction(async (tx) => {
    requireSameSecondStep(account, await lockVerifiedAccount(tx, actor, account));
    const pending = { challenge: options.challenge, purpose: 'registration', accountId } as const;
    return storeChallenge(tx, clock.now(), pending);
  });
  return { challenge: id, options: { ...options } };
}

export async function addPasskey(
  services: Services,
  party: RelyingParty,
  input: { challenge: string; answer: Answer; name: string },
  actor: SessionActor,
): Promise<{ twoStep: TwoStep; recoveryCodes: string[] }> {
  const { db, clock, sessions } = services;
  const { id: accountId } = actor;
  const now = clock.now();
  const pending = await consumeChallenge(db, input.challenge, now);
  const isForAccount = pending?.purpose === 'registration' && pending.accountId === accountId;
  const registration =
    isForAccount && (await readRegistration(party, pending.challenge, input.answer));
  if (!registration) throw new Refused('PASSKEY_REFUSED');

  const name = normalizeLine(input.name);
  const recoveryCodes = await db.transaction(async (tx) => {
    const account = await lockVerifiedAccount(tx, actor);
    await requireFewerThanMax(tx, accountId);
    const passkey = { id: crypto.randomUUID(), accountId, ...registration, name, createdAt: now };
    if (!(await insertPasskey(tx, passkey))) throw new Refused('PASSKEY_REFUSED');
    const isFirst = await enableTwoStep(tx, account, { now, token: actor.token });
    const change = { action: 'passkey.added', at: now, name, isFirst } as const;
    await notifyChange(tx, services, account, change, actor);
    return isFirst ? renewCodes(tx, accountId, now) : [];
  });
  sessions.forgetAccount(accountId);
  return { twoStep: await readTwoStep(services, accountId), recoveryCodes };
}

export async function removePasskey(
  services: Services,
  readParty: ReadParty,
  { id, proof }: { id: string; proof: Proof },
  actor: SessionActor,
): Promise<TwoStep> {
  const { db, clock, sessions } = services;
  const { id: accountId } = actor;
  // Checked before the password, so that another person's passkey gets the same reply for every password.
  if (!(await findOwnPasskey(db, accountId, id))) throw new Refused('NOT_FOUND');
  const checked = await confirmChange(services, readParty, proof, actor);
  await db.transaction(async (tx) => {
    const account = await lockOwnAccount(tx, actor, checked);
    const deleted = await deletePasskey(tx, accountId, id);
    if (!deleted) throw new Refused('NOT_FOUND');
    await finishOwnRemoval(tx, services, account);
    const change = { action: 'passkey.removed', at: clock.now(), name: deleted.name } as const;
    await notifyChange(tx, services, account, change, actor);
  });
  sessions.forgetAccount(accountId);
  return readTwoStep(services, accountId);
}
