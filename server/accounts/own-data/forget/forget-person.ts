import { and, eq, isNull } from 'drizzle-orm';
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
import { forgetInAudit } from './forget-in-audit.ts';
import { forgetJobs } from './forget-jobs.ts';
import { forgetAuthorship } from './forget-authorship.ts';
import { forgetName } from './forget-name.ts';
import { leaveClasses } from './leave-classes.ts';
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
