import type { CannedReply } from '@bac/contract/tickets/tickets-admin.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { auditedBy, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { cannedReplies } from '../../db/tickets-schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';

type Needs = Pick<Services, 'db' | 'clock'>;
type Row = typeof cannedReplies.$inferSelect;

const shown = ({ id, name, category, body, revision }: Row): CannedReply => ({
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
  return rows.map(shown);
}

async function lockCanned(tx: Transaction, id: string): Promise<Row | undefined> {
  const [found] = await tx
    .select()
    .from(cannedReplies)
    .where(and(eq(cannedReplies.id, id), isNull(cannedReplies.deletedAt)))
    .for('update');
  return found;
}

type Words = Pick<Row, 'name' | 'category' | 'body'>;

const wordsOf = ({ name, category, body }: Words): Words => ({ name, category, body });

/** Halves of a sign are no text that JSON in the database can hold. */
const tidy = ({ en, vi }: Row['name']): Row['name'] => ({
  en: en.toWellFormed().trim(),
  vi: vi.toWellFormed().trim(),
});

async function insertCanned(tx: Transaction, row: Row): Promise<Row> {
  const [made] = await tx.insert(cannedReplies).values(row).onConflictDoNothing().returning();
  // Somebody has deleted it, or saved it first.
  if (!made) throw new Refused('CHANGED_MEANWHILE');
  return made;
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

/** Revision nought is one that is not there yet. Of two who edit the same the later is told so. */
export async function saveCanned(
  { db, clock }: Needs,
  id: string,
  { revision, ...given }: Words & { revision: number },
  actor: Actor,
): Promise<CannedReply> {
  return db.transaction(async (tx) => {
    const at = clock.now();
    const before = await lockCanned(tx, id);
    if ((before?.revision ?? 0) !== revision) throw new Refused('CHANGED_MEANWHILE');
    const words = { ...wordsOf(given), name: tidy(given.name), body: tidy(given.body) };
    const next = { ...words, revision: revision + 1, updatedAt: at };
    const saved = before
      ? await updateCanned(tx, id, next)
      : await insertCanned(tx, { id, ...next, createdAt: at, deletedAt: null });
    await recordAudit(tx, {
      at,
      action: 'canned.saved',
      subject: `canned:${id}`,
      detail: { ...(before && { before: wordsOf(before) }), changes: words },
      ...auditedBy(actor),
    });
    return shown(saved);
  });
}

/** Its row stays, so that what came with the product does not come again. Twice is as good as once. */
export async function deleteCanned({ db, clock }: Needs, id: string, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const at = clock.now();
    const before = await lockCanned(tx, id);
    if (!before) return;
    await updateCanned(tx, id, { deletedAt: at, revision: before.revision + 1 });
    await recordAudit(tx, {
      at,
      action: 'canned.deleted',
      subject: `canned:${id}`,
      detail: { before: wordsOf(before) },
      ...auditedBy(actor),
    });
  });
}
