import { languages, type Language } from '@bac/exam/item/language.ts';
import { z } from 'zod';
import type { Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { limitFor, networkLimits } from '../../platform/http/limits/limits.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import { hashToken, newToken } from '../../platform/http/session.ts';
import { enqueue, handle, type Job, type JobHandler } from '../../platform/jobs/jobs.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Services } from '../../services.ts';
import { claimAccount } from '../registration/claim-account.ts';
import { passwordChangedEmail, resetEmail } from '../emails.ts';
import { normalizeEmail } from '../../platform/mail/email.ts';
import { hashPassword } from './password.ts';
import {
  deletePasswordResets,
  deleteSessionsOf,
  findAccountByReset,
  insertPasswordReset,
  markVerified,
  updatePassword,
} from './password-reset-store.ts';
import { lockAccount } from '../profile/profile-store.ts';
import { passwordProblems } from '../registration/registration-problems.ts';
import { findAccountByEmail } from '../store.ts';
import { endPendingSetups } from '../two-step/second-steps.ts';
import { newNotMeLink } from '../two-step/reset/not-me-link.ts';

const validMinutes = 30;
const hour = 60 * 60 * 1000;

const sendResetLink: Job<{ email: string; language: Language }> = {
  name: 'accounts.send-reset-link',
  payload: z.object({ email: z.string(), language: z.enum(languages) }),
};

/**
 * Does the same work for every address and leaves the lookup to the job, so that timing does not reveal whether the account
 * exists.
 */
export async function requestReset(
  services: Services,
  input: { email: string; language: Language; address: string },
): Promise<void> {
  const email = normalizeEmail(input.email);
  await countAgainst(
    services,
    limitFor('forgot:account', email, { atMost: 5, milliseconds: hour }),
    limitFor('forgot:account-day', email, { atMost: 20, milliseconds: 24 * hour }),
    ...networkLimits('forgot:network', input.address, { atMost: 100, milliseconds: hour }),
  );
  await services.db.transaction((tx) => enqueueResetLink(tx, { email, language: input.language }));
}

export const enqueueResetLink = (
  tx: Transaction,
  input: { email: string; language: Language },
): Promise<void> => enqueue(tx, sendResetLink, input);

export const resetLinkJob = ({ db, clock, config }: Services): JobHandler =>
  handle(sendResetLink, async ({ email, language }) => {
    const account = await findAccountByEmail(db, email);
    if (!account) return;
    const token = newToken();
    const link = new URL('/auth/forgot-password/change', config.publicUrl);
    link.search = new URLSearchParams({ token, email }).toString();
    await db.transaction(async (tx) => {
      const current = await lockAccount(tx, account.id);
      // The person corrected the address at the same moment: a link sent to the old one must not prove the new one.
      if (current.email !== email) return;
      await insertPasswordReset(tx, {
        tokenHash: hashToken(token),
        accountId: account.id,
        expiresAt: new Date(clock.now().getTime() + validMinutes * 60_000),
      });
      await queueMail(tx, resetEmail(account, account.language ?? language, { link: link.href }));
    });
  });

export async function isResetTokenValid({ db, clock }: Services, token: string): Promise<boolean> {
  return (await findAccountByReset(db, hashToken(token), clock.now())) !== undefined;
}

export async function resetPassword(
  services: Services,
  input: { token: string; newPassword: string; email?: string | undefined },
  caller: Pick<Actor, 'language' | 'requestId' | 'address'>,
): Promise<void> {
  const { db, clock, sessions } = services;
  const now = clock.now();
  const tokenHash = hashToken(input.token);
  const person = await findAccountByReset(db, tokenHash, now);
  const fields = passwordProblems('newPassword', input.newPassword, person);
  if (fields.length > 0) throw new Refused('INVALID_REQUEST', { fields });
  const isForAccount = input.email === undefined || normalizeEmail(input.email) === person?.email;
  if (!person || !isForAccount) throw new Refused('RESET_LINK_INVALID');

  const passwordHash = await hashPassword(input.newPassword, {
    account: person.id,
    address: caller.address,
  });
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, person.id);
    // Deleting the links makes the reset single-use: a second use does not find its own link.
    const links = await deletePasswordResets(tx, account.id);
    if (!links.some((link) => link.equals(tokenHash))) throw new Refused('RESET_LINK_INVALID');
    if (account.verifiedAt === null) {
      await claimAccount(tx, account.id, {
        at: now,
        actorId: account.id,
        requestId: caller.requestId,
      });
    }
    await updatePassword(tx, account.id, passwordHash, now);
    await markVerified(tx, account.id, now);
    await deleteSessionsOf(tx, account.id);
    await endPendingSetups(tx, account.id);
    const link = await newNotMeLink(tx, services, account.id, now);
    await queueMail(
      tx,
      passwordChangedEmail(account, account.language ?? caller.language, { link }),
    );
    await recordAudit(tx, {
      at: now,
      actorId: account.id,
      action: 'password.reset',
      subject: `account:${account.id}`,
      requestId: caller.requestId,
    });
  });
  sessions.forgetAccount(person.id);
}
