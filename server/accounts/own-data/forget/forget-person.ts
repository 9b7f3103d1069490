import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { accounts } from '../../../db/accounts-schema.ts';
import { wishes } from '../../../db/content-schema.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { familyInvitations } from '../../../db/family-schema.ts';
import { ticketFiles, tickets } from '../../../db/tickets-schema.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Account } from '../deletion-store.ts';
import { isTicketOf } from '../export/tickets.ts';
import { filesLeft, listFilesOf } from './files-of.ts';
import { forgetGuardian } from './forget-guardian.ts';
import { forgetInAudit } from './forget-in-audit.ts';
import { forgetJobs } from './forget-jobs.ts';
import { forgetMarks } from './forget-marks.ts';
import { forgetName } from './forget-name.ts';
import { keepResults } from './keep-results.ts';
import { showKeptBack } from './show-kept-back.ts';

/** What is kept under their address and not under their account. Of an address nobody has verified it may be another's. */
async function forgetAddress(tx: Transaction, { id, email, verifiedAt }: Account): Promise<void> {
  await tx
    .delete(tickets)
    .where(isTicketOf({ accountId: id, email, isVerified: verifiedAt !== null }));
  if (verifiedAt === null) return;
  await tx.delete(wishes).where(eq(wishes.email, email));
  await tx.delete(familyInvitations).where(eq(familyInvitations.email, email));
}

/** All of it or nothing. The log comes early: it is asked which attempts and tickets were theirs, and before, which classes. */
export async function forgetPerson(tx: Transaction, account: Account, now: Date): Promise<void> {
  const files = await listFilesOf(tx, account);
  await forgetName(tx, account);
  await forgetInAudit(tx, account);
  await forgetMarks(tx, account);
  await forgetGuardian(tx, account, now);
  await showKeptBack(tx, account);
  await keepResults(tx, account, now);
  await forgetAddress(tx, account);
  await tx
    .delete(ticketFiles)
    .where(and(eq(ticketFiles.broughtBy, account.id), isNull(ticketFiles.messageId)));
  // With it goes everything that names it as a key.
  await tx.delete(accounts).where(eq(accounts.id, account.id));
  await forgetJobs(tx, account);
  if (files.length > 0) await enqueue(tx, filesLeft, { names: files });
  await recordAudit(tx, {
    at: now,
    actorId: null,
    action: 'account.forgotten',
    subject: 'account:forgotten',
  });
}
