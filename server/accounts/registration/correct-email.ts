import { eq } from 'drizzle-orm';
import type { SessionUser } from '@bac/contract/accounts/accounts.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { auditFields } from '../../platform/http/actor.ts';
import { limitFor, networkLimits } from '../../platform/http/limits/limits.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import { normalizeEmail } from '../../platform/mail/email.ts';
import type { Services } from '../../services.ts';
import { deletePasswordResets } from '../passwords/password-reset-store.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { lockOwnAccount } from '../sign-in/lock-own-account.ts';
import type { SessionActor } from '../sign-in/session-actor.ts';
import { sessionUserOf } from '../sign-in/session-user-of.ts';
import { findAccountByEmail } from '../store.ts';
import { deleteNotMeLinks } from '../two-step/reset/not-me-link.ts';
import { deleteEmailCode } from './email-code-store.ts';
import { emailProblems } from './registration-problems.ts';

const day = 24 * 60 * 60 * 1000;

/** PostgreSQL's code for a duplicate key: another account took the address at the same moment. */
const isDuplicate = (error: unknown): boolean =>
  (error as { cause?: { code?: string } }).cause?.code === '23505';

/**
 * Replaces a mistyped address that nobody has proven to own yet. Codes and links sent to the old address must not open the
 * account any more, so all of them end here.
 */
export async function correctEmail(
  services: Services,
  input: { email: string; password: string },
  actor: SessionActor,
): Promise<SessionUser> {
  const { db, clock, sessions } = services;
  if (actor.verified) throw new Refused('NOT_ALLOWED');
  const fields = emailProblems(input.email);
  if (fields.length > 0) throw new Refused('INVALID_REQUEST', { fields });
  const checked = await requirePassword(services, actor, input.password);
  const email = normalizeEmail(input.email);
  // A retry after a lost reply: the address is corrected already, but the session cache of this process may hold the old one.
  if (email === checked.email) return sessionUserOf({ ...actor, email });
  await countAgainst(
    services,
    limitFor('email-correction:day', actor.id, { atMost: 5, milliseconds: day }),
    ...networkLimits('email-correction:network', actor.address, { atMost: 200, milliseconds: day }),
  );
  if (await findAccountByEmail(db, email)) throw new Refused('EMAIL_TAKEN');

  const now = clock.now();
  const corrected = await db
    .transaction(async (tx) => {
      const account = await lockOwnAccount(tx, actor, checked);
      if (account.verifiedAt !== null) throw new Refused('NOT_ALLOWED');
      const username = account.username === account.email ? email : account.username;
      await tx
        .update(accounts)
        .set({ email, username, updatedAt: now })
        .where(eq(accounts.id, account.id));
      await deleteEmailCode(tx, account.id);
      await deletePasswordResets(tx, account.id);
      await deleteNotMeLinks(tx, account.id);
      await recordAudit(tx, {
        at: now,
        action: 'account.email-corrected',
        subject: `account:${account.id}`,
        ...auditFields(actor),
      });
      return { ...actor, email, username };
    })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new Refused('EMAIL_TAKEN') : error;
    });
  sessions.forgetAccount(actor.id);
  return sessionUserOf(corrected);
}
