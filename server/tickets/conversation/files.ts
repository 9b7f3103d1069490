import type { TicketFile } from '@bac/contract/tickets/tickets.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';
import type { Requester } from '../person/requester.ts';
import { deleteUnattachedFiles, findFile, insertFile, sumUnattachedBytes } from './files-store.ts';
import { validateFile, type ValidFile } from './validate-file.ts';
import { toTicketFile } from './presenters.ts';
import type { FileRow } from './store.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'files'>;

interface Upload {
  /** Chosen by the uploader, so that a retry finds the same file. */
  id: string;
  content: Buffer;
  /** An account's id or another key of the uploader, who alone may attach the file to a message. */
  uploadedBy: string;
}

/** Stores a validated file. Returns undefined if another file has the id. */
export async function storeFile(
  { db, clock, files }: Deps,
  { id, content, uploadedBy }: Upload,
  { name, type }: ValidFile,
): Promise<FileRow | undefined> {
  const size = content.length;
  const existing = await findFile(db, id);
  const isSame = (row: FileRow): boolean =>
    row.uploadedBy === uploadedBy && row.type === type && row.size === size && row.name === name;
  if (existing) return isSame(existing) ? existing : undefined;
  const storedName = await files.putPrivate(content);
  const row = { id, uploadedBy, name, type, size, storedName, createdAt: clock.now() };
  const fileRow: FileRow = { ...row, ticketId: null, messageId: null };
  const isInserted = await insertFile(db, fileRow).catch(async (error: unknown) => {
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
const megabyte = 1024 * 1024;

/** A whole class may upload from one IP address. */
const limitsOf = ({ account }: Requester) =>
  account
    ? { files: 100, looseBytes: 200 * megabyte }
    : { files: 300, looseBytes: 1024 * megabyte };

export async function uploadFile(
  services: Deps,
  { id, name, content }: { id: string; name: string; content: Buffer },
  requester: Requester,
): Promise<TicketFile> {
  const { uploadedBy } = requester;
  const limits = limitsOf(requester);
  const limit = { name: 'tickets:files', atMost: limits.files, milliseconds: hour };
  await countAgainst(services, { ...limit, subject: uploadedBy });
  if ((await sumUnattachedBytes(services.db, uploadedBy)) + content.length > limits.looseBytes) {
    throw new Refused('TOO_MANY_REQUESTS', { retryAfter: hour / 1000 });
  }
  const validFile = await validateFile(content, name);
  if (!validFile) throw new Refused('FILE_NOT_ALLOWED');
  const stored = await storeFile(services, { id, content, uploadedBy }, validFile);
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
