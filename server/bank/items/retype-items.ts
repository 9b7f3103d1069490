import { eq, sql } from 'drizzle-orm';
import { itemDrafts } from '../../db/bank-schema.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { items } from '../../db/items-schema.ts';

/**
 * Questions of one type become those of another, in the lists and in what is being written. Versions keep the type they were
 * published with, for they never change; where the two differ, the list is right.
 */
export async function retypeItems(
  tx: Transaction,
  { from, to, at }: { from: string; to: string; at: Date },
): Promise<number> {
  const listed = await tx
    .update(items)
    .set({ type: to, updatedAt: at })
    .where(eq(items.type, from))
    .returning({ id: items.id });
  const drafted = await tx
    .update(itemDrafts)
    .set({
      content: sql`jsonb_set(${itemDrafts.content}, '{type}', to_jsonb(${to}::text))`,
      revision: sql`${itemDrafts.revision} + 1`,
      updatedAt: at,
    })
    .where(sql`${itemDrafts.content}->>'type' = ${from}`)
    .returning({ id: itemDrafts.itemId });
  return new Set([...listed, ...drafted].map(({ id }) => id)).size;
}
