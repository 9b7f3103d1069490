import { and, asc, count, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { itemDrafts } from '../../db/bank-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { items, itemVersions } from '../../db/items-schema.ts';
import type { ExchangeItem } from './exchange-item.ts';
import { isLatestVersion } from '../items/item-queries.ts';

/** What the bank has now of these items: the item, what is being written, and what was last published. */
export async function mapKnown(db: Reader, ids: readonly string[]) {
  const rows = await db
    .select({ item: items, draft: itemDrafts, published: itemVersions.content })
    .from(items)
    .leftJoin(itemDrafts, eq(itemDrafts.itemId, items.id))
    .leftJoin(itemVersions, isLatestVersion)
    .where(inArray(items.id, [...ids]));
  return new Map(rows.map((row) => [row.item.id, row]));
}

export type Known =
  Awaited<ReturnType<typeof mapKnown>> extends Map<string, infer One> ? One : never;

/** Held until the transaction is over, always in the same order, so that two imports don't wait for each other. */
export async function holdItems(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: items.id })
    .from(items)
    .where(inArray(items.id, [...ids]))
    .orderBy(asc(items.id))
    .for('update');
}

export async function countItems(db: Reader, wanted: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(items).where(wanted);
  return row?.count ?? 0;
}

/** The next so many by id: the version students get, or the draft of what was never published. */
export async function listAfter(
  db: Reader,
  wanted: SQL | undefined,
  after: string,
  limit: number,
): Promise<ExchangeItem[]> {
  const rows = await db
    .select({
      id: items.id,
      version: items.version,
      status: items.status,
      draft: itemDrafts.content,
      published: itemVersions.content,
    })
    .from(items)
    .leftJoin(itemDrafts, eq(itemDrafts.itemId, items.id))
    .leftJoin(itemVersions, isLatestVersion)
    .where(and(wanted, gt(items.id, after)))
    .orderBy(asc(items.id))
    .limit(limit);
  return rows.flatMap(({ id, version, status, draft, published }) => {
    const content = published ?? draft;
    return content ? [{ ...content, id, version, status }] : [];
  });
}
