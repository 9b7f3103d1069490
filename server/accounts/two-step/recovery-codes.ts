import { randomInt } from 'node:crypto';
import { and, eq, gte, isNull } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { recoveryCodes } from '../../db/security-schema.ts';
import { hashToken } from '../../platform/http/session.ts';

const codeCount = 10;
const groupCount = 4;
const groupLength = 4;

/** Without characters that look alike in handwriting. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const newGroup = (): string =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A code such as `k7qm-4xwd-9fhe-2tbn`. It has 79 bits, so a fast hash suffices. */
const newCode = (): string => Array.from({ length: groupCount }, newGroup).join('-');

/** Normalizes the typed code. Including the account prevents attacking the codes of several people at once. */
const hashOf = (accountId: string, typed: string): Buffer =>
  hashToken(`${accountId}:${typed.toLowerCase().replaceAll(/[^0-9a-z]/g, '')}`);

/** Creates new codes and returns them this one time. Earlier codes stop working. */
export async function renewCodes(
  tx: Transaction,
  accountId: string,
  createdAt: Date,
): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode);
  await deleteCodes(tx, accountId);
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ codeHash: hashOf(accountId, code), accountId, createdAt })));
  return codes;
}

/** Marks a code as used. Returns true for the first use only; of two simultaneous uses the database accepts one. */
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

/** Deletes all codes, or those created since a time. */
export async function deleteCodes(
  tx: Transaction,
  accountId: string,
  since?: Date,
): Promise<number> {
  const deleted = await tx
    .delete(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.accountId, accountId),
        since === undefined ? undefined : gte(recoveryCodes.createdAt, since),
      ),
    )
    .returning({ accountId: recoveryCodes.accountId });
  return deleted.length;
}
