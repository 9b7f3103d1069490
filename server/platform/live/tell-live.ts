import { sql } from 'drizzle-orm';
import type { Transaction } from '../postgres/database.ts';

/** The one channel of PostgreSQL; which of ours is meant stands in the notice. */
export const noticeChannel = 'bac_live';

export interface Notice {
  channel: string;
  payload: object;
}

/**
 * Heard by every process whose people look at that channel, once the transaction has committed and only then. Keep the payload
 * small (PostgreSQL carries 8,000 bytes): it says what has changed, and whoever hears it asks what it is now.
 */
export async function tellLive(tx: Transaction, channel: string, payload: object): Promise<void> {
  const notice: Notice = { channel, payload };
  await tx.execute(sql`select pg_notify(${noticeChannel}, ${JSON.stringify(notice)})`);
}
