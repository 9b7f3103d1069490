import type { PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/postgres/database.ts';

/** Whose data is read, and at which moment. */
export interface Reading {
  db: Reader;
  accountId: string;
  email: string;
  /** Only then is the address known to be theirs, and with it what strangers left under it. */
  isVerified: boolean;
  now: Date;
}

/** One part of the file. */
export interface Section {
  name: string;
  /** What it tells of, so that a test can say which tables nobody has thought of. */
  tables: readonly PgTable[];
  /** A value, or a list of which never more than a little is held at once. */
  read(reading: Reading): Promise<unknown> | AsyncIterable<unknown>;
}
