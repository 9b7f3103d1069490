import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/postgres/database.ts';
import { settings } from '../../db/schema.ts';

export async function listSettings(db: Database | Transaction): Promise<Record<string, unknown>> {
  const rows = await db.select().from(settings);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Until the transaction ends: who changes settings at the same time waits, and then sees them changed. */
export async function lockSettings(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${settings} in share row exclusive mode`);
}

export async function updateSettings(
  tx: Transaction,
  changes: Record<string, unknown>,
  updatedAt: Date,
): Promise<void> {
  const rows = Object.entries(changes).map(([name, value]) => ({ name, value, updatedAt }));
  if (rows.length === 0) return;
  await tx
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({
      target: settings.name,
      set: { value: sql`excluded.value`, updatedAt: sql`excluded.updated_at` },
    });
}
