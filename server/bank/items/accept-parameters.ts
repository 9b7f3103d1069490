import type { ItemParameters, ItemVersion } from '@bac/exam/item/item.ts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/postgres/database.ts';
import { items, itemVersions } from '../../db/items-schema.ts';
import { isLatestVersion } from './item-queries.ts';

interface Change {
  item: string;
  /** The version the parameters were found for. */
  version: number;
  parameters: ItemParameters;
}

/** Held until the transaction ends, in one order for everybody. */
async function takeLatest(
  tx: Transaction,
  changes: readonly Change[],
): Promise<Map<string, ItemVersion>> {
  const rows = await tx
    .select({ content: itemVersions.content })
    .from(items)
    .innerJoin(itemVersions, isLatestVersion)
    .where(
      sql`(${items.id}, ${items.version}) in (
        select * from unnest(${sql.param(changes.map(({ item }) => item))}::text[],
                             ${sql.param(changes.map(({ version }) => version))}::int[]))`,
    )
    .orderBy(items.id)
    .for('update', { of: items });
  return new Map(rows.map(({ content }) => [content.id, content]));
}

/**
 * New parameters for items whose latest version is still the one they were found for: a next version in the very same words.
 * What somebody is writing meanwhile goes on; forms keep the versions they hold.
 */
export async function acceptParameters(
  tx: Transaction,
  changes: readonly Change[],
  { at, note }: { at: Date; note: string },
): Promise<string[]> {
  if (changes.length === 0) return [];
  const latest = await takeLatest(tx, changes);
  const made = changes.flatMap(({ item, parameters }) => {
    const content = latest.get(item);
    return content ? [{ ...content, version: content.version + 1, parameters }] : [];
  });
  if (made.length === 0) return [];
  await tx.insert(itemVersions).values(
    made.map((content) => ({
      itemId: content.id,
      version: content.version,
      skill: content.skill,
      difficulty: content.difficulty,
      content,
      note,
      createdAt: at,
    })),
  );
  const ids = made.map(({ id }) => id);
  await tx
    .update(items)
    .set({ version: sql`${items.version} + 1`, updatedAt: at })
    .where(sql`${items.id} = any(${sql.param(ids)})`);
  return ids;
}
