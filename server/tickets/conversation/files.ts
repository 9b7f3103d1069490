import type { TicketFile } from '@bac/contract/tickets/tickets.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';
import type { Requester } from '../person/requester.ts';
import { requesterLimits } from '../person/ticket-limits.ts';
import { lockSender, requireDailyRoom, requireSiteRoom, type FileSender } from './file-room.ts';
import { deleteUnattachedFiles, findFile, insertFile } from './files-store.ts';
import { validateFile, type ValidFile } from './validate-file.ts';
import { toTicketFile } from './presenters.ts';
import type { FileRow } from './store.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'files'>;

interface Upload extends FileSender {
  /** Chosen by the uploader, so that a retry finds the same file. */
  id: string;
  content: Buffer;
}

/**
 * Stores a validated file. Returns undefined if another file has the id. Refuses it if the uploader's day has no room, which
 * files that arrive at the same moment have only here counted against each other.
 */
export async function storeFile(
  { db, clock, files }: Deps,
  { id, content, uploadedBy, network }: Upload,
  { name, type }: ValidFile,
): Promise<FileRow | undefined> {
  const size = content.length;
  const existing = await findFile(db, id);
  const isSame = (row: FileRow): boolean =>
    row.uploadedBy === uploadedBy && row.type === type && row.size === size && row.name === name;
  if (existing) return isSame(existing) ? existing : undefined;
  const storedName = await files.putPrivate(content);
  const createdAt = clock.now();
  const row = { id, uploadedBy, network, name, type, size, storedName, createdAt };
  const fileRow: FileRow = { ...row, ticketId: null, messageId: null };
  const isInserted = await db
    .transaction(async (tx) => {
      await lockSender(tx, row);
      await requireDailyRoom(tx, row, size, createdAt);
      return insertFile(tx, fileRow);
    })
    .catch(async (error: unknown) => {
      await files.remove(storedName);
      throw error;
    });
  if (isInserted) return fileRow;
  // A concurrent upload took the id first: the same file, or another person's.
  await files.remove(storedName);
  const first = await findFile(db, id);
  return first && isSame(first) ? first : undefined;
}

const hour = 3_600_000;

/** Refuses an upload of at most that size before it is read. A whole class may upload from one IP address. */
export async function admitFile(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  requester: Requester,
  bytes: number,
): Promise<void> {
  const limits = requesterLimits('tickets:files', requester, {
    perAccount: { atMost: 100, milliseconds: hour },
    perVisitorNetwork: { atMost: 300, milliseconds: hour },
  });
  await countAgainst(services, ...limits);
  await requireDailyRoom(services.db, requester, bytes, services.clock.now());
  await requireSiteRoom(services, bytes);
}

export async function uploadFile(
  services: Deps,
  { id, name, content }: { id: string; name: string; content: Buffer },
  { uploadedBy, network }: Requester,
): Promise<TicketFile> {
  const validFile = await validateFile(content, name);
  if (!validFile) throw new Refused('FILE_NOT_ALLOWED');
  const stored = await storeFile(services, { id, content, uploadedBy, network }, validFile);
  if (!stored) throw new Refused('TICKET_ID_TAKEN');
  return toTicketFile(stored);
}

const day = 24 * hour;
const batchSize = 500;

/** Deletes files that no message took within a day, the row first, because nobody can find a file without a row. */
export async function purgeUnattachedFiles({ db, clock, files }: Deps): Promise<void> {
  const before = new Date(clock.now().getTime() - day);
  for (;;) {
    const deleted = await deleteUnattachedFiles(db, before, batchSize);
    for (const name of deleted) await files.remove(name);
    if (deleted.length < batchSize) return;
  }
}

export const purgeTicketFiles = (services: Services): JobHandler => ({
  name: 'tickets.purge-files',
  every: '29 * * * *',
  run: () => purgeUnattachedFiles(services),
});
