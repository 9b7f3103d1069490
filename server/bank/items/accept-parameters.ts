import type { ItemParameters, ItemVersion } from '@bac/exam/item/item.ts';
import { difficultyFor } from '@bac/exam/item/starting-parameters.ts';
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
 * one. The difficulty label follows the measurement, so that assembly does. Drafts in progress are not affected, and forms keep the
 * versions they hold. Returns the ids of the changed items.
 */
export async function acceptParameters(
  tx: Transaction,
  changes: readonly Change[],
  { at, note, generation }: { at: Date; note: string; generation: number },
): Promise<string[]> {
  if (changes.length === 0) return [];
  const latest = await lockLatest(tx, changes);
  const newVersions = changes.flatMap(({ item, parameters }) => {
    const content = latest.get(item);
    if (!content) return [];
    const difficulty = difficultyFor(parameters);
    return [{ ...content, version: content.version + 1, parameters, difficulty, generation }];
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
  const labels = newVersions.map(({ difficulty }) => difficulty);
  await tx.execute(sql`
    update items set version = items.version + 1, difficulty = labeled.difficulty, updated_at = ${at}
    from unnest(${sql.param(ids)}::text[], ${sql.param(labels)}::text[]) as labeled (id, difficulty)
    where items.id = labeled.id`);
  return ids;
}
