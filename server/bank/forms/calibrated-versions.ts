import type { ItemVersion } from '@bac/exam/item/item.ts';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';

/**
 * Filters versions whose parameters an accepted calibration has estimated, and returns their ids. A version that an author has
 * changed since keeps its estimate only while the parameters are the same.
 */
export async function listCalibrated(
  db: Reader,
  versions: readonly Pick<ItemVersion, 'id' | 'parameters'>[],
): Promise<Set<string>> {
  const named = versions.map(({ id, parameters }) => ({ id, parameters }));
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct named.id from jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
      as named(id text, parameters jsonb)
    join (
      select proposal ->> 'item' as item, proposal -> 'after' as parameters
      from calibrations cross join lateral jsonb_array_elements(proposals) as proposal
      where state = 'accepted' and jsonb_typeof(proposals) = 'array') as estimated
      on estimated.item = named.id and estimated.parameters = named.parameters`);
  return new Set(rows.map(({ id }) => id));
}
