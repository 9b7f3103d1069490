import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { recordAudit } from '../audit/audit.ts';
import { accounts } from '../db/accounts-schema.ts';
import { hashToken, newToken } from '../http/session.ts';
import type { Services } from '../services.ts';
import { normalEmail } from '../mail/normal-email.ts';
import { hashPassword } from './password.ts';
import { insertPasswordReset } from './password-reset-store.ts';
import { findAccountByEmail, insertAccount } from './store.ts';

const validHours = 24;

export class NotAnEmail extends Error {}

/**
 * The first administrator, or one more: an account that exists is raised, otherwise one is made. Nobody types a password on
 * a command line: the link lets its reader choose one.
 */
export async function appointAdmin(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  given: string,
): Promise<{ link: string; isNew: boolean }> {
  const email = normalEmail(given);
  if (!z.email().safeParse(email).success)
    throw new NotAnEmail(`“${given}” is not an e-mail address.`);
  const now = clock.now();
  const token = newToken();
  const passwordHash = await hashPassword(newToken());
  const known = await findAccountByEmail(db, email);
  const id = known?.id ?? crypto.randomUUID();
  await db.transaction(async (tx) => {
    if (known) {
      await tx
        .update(accounts)
        .set({
          role: 'admin',
          status: 'active',
          verifiedAt: known.verifiedAt ?? now,
          updatedAt: now,
        })
        .where(eq(accounts.id, id));
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
