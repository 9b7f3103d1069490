import { AsyncLocalStorage } from 'node:async_hooks';
import { desc, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../postgres/database.ts';
import { auditLog } from '../../db/schema.ts';

/**
 * The address of the current request. Async local storage carries it, so that a use case without knowledge of HTTP still records
 * it in the log.
 */
export const requestOrigin = new AsyncLocalStorage<{ address: string }>();

export interface AuditEntry {
  at: Date;
  /** The account that did it; null for the system. */
  actorId: string | null;
  /** The action as `noun.verb-past`: `session.opened`, `account.suspended`. */
  action: string;
  /** The changed thing as `kind:id`. */
  subject: string;
  /** Has `before` and `changes` if something was changed. */
  detail?: Record<string, unknown>;
  requestId?: string;
}

/** Takes a transaction, never the pool, so that the entry is stored if and only if the change is. */
export async function recordAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  await recordAudits(tx, [entry]);
}

/** Inserts many entries in one statement. */
export async function recordAudits(tx: Transaction, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const address = requestOrigin.getStore()?.address ?? null;
  const rows = entries.map((entry) => ({ ...entry, detail: entry.detail ?? {}, address }));
  await tx.insert(auditLog).values(rows);
}

export async function listAudit(db: Database, page: { before?: number; limit?: number }) {
  return db
    .select()
    .from(auditLog)
    .where(page.before === undefined ? undefined : lt(auditLog.id, page.before))
    .orderBy(desc(auditLog.id))
    .limit(page.limit ?? 50);
}
