import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/postgres/database.ts';

/** Any number that no other lock of ours has. */
const scoring = 20_261_112;

/** Held by whoever scores, until the result is stored: keys are read under it. */
export const scoreUnderLock = (tx: Transaction): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(${scoring})`);

/**
 * Passed by whoever scores again because of a mended key. A scoring under way may have read the old key; it is over when this
 * returns, and a later one reads the new.
 */
export const awaitScorings = (db: Database): Promise<unknown> =>
  db.transaction((tx) => tx.execute(sql`select pg_advisory_xact_lock(${scoring})`));
