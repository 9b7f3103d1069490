import type { TwoStep } from '@bac/contract/accounts/two-step.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';
import { hashToken } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { deleteOtherSessions } from '../sign-in/device-store.ts';
import { getAccount, updateAccount } from '../profile/profile-store.ts';
import type { Account } from '../store.ts';
import {
  countPasskeys,
  deletePasskeysOf,
  listPasskeys,
  deleteChallengesOf,
} from './passkey-store.ts';
import { countUnusedCodes, deleteCodes } from './recovery-codes.ts';
import { deleteReset, findReset } from './reset/reset-store.ts';
import { deleteTotp, findTotp, deleteNextTotp } from './totp-store.ts';
import { deleteStepsOf } from './step-store.ts';

export async function readTwoStep(services: Services, accountId: string): Promise<TwoStep> {
  const { db } = services;
  const account = await getAccount(db, accountId);
  const totp = await findTotp(db, accountId);
  const reset = await findReset(db, accountId);
  const passkeys = await listPasskeys(db, accountId);
  return {
    totpSince: totp?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await countUnusedCodes(db, accountId),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    isVerified: account.verifiedAt !== null,
    isRequired: await services.rights.requiresTwoSteps(account.role),
    resetAt: reset?.dueAt.toISOString() ?? null,
  };
}

/**
 * Runs in the transaction that adds a second step, with the account locked. Returns true for the first one of the account and then
 * ends all other sessions, because they were opened with the password alone.
 */
export async function enableTwoStep(
  tx: Transaction,
  account: Account,
  { now, token }: { now: Date; token: string },
): Promise<boolean> {
  if (account.secondStepSince) return false;
  await updateAccount(tx, account.id, { secondStepSince: now });
  // They were started with the password alone.
  await endPendingSetups(tx, account.id);
  await deleteOtherSessions(tx, account.id, hashToken(token));
  return true;
}

/**
 * Runs in the transaction that removes a second step, with the account locked. After the last one it also deletes recovery
 * codes and a pending reset.
 */
export async function disableTwoStepIfNone(tx: Transaction, accountId: string): Promise<boolean> {
  const totp = await findTotp(tx, accountId);
  if (totp?.confirmedAt || (await countPasskeys(tx, accountId)) > 0) return false;
  await updateAccount(tx, accountId, { secondStepSince: null });
  await deleteCodes(tx, accountId);
  await deleteReset(tx, accountId);
  return true;
}

/** Removes all second steps, or those set up since a moment; also the recovery codes shown with them. */
export async function removeSecondSteps(
  tx: Transaction,
  accountId: string,
  since?: Date,
): Promise<{ passkeys: number; totp: boolean; codes: number }> {
  const passkeys = await deletePasskeysOf(tx, accountId, since);
  const confirmedAt = (await findTotp(tx, accountId))?.confirmedAt;
  const totp = confirmedAt ? since === undefined || confirmedAt >= since : false;
  if (totp) await deleteTotp(tx, accountId);
  const codes = await deleteCodes(tx, accountId, since);
  await disableTwoStepIfNone(tx, accountId);
  return { passkeys, totp, codes };
}

/** Completes a removal by the person; refuses to remove the last second step if their role requires one. */
export async function finishOwnRemoval(
  tx: Transaction,
  services: Pick<Services, 'rights'>,
  account: Account,
): Promise<void> {
  const isOff = await disableTwoStepIfNone(tx, account.id);
  if (isOff && (await services.rights.requiresTwoSteps(account.role)))
    throw new Refused('TWO_STEP_NEEDED');
}

/** Ends everything started with the old password: sign-ins awaiting their second step, and passkeys and apps being set up. */
export async function endPendingSetups(tx: Transaction, accountId: string): Promise<void> {
  await deleteStepsOf(tx, accountId);
  await deleteChallengesOf(tx, accountId);
  await deleteNextTotp(tx, accountId);
}
