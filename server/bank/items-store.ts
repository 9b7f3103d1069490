import { and, eq, sql } from 'drizzle-orm';
import { itemComments, itemDrafts } from '../db/bank-schema.ts';
import type { Reader, Transaction } from '../platform/postgres/database.ts';
import { items, itemVersions } from '../db/items-schema.ts';
import { Refused } from '../platform/http/refused.ts';

export type Item = typeof items.$inferSelect;
export type Draft = typeof itemDrafts.$inferSelect;

/** The item, held until the transaction is over: who changes its draft or its status takes turns. */
export async function getItemToChange(tx: Transaction, id: string): Promise<Item> {
  const [found] = await tx.select().from(items).where(eq(items.id, id)).for('update');
  if (!found) throw new Refused('ITEM_NOT_FOUND');
  return found;
}

export async function findDraft(db: Reader, id: string): Promise<Draft | undefined> {
  const [found] = await db.select().from(itemDrafts).where(eq(itemDrafts.itemId, id));
  return found;
}

export async function findVersion(db: Reader, id: string, version: number) {
  const [found] = await db
    .select({ content: itemVersions.content })
    .from(itemVersions)
    .where(and(eq(itemVersions.itemId, id), eq(itemVersions.version, version)));
  return found?.content;
}

/** False where the id is taken. */
export async function insertItem(
  tx: Transaction,
  item: typeof items.$inferInsert,
): Promise<boolean> {
  const made = await tx
    .insert(items)
    .values(item)
    .onConflictDoNothing()
    .returning({ id: items.id });
  return made.length > 0;
}

export async function updateItem(
  tx: Transaction,
  id: string,
  changes: Partial<typeof items.$inferInsert>,
): Promise<void> {
  await tx.update(items).set(changes).where(eq(items.id, id));
}

/** For what was never published only. */
export async function deleteItem(tx: Transaction, id: string): Promise<void> {
  await tx.delete(items).where(and(eq(items.id, id), eq(items.version, 0)));
}

export async function insertDraft(
  tx: Transaction,
  draft: typeof itemDrafts.$inferInsert,
): Promise<void> {
  await tx.insert(itemDrafts).values(draft);
}

export async function updateDraft(
  tx: Transaction,
  id: string,
  changes: Partial<Draft>,
): Promise<void> {
  await tx.update(itemDrafts).set(changes).where(eq(itemDrafts.itemId, id));
}

export async function deleteDraft(tx: Transaction, id: string): Promise<void> {
  await tx.delete(itemDrafts).where(eq(itemDrafts.itemId, id));
}

export async function insertItemVersion(
  tx: Transaction,
  version: typeof itemVersions.$inferInsert,
): Promise<void> {
  await tx.insert(itemVersions).values(version);
}

/** Asking twice is asking once. */
export async function insertComment(
  tx: Transaction,
  comment: typeof itemComments.$inferInsert,
): Promise<void> {
  await tx.insert(itemComments).values(comment).onConflictDoNothing();
}

/** False where the item has no such comment. */
export async function updateComment(
  tx: Transaction,
  { item, comment }: { item: string; comment: string },
  resolvedAt: Date | null,
): Promise<boolean> {
  const changed = await tx
    .update(itemComments)
    .set({ resolvedAt })
    .where(and(eq(itemComments.id, comment), eq(itemComments.itemId, item)))
    .returning({ id: itemComments.id });
  return changed.length > 0;
}

/** The greatest number behind these words and a hyphen; 0 where there is none. */
export async function lastNumber(db: Reader, words: string): Promise<number> {
  const pattern = `^${words}-([0-9]{1,6})$`;
  const [row] = await db
    .select({ last: sql<number | null>`max(substring(${items.id} from ${pattern})::int)` })
    .from(items)
    .where(sql`${items.id} like ${`${words}-%`}`);
  return row?.last ?? 0;
}
