import type { ItemVersion } from '@bac/exam/item/item.ts';
import { and, eq, sql } from 'drizzle-orm';
import { itemComments, itemDrafts } from '../../db/bank-schema.ts';
import { items, itemVersions } from '../../db/items-schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { Draft, Item } from './item-queries.ts';
import { toListColumns } from '../item-content/list-columns.ts';

/** The subject of an item in the audit log. */
export const subjectOf = (item: string): string => `item:${item}`;

/** Locks the item until the transaction ends, so that changes to its draft or status run one at a time. */
export async function lockItem(tx: Transaction, id: string): Promise<Item> {
  const [found] = await tx.select().from(items).where(eq(items.id, id)).for('update');
  if (!found) throw new Refused('ITEM_NOT_FOUND');
  return found;
}

/** Skips versions that are stored already; an item only moves to a later version. */
export async function insertItems(
  tx: Transaction,
  versions: readonly ItemVersion[],
  at: Date,
): Promise<void> {
  if (versions.length === 0) return;
  await tx
    .insert(items)
    .values(
      versions.map((content) => ({
        id: content.id,
        version: content.version,
        status: content.status,
        ...toListColumns(content),
        createdAt: at,
        updatedAt: at,
      })),
    )
    .onConflictDoUpdate({
      target: items.id,
      set: {
        version: sql`excluded.version`,
        // A first draft under the same id is published with it.
        status: sql`case when ${items.version} = 0 then excluded.status else ${items.status} end`,
        skill: sql`excluded.skill`,
        type: sql`excluded.type`,
        difficulty: sql`excluded.difficulty`,
        kind: sql`excluded.kind`,
        summary: sql`excluded.summary`,
        searchText: sql`excluded.search_text`,
        gaps: sql`excluded.gaps`,
        updatedAt: at,
      },
      setWhere: sql`excluded.version > ${items.version}`,
    });
  await tx
    .insert(itemVersions)
    .values(
      versions.map((content) => ({
        itemId: content.id,
        version: content.version,
        skill: content.skill,
        difficulty: content.difficulty,
        content,
        createdAt: at,
      })),
    )
    .onConflictDoNothing();
}

/** False if the id is taken. */
export async function insertItem(
  tx: Transaction,
  item: typeof items.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(items)
    .values(item)
    .onConflictDoNothing()
    .returning({ id: items.id });
  return inserted.length > 0;
}

export async function updateItem(
  tx: Transaction,
  id: string,
  changes: Partial<typeof items.$inferInsert>,
): Promise<void> {
  await tx.update(items).set(changes).where(eq(items.id, id));
}

/** Deletes only an item that was never published. */
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

/** Idempotent: a retry with the same id changes nothing. */
export async function insertComment(
  tx: Transaction,
  comment: typeof itemComments.$inferInsert,
): Promise<void> {
  await tx.insert(itemComments).values(comment).onConflictDoNothing();
}

/** False if the item has no such comment. */
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
