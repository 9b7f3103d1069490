import type { SessionActor } from '../../sign-in/session-actor.ts';
import type { TwoStep } from '@bac/contract/accounts/two-step.ts';
import { Refused } from '../../../platform/http/refused.ts';
import type { Services } from '../../../services.ts';
import { holdOwnAccount, holdVerifiedAccount } from '../../sign-in/hold-own-account.ts';
import { tidyLine } from '../../profile/person-details.ts';
import { requirePassword } from '../../passwords/require-password.ts';
import {
  challengeMilliseconds,
  readRegistration,
  registrationOptions,
  type Answer,
} from './ceremonies.ts';
import {
  countPasskeys,
  deletePasskey,
  findOwnPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  takeChallenge,
} from '../passkey-store.ts';
import { renewCodes } from '../recovery-codes.ts';
import type { RelyingParty } from './relying-party.ts';
import { readTwoStep, removedByOwner, turnOn } from '../second-steps.ts';
import { tellChange } from '../tell-change.ts';

const atMost = 10;

async function requireRoom(db: Parameters<typeof countPasskeys>[0], accountId: string) {
  if ((await countPasskeys(db, accountId)) >= atMost) throw new Refused('TOO_MANY_PASSKEYS');
}

export async function beginPasskey(
  services: Services,
  party: RelyingParty,
  password: string,
  actor: SessionActor,
) {
  const { db, clock } = services;
  const { id: accountId } = actor;
  const account = await requirePassword(services, accountId, password);
  await requireRoom(db, accountId);
  const options = await registrationOptions(party, account, await listPasskeys(db, accountId));
  const id = await db.transaction(async (tx) => {
    await holdVerifiedAccount(tx, actor, account);
    const asked = { challenge: options.challenge, purpose: 'registration', accountId } as const;
    return keepChallenge(tx, clock.now(), asked);
  });
  return { challenge: id, options: { ...options } };
}

export async function keepChallenge(
  db: Parameters<typeof insertChallenge>[0],
  now: Date,
  given: Omit<Parameters<typeof insertChallenge>[1], 'id' | 'expiresAt'>,
): Promise<string> {
  const id = crypto.randomUUID();
  const expiresAt = new Date(now.getTime() + challengeMilliseconds);
  await insertChallenge(db, { id, expiresAt, ...given });
  return id;
}

export async function addPasskey(
  services: Services,
  party: RelyingParty,
  given: { challenge: string; answer: Answer; name: string },
  actor: SessionActor,
): Promise<{ twoStep: TwoStep; recoveryCodes: string[] }> {
  const { db, clock, sessions } = services;
  const { id: accountId } = actor;
  const now = clock.now();
  const asked = await takeChallenge(db, given.challenge, now);
  const isMeant = asked?.purpose === 'registration' && asked.accountId === accountId;
  const made = isMeant && (await readRegistration(party, asked.challenge, given.answer));
  if (!made) throw new Refused('PASSKEY_REFUSED');

  const name = tidyLine(given.name);
  const recoveryCodes = await db.transaction(async (tx) => {
    const account = await holdVerifiedAccount(tx, actor);
    await requireRoom(tx, accountId);
    const passkey = { id: crypto.randomUUID(), accountId, ...made, name, createdAt: now };
    if (!(await insertPasskey(tx, passkey))) throw new Refused('PASSKEY_REFUSED');
    const isFirst = await turnOn(tx, account, { now, token: actor.token });
    const change = { action: 'passkey.added', at: now, name, isFirst } as const;
    await tellChange(tx, services, account, change, actor);
    return isFirst ? renewCodes(tx, accountId, now) : [];
  });
  sessions.forgetAccount(accountId);
  return { twoStep: await readTwoStep(services, accountId), recoveryCodes };
}

export async function removePasskey(
  services: Services,
  given: { passkey: string; password: string },
  actor: SessionActor,
): Promise<TwoStep> {
  const { db, clock, sessions } = services;
  const { id: accountId } = actor;
  // Before the password: of somebody else's there is nothing to be said either way.
  if (!(await findOwnPasskey(db, accountId, given.passkey))) throw new Refused('NOT_FOUND');
  const checked = await requirePassword(services, accountId, given.password);
  await db.transaction(async (tx) => {
    const account = await holdOwnAccount(tx, actor, checked);
    const gone = await deletePasskey(tx, accountId, given.passkey);
    if (!gone) throw new Refused('NOT_FOUND');
    await removedByOwner(tx, services, account);
    const change = { action: 'passkey.removed', at: clock.now(), name: gone.name } as const;
    await tellChange(tx, services, account, change, actor);
  });
  sessions.forgetAccount(accountId);
  return readTwoStep(services, accountId);
}
