import type { ImportLine } from '@bac/contract/accounts/users.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { inArray } from 'drizzle-orm';
import { auditFields, type Actor } from '../../../platform/http/actor.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { accounts } from '../../../db/accounts-schema.ts';
import { Refused } from '../../../platform/http/refused.ts';
import { newToken } from '../../../platform/http/session.ts';
import type { Services } from '../../../services.ts';
import { normalizeEmail } from '../../../platform/mail/email.ts';
import { hashPassword } from '../../passwords/password.ts';
import { invite } from '../invite.ts';
import { checkPeople, type CheckedPerson } from './check-people.ts';
import { parseCsv } from '../../../platform/files/csv.ts';
import { readPeople, type Person } from './read-people.ts';

const maxLines = 2000;

interface Input {
  csv: string;
  isDryRun: boolean;
  language: Language;
}

function parsePeople(csv: string): Person[] {
  const people = readPeople(parseCsv(csv) ?? []);
  if (!people || people.length === 0) throw new Refused('UNREADABLE_FILE');
  if (people.length > maxLines) {
    throw new Refused('INVALID_REQUEST', { fields: [{ path: 'csv', rule: 'maxItems' }] });
  }
  return people;
}

async function findTakenEmails({ db }: Services, people: readonly Person[]): Promise<Set<string>> {
  const emails = people.map(({ email }) => normalizeEmail(email));
  const found = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.email, emails));
  return new Set(found.map(({ email }) => email));
}

const wireOf = ({ person: _person, parsedRole: _role, ...line }: CheckedPerson): ImportLine => line;

/** Reports the outcome of each line. Creates the accounts of all valid lines at once; the editor corrects the others. */
export async function importUsers(
  services: Services,
  input: Input,
  actor: Actor,
): Promise<{ lines: ImportLine[]; created: number }> {
  const people = parsePeople(input.csv);
  const lines = checkPeople(people, {
    takenEmails: await findTakenEmails(services, people),
    canMakeAdmins: actor.role === 'admin',
    language: actor.language,
  });
  const isForReal = !input.isDryRun && lines.some(({ outcome }) => outcome === 'new');
  const created = isForReal ? await createAll(services, lines, input.language, actor) : 0;
  return { lines: lines.map(wireOf), created };
}

async function createAll(
  services: Services,
  lines: CheckedPerson[],
  language: Language,
  actor: Actor,
): Promise<number> {
  // One hash of a random password for all accounts: hashing two thousand would take a minute.
  const passwordHash = await hashPassword(newToken());
  return services.db.transaction(async (tx) => {
    const fresh = lines.flatMap((line) => {
      const { person, parsedRole: role, outcome } = line;
      return outcome === 'new' && role !== null
        ? [{ line, invitee: { ...person, id: crypto.randomUUID(), role, language } }]
        : [];
    });
    const people = fresh.map(({ invitee }) => invitee);
    const createdIds = await invite(tx, services, people, passwordHash, actor);
    // An account may have been created since the check.
    for (const { line, invitee } of fresh) if (!createdIds.has(invitee.id)) line.outcome = 'known';
    const created = createdIds.size;
    await recordAudit(tx, {
      at: services.clock.now(),
      action: 'accounts.imported',
      subject: `account:${actor.id}`,
      detail: { lines: lines.length, created },
      ...auditFields(actor),
    });
    return created;
  });
}
