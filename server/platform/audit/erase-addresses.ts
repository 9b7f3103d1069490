import { sql } from 'drizzle-orm';
import type { Database } from '../postgres/database.ts';
import type { JobHandler } from '../jobs/jobs.ts';

/**
 * Erases network addresses older than 12 months from the audit log, by the only function that its trigger permits. The age is by
 * the clock of the database. Once a week, because each run looks at all older entries.
 */
export const eraseAuditAddresses = ({ db }: { db: Database }): JobHandler => ({
  name: 'audit.erase-addresses',
  every: '13 19 * * 0',
  run: async () => {
    await db.transaction((tx) => tx.execute(sql`select erase_old_audit_addresses()`));
  },
});
