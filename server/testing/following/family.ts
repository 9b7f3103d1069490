import { guardianConsent } from '@bac/contract/following/guardian-consent.ts';
import type { FamilyLink } from '@bac/contract/following/family.ts';
import type { Role } from '@bac/contract/protocol/permission.ts';
import { sql } from 'drizzle-orm';
import type { accounts } from '../../db/accounts-schema.ts';
import { personNotified, type Notice } from '../../accounts/events/person-notified.ts';
import type { TestApp } from '../app.ts';
import { clientOf, type Client } from '../client.ts';
import { signedInAs } from '../factories.ts';

/** Dates of birth: under 16, nearly 16 and over 16 when the tests' clock starts. */
export const birthDates = { child: '2012-03-14', nearly: '2010-11-20', grown: '2008-05-20' };

export const consentVersion = guardianConsent.version;

export type PersonClient = Client & { id: string; email: string };

/** Creates a person with the role and signs them in. */
export async function newPerson(
  test: TestApp,
  role: Role,
  columns: Partial<typeof accounts.$inferInsert> = {},
): Promise<PersonClient> {
  const email = columns.email ?? `${crypto.randomUUID()}@example.com`;
  const { cookie, id } = await signedInAs(test.services, role, { ...columns, email });
  return { ...clientOf(test, cookie), id, email };
}

/** Creates an invitation of this person and returns its code. */
export async function createInvitation(
  who: PersonClient,
  options: { email?: string; consent?: string } = {},
): Promise<string> {
  const body = {
    id: crypto.randomUUID(),
    email: options.email ?? null,
    consent: options.consent ?? null,
  };
  const reply = await who.send('POST', '/family/invitations', body);
  return reply.json().data.code;
}

/** Links a parent and a student through the API, with the guardian's consent. */
export async function linkUp(parent: PersonClient, student: PersonClient): Promise<FamilyLink> {
  const code = await createInvitation(student);
  const reply = await parent.send('POST', `/family/invitations/${code}/acceptance`, {
    consent: consentVersion,
  });
  return reply.json().data;
}

/** The queued notifications for an account, the newest last. */
export async function queuedNotifications(
  { services }: TestApp,
  accountId: string,
): Promise<Notice[]> {
  const { rows } = await services.db.execute<{ payload: Notice }>(
    sql`select payload from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
      where task.identifier = ${personNotified.name} order by job.id`,
  );
  return rows.map(({ payload }) => payload).filter(({ account }) => account === accountId);
}
