import { eq, sql } from 'drizzle-orm';
import { itemDrafts } from '../../db/bank-schema.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { items } from '../../db/items-schema.ts';

/**
 * Changes the type of questions in the lists and in drafts. Published versions never change, so they keep their type; where the
 * two differ, the item row is right. Returns the number of changed items.
 */
export async function retypeItems(
  tx: Transaction,
  { from, to, at }: { from: string; to: string; at: Date },
): Promise<number> {
  const changedItems = await tx
    .update(items)
    .set({ type: to, updatedAt: at })
    .where(eq(items.type, from))
    .returning({ id: items.id });
  const changedDrafts = await tx
    .update(itemDrafts)
    .set({
      content: sql`jsonb_set(${itemDrafts.content}, '{type}', to_jsonb(${to}::text))`,
      revision: sql`${itemDrafts.revision} + 1`,
      updatedAt: at,
    })
    .where(sql`${itemDrafts.content}->>'type' = ${from}`)
    .returning({ id: itemDrafts.itemId });
  return new Set([...changedItems, ...changedDrafts].map(({ id }) => id)).size;
}
