import { brokenEmailRule } from '@bac/contract/accounts/account-rules.ts';
import { invalidField } from '@bac/contract/protocol/invalid-field.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { hashToken, newToken } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { normalizeEmail } from '../../platform/mail/email.ts';
import { claimAccount } from '../registration/claim-account.ts';
import { hashPassword } from '../passwords/password.ts';
import { insertPasswordReset } from '../passwords/password-reset-store.ts';
import { lockAccount, updateAccount } from '../profile/profile-store.ts';
import { findAccountByEmail, insertAccount } from '../store.ts';

const validHours = 24;

export class NotAnEmail extends Error {}

/**
 * Appoints the first or another administrator: promotes an existing account or creates one. Nobody types a password on a
 * command line: the link lets its reader choose one. Anybody may have registered an unverified account, so before the
 * promotion all its credentials are removed, including the password.
 */
export async function appointAdmin(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  address: string,
): Promise<{ link: string; isNew: boolean }> {
  const email = normalizeEmail(address);
  const rule = brokenEmailRule(email);
  if (rule) throw new NotAnEmail(`“${address}” ${invalidField[rule].en}.`);
  const now = clock.now();
  const token = newToken();
  const passwordHash = await hashPassword(newToken());
  const existing = await findAccountByEmail(db, email);
  const id = existing?.id ?? crypto.randomUUID();
  await db.transaction(async (tx) => {
    if (existing) {
      const { verifiedAt } = await lockAccount(tx, id);
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
      detail: { isNew: !existing },
    });
  });
  const link = new URL('/auth/forgot-password/change', config.publicUrl);
  link.search = new URLSearchParams({ token, email }).toString();
  return { link: link.href, isNew: !existing };
}
