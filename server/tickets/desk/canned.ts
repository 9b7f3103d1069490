import type { CannedReply } from '@bac/contract/tickets/tickets-admin.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { cannedReplies } from '../../db/tickets-schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';

type Deps = Pick<Services, 'db' | 'clock'>;
type Row = typeof cannedReplies.$inferSelect;

const toCannedReply = ({ id, name, category, body, revision }: Row): CannedReply => ({
  id,
  name,
  category,
  body,
  revision,
});

export async function listCanned(db: Reader): Promise<CannedReply[]> {
  const rows = await db
    .select()
    .from(cannedReplies)
    .where(isNull(cannedReplies.deletedAt))
    .orderBy(sql`fold_accents(${cannedReplies.name} ->> 'en')`, cannedReplies.id);
  return rows.map(toCannedReply);
}

async function lockCanned(tx: Transaction, id: string): Promise<Row | undefined> {
  const [found] = await tx
    .select()
    .from(cannedReplies)
    .where(and(eq(cannedReplies.id, id), isNull(cannedReplies.deletedAt)))
    .for('update');
  return found;
}

type Content = Pick<Row, 'name' | 'category' | 'body'>;

const contentOf = ({ name, category, body }: Content): Content => ({ name, category, body });

/** Trims, and removes lone surrogates, which JSON in PostgreSQL cannot hold. */
const tidy = ({ en, vi }: Row['name']): Row['name'] => ({
  en: en.toWellFormed().trim(),
  vi: vi.toWellFormed().trim(),
});

async function insertCanned(tx: Transaction, row: Row): Promise<Row> {
  const [inserted] = await tx.insert(cannedReplies).values(row).onConflictDoNothing().returning();
  // Somebody deleted it, or saved it first.
  if (!inserted) throw new Refused('CHANGED_MEANWHILE');
  return inserted;
}

async function updateCanned(tx: Transaction, id: string, change: Partial<Row>): Promise<Row> {
  const [row] = await tx
    .update(cannedReplies)
    .set(change)
    .where(eq(cannedReplies.id, id))
    .returning();
  if (!row) throw new Refused('CHANGED_MEANWHILE');
  return row;
}

/** Revision 0 creates a reply. Optimistic concurrency: the later of two editors is refused. */
export async function saveCanned(
  { db, clock }: Deps,
  id: string,
  { revision, ...input }: Content & { revision: number },
  actor: Actor,
): Promise<CannedReply> {
  return db.transaction(async (tx) => {
    const at = clock.now();
    const before = await lockCanned(tx, id);
    if ((before?.revision ?? 0) !== revision) throw new Refused('CHANGED_MEANWHILE');
    const content = { ...contentOf(input), name: tidy(input.name), body: tidy(input.body) };
    const next = { ...content, revision: revision + 1, updatedAt: at };
    const saved = before
      ? await updateCanned(tx, id, next)
      : await insertCanned(tx, { id, ...next, createdAt: at, deletedAt: null });
    await recordAudit(tx, {
      at,
      action: 'canned.saved',
      subject: `canned:${id}`,
      detail: { ...(before && { before: contentOf(before) }), changes: content },
      ...auditFields(actor),
    });
    return toCannedReply(saved);
  });
}

/** Keeps the row, so that a seeded reply does not come back. Idempotent. */
export async function deleteCanned({ db, clock }: Deps, id: string, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const at = clock.now();
    const before = await lockCanned(tx, id);
    if (!before) return;
    await updateCanned(tx, id, { deletedAt: at, revision: before.revision + 1 });
    await recordAudit(tx, {
      at,
      action: 'canned.deleted',
      subject: `canned:${id}`,
      detail: { before: contentOf(before) },
      ...auditFields(actor),
    });
  });
}
