import { sql } from 'drizzle-orm';
import { ticketFiles, tickets } from '../../db/tickets-schema.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { limitFor } from '../../platform/http/limits/limits.ts';
import { countQuietly } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';

const megabyte = 1024 * 1024;
const day = 24 * 3_600_000;

/** Who sends a file: an account, a visitor's network, or the emails to a ticket. */
export interface FileSender {
  uploadedBy: string;
  /** The hash of the network; null for an email. */
  network: string | null;
}

interface DailyLimit {
  column: 'uploaded_by' | 'network';
  value: string;
  bytes: number;
  /** Counts only files of tickets that the team has not answered. */
  isUntilAnswered?: true;
}

/** A whole school may send from one network. */
const networkBytes = 1024 * megabyte;
const accountBytes = 200 * megabyte;
/** Nobody vouches for a visitor, so the answer of a person makes room for more. A class of forty has a megabyte each. */
const visitorBytes = { untilAnswered: 40 * megabyte, total: 200 * megabyte };

export const visitorPrefix = 'visitor:';

/** The bytes that a day has room for. Attached files count too. */
function dailyLimits({ uploadedBy, network }: FileSender): DailyLimit[] {
  const bySender = { column: 'uploaded_by', value: uploadedBy } as const;
  const limits: DailyLimit[] = uploadedBy.startsWith(visitorPrefix)
    ? [
        { ...bySender, bytes: visitorBytes.untilAnswered, isUntilAnswered: true },
        { ...bySender, bytes: visitorBytes.total },
      ]
    : [{ ...bySender, bytes: accountBytes }];
  if (network !== null) limits.push({ column: 'network', value: network, bytes: networkBytes });
  return limits;
}

async function sumBytes(
  db: Reader,
  { column, value, isUntilAnswered }: DailyLimit,
  since: Date,
): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(sql`
    select coalesce(sum(file.size), 0)::float8 as bytes
    from ${ticketFiles} as file
    ${isUntilAnswered ? sql`left join ${tickets} as ticket on ticket.id = file.ticket_id` : sql``}
    where ${sql.raw(`file.${column}`)} = ${value} and file.created_at > ${since}
    ${isUntilAnswered ? sql`and ticket.first_answer_at is null` : sql``}`);
  return rows[0]?.bytes ?? 0;
}

/** Refuses a file for which the sender's day has no room. */
export async function requireDailyRoom(
  db: Reader,
  sender: FileSender,
  bytes: number,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - day);
  for (const limit of dailyLimits(sender)) {
    if ((await sumBytes(db, limit, since)) + bytes > limit.bytes) {
      throw new Refused('TOO_MANY_FILES', { retryAfter: 3600 });
    }
  }
}

/** Makes the files of one network, or of one sender of emails, wait for each other, so that their sum is exact. */
export async function lockSender(
  tx: Transaction,
  { uploadedBy, network }: FileSender,
): Promise<void> {
  const key = `tickets.files ${network ?? uploadedBy}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** The bytes of the files of all tickets. */
export async function sumAllBytes(db: Reader): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select coalesce(sum(size), 0)::float8 as bytes from ${ticketFiles}`,
  );
  return rows[0]?.bytes ?? 0;
}

/** From this share on, the dashboard and the audit log warn the team. */
const warningShare = 0.8;

type Deps = Pick<Services, 'db' | 'clock' | 'config'>;

/** Refuses a file for which the site has no room, and warns the team when little is left. */
export async function requireSiteRoom(services: Deps, bytes: number): Promise<void> {
  const quota = services.config.ticketFileBytes;
  const used = await sumAllBytes(services.db);
  const isFull = used + bytes > quota;
  if (isFull || used + bytes > quota * warningShare) {
    await warnTeam(services, isFull ? 'ticket.files-full' : 'ticket.files-nearly-full', used);
  }
  if (isFull) throw new Refused('FILE_STORAGE_FULL');
}

/** Writes each warning into the audit log at most once a day. */
const warnTeam = ({ db, clock, config }: Deps, action: string, usedBytes: number): Promise<void> =>
  db.transaction(async (tx) => {
    const limit = limitFor('tickets:files-warning', action, { atMost: 1, milliseconds: day });
    if (!(await countQuietly({ db: tx, clock }, limit))) return;
    await recordAudit(tx, {
      at: clock.now(),
      actorId: null,
      action,
      subject: 'settings',
      detail: { usedBytes, quotaBytes: config.ticketFileBytes },
    });
  });
