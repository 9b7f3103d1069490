import type { TicketFile } from '@bac/contract/tickets/tickets.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';
import type { Requester } from '../person/requester.ts';
import { deleteLooseFiles, findFile, insertFile, sumLooseBytes } from './files-store.ts';
import { judgeFile, type JudgedFile } from './judge-file.ts';
import { ticketFile } from './presenters.ts';
import type { FileRow } from './store.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'files'>;

interface Brought {
  /** Made by whoever brings it: a retry finds it. */
  id: string;
  content: Buffer;
  /** An account's id, or whatever else tells who may hang it on a message. */
  broughtBy: string;
}

/** Keeps what was judged. Undefined where the id is another's. */
export async function keepFile(
  { db, clock, files }: Needs,
  { id, content, broughtBy }: Brought,
  { name, type }: JudgedFile,
): Promise<FileRow | undefined> {
  const size = content.length;
  const known = await findFile(db, id);
  const isSame = (row: FileRow): boolean =>
    row.broughtBy === broughtBy && row.type === type && row.size === size && row.name === name;
  if (known) return isSame(known) ? known : undefined;
  const storedAs = await files.keep(content);
  const row = { id, broughtBy, name, type, size, storedAs, createdAt: clock.now() };
  const whole: FileRow = { ...row, ticketId: null, messageId: null };
  const isKept = await insertFile(db, whole).catch(async (error: unknown) => {
    await files.remove(storedAs);
    throw error;
  });
  if (isKept) return whole;
  // The same file came twice at once, or somebody else was first.
  await files.remove(storedAs);
  const first = await findFile(db, id);
  return first && isSame(first) ? first : undefined;
}

const hour = 3_600_000;
const megabyte = 1024 * 1024;

/** A class behind one address brings many at once; one person does not. */
const limitsOf = ({ account }: Requester) =>
  account
    ? { files: 100, looseBytes: 200 * megabyte }
    : { files: 300, looseBytes: 1024 * megabyte };

export async function bringFile(
  services: Needs,
  { id, name, content }: { id: string; name: string; content: Buffer },
  requester: Requester,
): Promise<TicketFile> {
  const { broughtBy } = requester;
  const limits = limitsOf(requester);
  const limit = { name: 'tickets:files', atMost: limits.files, milliseconds: hour };
  await countAgainst(services, { ...limit, of: broughtBy });
  if ((await sumLooseBytes(services.db, broughtBy)) + content.length > limits.looseBytes) {
    throw new Refused('TOO_MANY_REQUESTS', { retryAfter: hour / 1000 });
  }
  const judged = await judgeFile(content, name);
  if (!judged) throw new Refused('FILE_NOT_ALLOWED');
  const kept = await keepFile(services, { id, content, broughtBy }, judged);
  if (!kept) throw new Refused('TICKET_ID_TAKEN');
  return ticketFile(kept);
}

const day = 24 * hour;
const atOnce = 500;

/** What no message took within a day goes, the row first: a file without a row is found by nobody. */
export async function purgeLooseFiles({ db, clock, files }: Needs): Promise<void> {
  const before = new Date(clock.now().getTime() - day);
  for (;;) {
    const gone = await deleteLooseFiles(db, before, atOnce);
    for (const name of gone) await files.remove(name);
    if (gone.length < atOnce) return;
  }
}

export const purgeTicketFiles = (services: Services): JobHandler => ({
  name: 'tickets.purge-files',
  every: '29 * * * *',
  run: () => purgeLooseFiles(services),
});
