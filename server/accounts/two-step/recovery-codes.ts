import { randomInt } from 'node:crypto';
import { and, eq, gte, isNull } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { recoveryCodes } from '../../db/security-schema.ts';
import { hashToken } from '../../platform/http/session.ts';

const howMany = 10;
const groups = 4;
const groupLength = 4;

/** No two look alike when written by hand. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const newGroup = (): string =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** 79 bits, so that a hash without a slow function keeps them: `k7qm-4xwd-9fhe-2tbn`. */
const newCode = (): string => Array.from({ length: groups }, newGroup).join('-');

/** However it was typed; with the account, so that no two people's codes can be looked for at once. */
const hashOf = (accountId: string, typed: string): Buffer =>
  hashToken(`${accountId}:${typed.toLowerCase().replaceAll(/[^0-9a-z]/g, '')}`);

/** Told this once; what was there before stops working. */
export async function renewCodes(
  tx: Transaction,
  accountId: string,
  createdAt: Date,
): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await deleteCodes(tx, accountId);
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ codeHash: hashOf(accountId, code), accountId, createdAt })));
  return codes;
}

/** True once for each: of two who use it at the same moment the database lets one through. */
export async function useRecoveryCode(
  tx: Transaction,
  accountId: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.codeHash, hashOf(accountId, typed)),
        eq(recoveryCodes.accountId, accountId),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ accountId: recoveryCodes.accountId });
  return used.length === 1;
}

export const countUnusedCodes = (db: Reader, accountId: string): Promise<number> =>
  db.$count(
    recoveryCodes,
    and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)),
  );

/** All, or those made since. */
export async function deleteCodes(
  tx: Transaction,
  accountId: string,
  since?: Date,
): Promise<number> {
  const gone = await tx
    .delete(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.accountId, accountId),
        since === undefined ? undefined : gte(recoveryCodes.createdAt, since),
      ),
    )
    .returning({ accountId: recoveryCodes.accountId });
  return gone.length;
}
