import type { Language } from '@bac/exam/item/language.ts';
import { recordAudit } from '../audit/audit.ts';
import { countAgainst, refuseAtLimit, type Limit } from '../http/rate-limit.ts';
import { Refused } from '../http/refused.ts';
import { hashToken } from '../http/session.ts';
import { queueMail } from '../mail/mail.ts';
import type { Services } from '../services.ts';
import { deleteOtherSessions } from './device-store.ts';
import { passwordChangedLetter } from './letters.ts';
import { deletePasswordResets, updatePassword } from './password-reset-store.ts';
import { hashPassword, isPassword } from './password.ts';
import { getAccount } from './profile-store.ts';
import { passwordProblems } from './registration-problems.ts';

interface Asking {
  accountId: string;
  /** The session that asks, which stays. */
  token: string;
  language: Language;
  requestId: string;
}

/** A browser left open must not become a way to guess the password. */
const wrongGuesses = (accountId: string): Limit => ({
  name: 'password:account',
  of: accountId,
  atMost: 10,
  milliseconds: 15 * 60 * 1000,
});

export async function changePassword(
  services: Services,
  given: { currentPassword: string; newPassword: string },
  { accountId, token, language, requestId }: Asking,
): Promise<void> {
  const { db, clock, sessions } = services;
  const fields = passwordProblems('newPassword', given.newPassword);
  if (fields.length > 0) throw new Refused('INVALID_REQUEST', { fields });

  await refuseAtLimit(services, wrongGuesses(accountId));
  const account = await getAccount(db, accountId);
  if (!(await isPassword(given.currentPassword, account.passwordHash))) {
    await countAgainst(services, wrongGuesses(accountId));
    throw new Refused('WRONG_PASSWORD');
  }

  const passwordHash = await hashPassword(given.newPassword);
  const now = clock.now();
  await db.transaction(async (tx) => {
    await updatePassword(tx, accountId, passwordHash, now);
    // Whoever got in with the old password, or holds a link to replace it, is out.
    await deleteOtherSessions(tx, accountId, hashToken(token));
    await deletePasswordResets(tx, accountId);
    await queueMail(tx, passwordChangedLetter(account, language, {}));
    await recordAudit(tx, {
      at: now,
      actorId: accountId,
      action: 'password.changed',
      subject: `account:${accountId}`,
      requestId,
    });
  });
  sessions.forgetAccount(accountId);
}
