import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/postgres/database.ts';
import type { Account } from '../deletion-store.ts';

/**
 * Erases the person from the audit log (record 22). A function of the database does it, because the server's role may only add to
 * the log. It also sets `bac.forgetting` for the rest of the transaction, which lets item versions forget their authors.
 */
export async function forgetInAudit(tx: Transaction, { id }: Account): Promise<void> {
  await tx.execute(sql`select forget_in_audit(${id})`);
}
