import { brokenEmailRule } from '@bac/contract/accounts/account-rules.ts';
import { invalidField } from '@bac/contract/protocol/invalid-field.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { hashToken, newToken } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { normalEmail } from '../../platform/mail/letter.ts';
import { claimAccount } from '../registration/claim-account.ts';
import { hashPassword } from '../passwords/password.ts';
import { insertPasswordReset } from '../passwords/password-reset-store.ts';
import { getAccountToChange, updateAccount } from '../profile/profile-store.ts';
import { findAccountByEmail, insertAccount } from '../store.ts';

const validHours = 24;

export class NotAnEmail extends Error {}

/**
 * The first administrator, or one more: an account that exists is raised, otherwise one is made. Nobody types a password on
 * a command line: the link lets its reader choose one. An unverified account may have been registered by anybody: it is
 * raised only after everything that opened it has been removed, its password included.
 */
export async function appointAdmin(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  given: string,
): Promise<{ link: string; isNew: boolean }> {
  const email = normalEmail(given);
  const rule = brokenEmailRule(email);
  if (rule) throw new NotAnEmail(`“${given}” ${invalidField[rule].en}.`);
  const now = clock.now();
  const token = newToken();
  const passwordHash = await hashPassword(newToken());
  const known = await findAccountByEmail(db, email);
  const id = known?.id ?? crypto.randomUUID();
  await db.transaction(async (tx) => {
    if (known) {
      const { verifiedAt } = await getAccountToChange(tx, id);
      if (verifiedAt === null) await claimAccount(tx, id, { at: now, actorId: null });
      await updateAccount(tx, id, {
        role: 'admin',
        status: 'active',
        updatedAt: now,
        ...(verifiedAt === null && { verifiedAt: now, passwordHash }),
      });
    } else {
      await insertAccount(tx, {
        id,
        email,
        username: email,
        fullName: email,
        passwordHash,
        role: 'admin',
        status: 'active',
        verifiedAt: now,
        createdAt: now,
        updatedAt: now,
      });
    }
    await insertPasswordReset(tx, {
      tokenHash: hashToken(token),
      accountId: id,
      expiresAt: new Date(now.getTime() + validHours * 60 * 60_000),
    });
    await recordAudit(tx, {
      at: now,
      actorId: null,
      action: 'admin.appointed',
      subject: `account:${id}`,
      detail: { isNew: !known },
    });
  });
  const link = new URL('/auth/forgot-password/change', config.publicUrl);
  link.search = new URLSearchParams({ token, email }).toString();
  return { link: link.href, isNew: !known };
}
