import type { ItemParameters, ItemVersion } from '@bac/exam/item/item.ts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/postgres/database.ts';
import { items, itemVersions } from '../../db/items-schema.ts';
import { isLatestVersion } from './item-queries.ts';

interface Change {
  item: string;
  /** The version that the parameters were estimated for. */
  version: number;
  parameters: ItemParameters;
}

/** Locks the items whose latest version is still the calibrated one, in id order to prevent deadlocks. */
async function lockLatest(
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
 * Publishes new parameters as a next version with the same wording, for each item whose latest version is still the calibrated
 * one. Drafts in progress are not affected, and forms keep the versions they hold. Returns the ids of the changed items.
 */
export async function acceptParameters(
  tx: Transaction,
  changes: readonly Change[],
  { at, note }: { at: Date; note: string },
): Promise<string[]> {
  if (changes.length === 0) return [];
  const latest = await lockLatest(tx, changes);
  const newVersions = changes.flatMap(({ item, parameters }) => {
    const content = latest.get(item);
    return content ? [{ ...content, version: content.version + 1, parameters }] : [];
  });
  if (newVersions.length === 0) return [];
  await tx.insert(itemVersions).values(
    newVersions.map((content) => ({
      itemId: content.id,
      version: content.version,
      skill: content.skill,
      difficulty: content.difficulty,
      content,
      note,
      createdAt: at,
    })),
  );
  const ids = newVersions.map(({ id }) => id);
  await tx
    .update(items)
    .set({ version: sql`${items.version} + 1`, updatedAt: at })
    .where(sql`${items.id} = any(${sql.param(ids)})`);
  return ids;
}
