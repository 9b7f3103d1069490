import { and, asc, count, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { itemDrafts } from '../../db/bank-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { items, itemVersions } from '../../db/items-schema.ts';
import type { ExchangeItem } from './exchange-item.ts';
import { isLatestVersion } from '../items/item-queries.ts';

/** Maps the ids to the stored items with their drafts and their latest published versions. */
export async function mapStoredItems(db: Reader, ids: readonly string[]) {
  const rows = await db
    .select({ item: items, draft: itemDrafts, published: itemVersions.content })
    .from(items)
    .leftJoin(itemDrafts, eq(itemDrafts.itemId, items.id))
    .leftJoin(itemVersions, isLatestVersion)
    .where(inArray(items.id, [...ids]));
  return new Map(rows.map((row) => [row.item.id, row]));
}

export type StoredItem =
  Awaited<ReturnType<typeof mapStoredItems>> extends Map<string, infer One> ? One : never;

/** Locks the items until the transaction ends, in id order so that two imports cannot deadlock. */
export async function lockItems(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: items.id })
    .from(items)
    .where(inArray(items.id, [...ids]))
    .orderBy(asc(items.id))
    .for('update');
}

export async function countItems(db: Reader, condition: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(items).where(condition);
  return row?.count ?? 0;
}

/** Lists the next page by id: the latest published version of each item, or its draft if it was never published. */
export async function listPageAfter(
  db: Reader,
  condition: SQL | undefined,
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
    .where(and(condition, gt(items.id, after)))
    .orderBy(asc(items.id))
    .limit(limit);
  return rows.flatMap(({ id, version, status, draft, published }) => {
    const content = published ?? draft;
    return content ? [{ ...content, id, version, status }] : [];
  });
}
