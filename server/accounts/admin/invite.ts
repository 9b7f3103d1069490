import type { Role } from '@bac/contract/protocol/permission.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudits } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { hashToken, newToken } from '../../platform/http/session.ts';
import { defaultLanguage } from '../../platform/mail/email-defaults.ts';
import { queueMails } from '../../platform/mail/mail.ts';
import type { Services } from '../../services.ts';
import { normalizeEmail } from '../../platform/mail/email.ts';
import { fullNameOf, normalizeLine, readPhone } from '../profile/person-details.ts';
import type { NewAccount } from '../store.ts';
import { invitationEmail } from './admin-emails.ts';
import { insertAccounts, insertPasswordResets } from './user-store.ts';

/** Long enough for somebody who reads their mail once a week. */
const validDays = 7;

export interface Invitee {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  role: Role;
  language: Language;
}

type Deps = Pick<Services, 'clock' | 'config'>;

const accountOf = (invitee: Invitee, passwordHash: string, now: Date): NewAccount => {
  const email = normalizeEmail(invitee.email);
  const names = {
    firstName: normalizeLine(invitee.firstName),
    lastName: normalizeLine(invitee.lastName),
  };
  return {
    id: invitee.id,
    email,
    username: email,
    fullName: fullNameOf(names),
    ...names,
    ...(invitee.phoneNumber.trim() !== '' && readPhone(invitee.phoneNumber)),
    passwordHash,
    role: invitee.role,
    status: 'active',
    language: invitee.language,
    createdAt: now,
    updatedAt: now,
  };
};

function linkFor(email: string, token: string, publicUrl: string | URL): string {
  const link = new URL('/auth/forgot-password/change', publicUrl);
  link.search = new URLSearchParams({ token, email }).toString();
  return link.href;
}

/**
 * Creates accounts and emails their owners, in a few statements for any number of people. Returns the ids of the new accounts;
 * people whose address already has an account are skipped.
 */
export async function invite(
  tx: Transaction,
  { clock, config }: Deps,
  people: readonly Invitee[],
  /** The hash of a random password: the link lets its reader choose one. */
  passwordHash: string,
  actor: Actor,
): Promise<ReadonlySet<string>> {
  const now = clock.now();
  const newAccounts = people.map((invitee) => accountOf(invitee, passwordHash, now));
  const ids = await insertAccounts(tx, newAccounts);
  const created = newAccounts
    .filter(({ id }) => ids.has(id))
    .map((account) => ({ ...account, token: newToken() }));
  if (created.length === 0) return ids;
  await insertPasswordResets(
    tx,
    created.map(({ id, token }) => ({
      tokenHash: hashToken(token),
      accountId: id,
      expiresAt: new Date(now.getTime() + validDays * 24 * 60 * 60_000),
    })),
  );
  await queueMails(
    tx,
    created.map(({ email, fullName, role, language, token }) =>
      invitationEmail({ email, fullName }, language ?? defaultLanguage, {
        link: linkFor(email, token, config.publicUrl),
        role,
      }),
    ),
  );
  await recordAudits(
    tx,
    created.map(({ id, email, fullName, role }) => ({
      at: now,
      action: 'account.created',
      subject: `account:${id}`,
      detail: { before: {}, changes: { email, fullName, role } },
      ...auditFields(actor),
    })),
  );
  return ids;
}
