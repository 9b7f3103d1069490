import { eq, or, inArray, isNull, and, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { dataExports } from '../../../db/security-schema.ts';
import { ticketFiles, tickets } from '../../../db/tickets-schema.ts';
import { sizedName } from '../../../platform/files/file-store.ts';
import { handle, type Job, type JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../services.ts';
import type { Account } from '../deletion-store.ts';
import { isTicketOf } from '../export/tickets.ts';

/** Names of stored files without a row that refers to them. The names do not reveal their owner. */
export const orphanedFiles: Job<{ names: string[] }> = {
  name: 'own-data.remove-files',
  payload: z.object({ names: z.array(z.string()) }),
};

export const removeFilesJob = ({ files }: Pick<Services, 'files'>): JobHandler =>
  handle(orphanedFiles, async ({ names }) => {
    for (const name of names) await files.remove(name);
  });

const avatarSizes = [64, 256, 512];

function avatarFiles({ avatar }: Account): string[] {
  const base = /^\/files\/([0-9a-f]{64})-/.exec(avatar ?? '')?.[1];
  return base ? avatarSizes.map((size) => sizedName(base, size, 'image/webp')) : [];
}

/** Lists the stored files to remove with the account: its picture, its exports and the attachments of its tickets. */
export async function listStoredFiles(tx: Transaction, account: Account): Promise<string[]> {
  const { id: accountId, email, verifiedAt } = account;
  const own = tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(isTicketOf({ accountId, email, isVerified: verifiedAt !== null }));
  const attached = await tx
    .select({ name: ticketFiles.storedName })
    .from(ticketFiles)
    .where(
      or(
        inArray(ticketFiles.ticketId, own),
        and(eq(ticketFiles.uploadedBy, accountId), isNull(ticketFiles.messageId)),
      ),
    );
  const exports = await tx
    .select({ name: dataExports.file })
    .from(dataExports)
    .where(and(eq(dataExports.accountId, accountId), isNotNull(dataExports.file)));
  return [
    ...avatarFiles(account),
    ...attached.map(({ name }) => name),
    ...exports.flatMap(({ name }) => name ?? []),
  ];
}
