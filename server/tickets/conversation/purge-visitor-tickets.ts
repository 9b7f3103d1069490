import { and, inArray, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import { ticketFiles, tickets } from '../../db/tickets-schema.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { enqueue, handle, type Job, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { readVisitorTicketMonths } from '../targets/desk-settings.ts';

/** Names of stored files whose rows are gone. */
const deletedFiles: Job<{ names: string[] }> = {
  name: 'tickets.remove-files',
  payload: z.object({ names: z.array(z.string()) }),
};

export const removeTicketFilesJob = ({ files }: Pick<Services, 'files'>): JobHandler =>
  handle(deletedFiles, async ({ names }) => {
    for (const name of names) await files.remove(name);
  });

const batchSize = 200;

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** Deletes some of the tickets that nobody has changed since then, in whatever state. Returns how many. */
async function deleteSome(tx: Transaction, before: Date): Promise<number> {
  const old = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(isNull(tickets.accountId), lt(tickets.updatedAt, before)))
    .limit(batchSize)
    .for('update', { skipLocked: true });
  if (old.length === 0) return 0;
  const ids = old.map(({ id }) => id);
  const files = await tx
    .select({ name: ticketFiles.storedName })
    .from(ticketFiles)
    .where(inArray(ticketFiles.ticketId, ids));
  await tx.delete(tickets).where(inArray(tickets.id, ids));
  const names = files.map(({ name }) => name);
  if (names.length > 0) await enqueue(tx, deletedFiles, { names });
  return ids.length;
}

/**
 * Deletes visitors' tickets with their messages and files when nothing has happened in them for the months of the setting.
 * Tickets of accounts go with the account.
 */
export const purgeVisitorTickets = ({ db, clock }: Pick<Services, 'db' | 'clock'>): JobHandler => ({
  name: 'tickets.purge-visitors',
  every: '37 19 * * *',
  run: async () => {
    const now = clock.now();
    const before = monthsBefore(now, await readVisitorTicketMonths(db));
    for (;;) {
      const count = await db.transaction(async (tx) => {
        const deleted = await deleteSome(tx, before);
        if (deleted > 0) {
          await recordAudit(tx, {
            at: now,
            actorId: null,
            action: 'ticket.purged',
            subject: 'tickets:visitors',
            detail: { count: deleted },
          });
        }
        return deleted;
      });
      if (count < batchSize) return;
    }
  },
});
