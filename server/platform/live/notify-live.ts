import { sql } from 'drizzle-orm';
import type { Transaction } from '../postgres/database.ts';

/** The only PostgreSQL channel; each notice names one of our own channels. */
export const noticeChannel = 'bac_live';

export interface Notice {
  channel: string;
  payload: object;
}

/**
 * Notifies the open pages of a channel in every process once the transaction commits. Keep the payload small (PostgreSQL allows
 * 8,000 bytes): it says what has changed, and the client refetches it.
 */
export async function notifyLive(tx: Transaction, channel: string, payload: object): Promise<void> {
  const notice: Notice = { channel, payload };
  await tx.execute(sql`select pg_notify(${noticeChannel}, ${JSON.stringify(notice)})`);
}
