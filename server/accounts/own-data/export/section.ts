import type { PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/postgres/database.ts';

/** The person whose data is read, and the time of the export. */
export interface ExportContext {
  db: Reader;
  accountId: string;
  email: string;
  /** Only a verified address is known to belong to the person, with the data stored under it without an account. */
  isVerified: boolean;
  now: Date;
}

/** One section of the export file. */
export interface Section {
  name: string;
  /** The tables that the section covers, so that a test finds tables that no section covers. */
  tables: readonly PgTable[];
  /** Returns a value, or streams a list so that only a small part of it is in memory. */
  read(context: ExportContext): Promise<unknown> | AsyncIterable<unknown>;
}
