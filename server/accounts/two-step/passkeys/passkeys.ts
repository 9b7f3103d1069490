import type { SessionActor } from '../../sign-in/session-actor.ts';
import type { TwoStep } from '@bac/contract/accounts/two-step.ts';
import { Refused } from '../../../platform/http/refused.ts';
import type { Services } from '../../../services.ts';
import { lockOwnAccount, lockVerifiedAccount } from '../../sign-in/lock-own-account.ts';
import { normalizeLine } from '../../profile/person-details.ts';
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
  consumeChallenge,
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
  party: RelyingParty,
  password: string,
  actor: SessionActor,
) {
  const { db, clock } = services;
  const { id: accountId } = actor;
  const account = await requirePassword(services, actor, password);
  await requireFewerThanMax(db, accountId);
  const options = await registrationOptions(party, account, await listPasskeys(db, accountId));
  const id = await db.transaction(async (tx) => {
    await lockVerifiedAccount(tx, actor, account);
    const pending = { challenge: options.challenge, purpose: 'registration', accountId } as const;
    return storeChallenge(tx, clock.now(), pending);
  });
  return { challenge: id, options: { ...options } };
}

export async function storeChallenge(
  db: Parameters<typeof insertChallenge>[0],
  now: Date,
  input: Omit<Parameters<typeof insertChallenge>[1], 'id' | 'expiresAt'>,
): Promise<string> {
  const id = crypto.randomUUID();
  const expiresAt = new Date(now.getTime() + challengeMilliseconds);
  await insertChallenge(db, { id, expiresAt, ...input });
  return id;
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
  input: { passkey: string; password: string },
  actor: SessionActor,
): Promise<TwoStep> {
  const { db, clock, sessions } = services;
  const { id: accountId } = actor;
  // Checked before the password, so that another person's passkey gets the same reply for every password.
  if (!(await findOwnPasskey(db, accountId, input.passkey))) throw new Refused('NOT_FOUND');
  const checked = await requirePassword(services, actor, input.password);
  await db.transaction(async (tx) => {
    const account = await lockOwnAccount(tx, actor, checked);
    const deleted = await deletePasskey(tx, accountId, input.passkey);
    if (!deleted) throw new Refused('NOT_FOUND');
    await finishOwnRemoval(tx, services, account);
    const change = { action: 'passkey.removed', at: clock.now(), name: deleted.name } as const;
    await notifyChange(tx, services, account, change, actor);
  });
  sessions.forgetAccount(accountId);
  return readTwoStep(services, accountId);
}
