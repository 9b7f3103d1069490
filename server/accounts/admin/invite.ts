import type { Role } from '@bac/contract/protocol/permission.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { auditedBy, type Actor } from '../../platform/http/actor.ts';
import { recordAudits } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { hashToken, newToken } from '../../platform/http/session.ts';
import { homeLanguage } from '../../platform/mail/letter-wishes.ts';
import { queueMails } from '../../platform/mail/mail.ts';
import type { Services } from '../../services.ts';
import { normalEmail } from '../../platform/mail/letter.ts';
import { fullNameOf, tidyLine, readPhone } from '../profile/person-details.ts';
import type { NewAccount } from '../store.ts';
import { invitationLetter } from './admin-letters.ts';
import { insertAccounts, insertPasswordResets } from './user-store.ts';

/** Long enough for somebody who reads their mail once a week. */
const validDays = 7;

export interface Invited {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  role: Role;
  language: Language;
}

type Needs = Pick<Services, 'clock' | 'config'>;

const accountOf = (given: Invited, passwordHash: string, now: Date): NewAccount => {
  const email = normalEmail(given.email);
  const names = { firstName: tidyLine(given.firstName), lastName: tidyLine(given.lastName) };
  return {
    id: given.id,
    email,
    username: email,
    fullName: fullNameOf(names),
    ...names,
    ...(given.phoneNumber.trim() !== '' && readPhone(given.phoneNumber)),
    passwordHash,
    role: given.role,
    status: 'active',
    language: given.language,
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
 * Opens accounts and writes to their owners, a few statements for any number of them. Gives the ids that were made: whose
 * address has an account already is passed over.
 */
export async function invite(
  tx: Transaction,
  { clock, config }: Needs,
  people: readonly Invited[],
  /** Of a password that nobody knows: the link lets its reader choose one. */
  passwordHash: string,
  actor: Actor,
): Promise<ReadonlySet<string>> {
  const now = clock.now();
  const wanted = people.map((given) => accountOf(given, passwordHash, now));
  const ids = await insertAccounts(tx, wanted);
  const made = wanted
    .filter(({ id }) => ids.has(id))
    .map((account) => ({ ...account, token: newToken() }));
  if (made.length === 0) return ids;
  await insertPasswordResets(
    tx,
    made.map(({ id, token }) => ({
      tokenHash: hashToken(token),
      accountId: id,
      expiresAt: new Date(now.getTime() + validDays * 24 * 60 * 60_000),
    })),
  );
  await queueMails(
    tx,
    made.map(({ email, fullName, role, language, token }) =>
      invitationLetter({ email, fullName }, language ?? homeLanguage, {
        link: linkFor(email, token, config.publicUrl),
        role,
      }),
    ),
  );
  await recordAudits(
    tx,
    made.map(({ id, email, fullName, role }) => ({
      at: now,
      action: 'account.created',
      subject: `account:${id}`,
      detail: { before: {}, changes: { email, fullName, role } },
      ...auditedBy(actor),
    })),
  );
  return ids;
}
