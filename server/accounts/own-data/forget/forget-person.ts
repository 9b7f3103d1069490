import { and, eq, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { accounts } from '../../../db/accounts-schema.ts';
import { waitlist } from '../../../db/content-schema.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { familyInvitations } from '../../../db/family-schema.ts';
import { ticketFiles, tickets } from '../../../db/tickets-schema.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Account } from '../deletion-store.ts';
import { isTicketOf } from '../export/tickets.ts';
import { orphanedFiles, listStoredFiles } from './stored-files.ts';
import { forgetGuardian } from './forget-guardian.ts';
import { forgetJobs } from './forget-jobs.ts';
import { forgetAuthorship } from './forget-authorship.ts';
import { forgetName } from './forget-name.ts';
import { keepResults } from './keep-results.ts';

/**
 * Deletes data stored under the address instead of the account. With an unverified address it may be another person's and
 * stays.
 */
async function forgetAddress(tx: Transaction, { id, email, verifiedAt }: Account): Promise<void> {
  await tx
    .delete(tickets)
    .where(isTicketOf({ accountId: id, email, isVerified: verifiedAt !== null }));
  if (verifiedAt === null) return;
  await tx.delete(waitlist).where(eq(waitlist.email, email));
  await tx.delete(familyInvitations).where(eq(familyInvitations.email, email));
}

/**
 * Forgets everything in one transaction. The order matters: erasing the audit log needs the person's attempts and tickets, and
 * `forgetName` needs the classes in the log.
 */
export async function forgetPerson(tx: Transaction, account: Account, now: Date): Promise<void> {
  const files = await listStoredFiles(tx, account);
  await forgetName(tx, account);
  await forgetInAudit(tx, account);
  await forgetAuthorship(tx, account);
  await forgetGuardian(tx, account, now);
  await leaveClasses(tx, account, now);
  await keepResults(tx, account, now);
  await forgetAddress(tx, account);
  await tx
    .delete(ticketFiles)
    .where(and(eq(ticketFiles.uploadedBy, account.id), isNull(ticketFiles.messageId)));
  // Foreign keys cascade to everything else.
  await tx.delete(accounts).where(eq(accounts.id, account.id));
  await forgetJobs(tx, account);
  if (files.length > 0) await enqueue(tx, orphanedFiles, { names: files });
  await recordAudit(tx, {
    at: now,
    actorId: null,
    action: 'account.forgotten',
    subject: 'account:forgotten',
  });
}

/**
 * Erases the person from the audit log (record 22). A function of the database does it, because the server's role may only add to
 * the log. It also sets `bac.forgetting` for the rest of the transaction, which lets item versions forget their authors.
 */
async function forgetInAudit(tx: Transaction, { id }: Account): Promise<void> {
  await tx.execute(sql`select forget_in_audit(${id})`);
}

/**
 * The classes of a forgotten teacher stay without one, with the record of who took which test for them. What the teacher wrote
 * for themselves and to the class goes. Nobody is left to release results: they are shown a day after the close, which is longer than
 * any attempt, or now if that is over; the job of every minute tells the students.
 */
async function leaveClasses(tx: Transaction, { id }: Account, now: Date): Promise<void> {
  const ofTeacher = sql`select id from classes where teacher_id = ${id}`;
  await tx.execute(sql`
    update assignments set shows = 'after-close', notified_at = null,
      results_visible_at = greatest(closes_at + interval '1 day', ${now})
    where class_id in (${ofTeacher}) and results_visible_at is null`);
  await tx.execute(sql`delete from class_messages where class_id in (${ofTeacher})`);
  await tx.execute(sql`update classes set note = '', teacher_id = null where teacher_id = ${id}`);
}
