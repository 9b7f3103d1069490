import type { ImportLine } from '@bac/contract/accounts/users.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { inArray } from 'drizzle-orm';
import { auditedBy, type Actor } from '../../../platform/http/actor.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { accounts } from '../../../db/accounts-schema.ts';
import { Refused } from '../../../platform/http/refused.ts';
import { newToken } from '../../../platform/http/session.ts';
import type { Services } from '../../../services.ts';
import { normalEmail } from '../../../platform/mail/letter.ts';
import { hashPassword } from '../../passwords/password.ts';
import { invite } from '../invite.ts';
import { judgePeople, type Judged } from './judge-people.ts';
import { parseCsv } from '../../../platform/files/csv.ts';
import { readPeople, type Person } from './read-people.ts';

const mostLines = 2000;

interface Given {
  csv: string;
  isDryRun: boolean;
  language: Language;
}

function peopleIn(csv: string): Person[] {
  const people = readPeople(parseCsv(csv) ?? []);
  if (!people || people.length === 0) throw new Refused('UNREADABLE_FILE');
  if (people.length > mostLines) {
    throw new Refused('INVALID_REQUEST', { fields: [{ path: 'csv', rule: 'maxItems' }] });
  }
  return people;
}

async function emailsKnown({ db }: Services, people: readonly Person[]): Promise<Set<string>> {
  const emails = people.map(({ email }) => normalEmail(email));
  const found = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.email, emails));
  return new Set(found.map(({ email }) => email));
}

const wireOf = ({ person: _person, knownRole: _role, ...line }: Judged): ImportLine => line;

/** Says what each line would do or did. Lines that are right are opened all together; the others are left to be mended. */
export async function importUsers(
  services: Services,
  given: Given,
  actor: Actor,
): Promise<{ lines: ImportLine[]; created: number }> {
  const people = peopleIn(given.csv);
  const lines = judgePeople(people, {
    emails: await emailsKnown(services, people),
    canMakeAdmins: actor.role === 'admin',
    language: actor.language,
  });
  const isForReal = !given.isDryRun && lines.some(({ outcome }) => outcome === 'new');
  const created = isForReal ? await openAll(services, lines, given.language, actor) : 0;
  return { lines: lines.map(wireOf), created };
}

async function openAll(
  services: Services,
  lines: Judged[],
  language: Language,
  actor: Actor,
): Promise<number> {
  // One for all: nobody knows what it was made of, and two thousand would take a minute.
  const passwordHash = await hashPassword(newToken());
  return services.db.transaction(async (tx) => {
    const fresh = lines.flatMap((line) => {
      const { person, knownRole: role, outcome } = line;
      return outcome === 'new' && role !== null
        ? [{ line, invited: { ...person, id: crypto.randomUUID(), role, language } }]
        : [];
    });
    const people = fresh.map(({ invited }) => invited);
    const made = await invite(tx, services, people, passwordHash, actor);
    // Somebody may have opened one of them since we looked.
    for (const { line, invited } of fresh) if (!made.has(invited.id)) line.outcome = 'known';
    const created = made.size;
    await recordAudit(tx, {
      at: services.clock.now(),
      action: 'accounts.imported',
      subject: `account:${actor.id}`,
      detail: { lines: lines.length, created },
      ...auditedBy(actor),
    });
    return created;
  });
}
