import { createHash } from 'node:crypto';
import type { Bank } from '@bac/exam/blueprint/validate-form.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { max, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { calibrations } from '../db/statistics-schema.ts';
import type { Reader } from '../platform/postgres/database.ts';
import { mapItemVersions } from './item-versions.ts';
import { joinCorrections, wordingHash } from './statistics/wordings.ts';

interface Ref {
  item: string;
  version: number;
}

/** The latest generation of parameters; 0 while all are their authors' judgement. */
export async function currentGeneration(db: Reader): Promise<number> {
  const [row] = await db.select({ latest: max(calibrations.generation) }).from(calibrations);
  return row?.latest ?? 0;
}

interface Measured extends Pick<ItemVersion, 'parameters'> {
  item: string;
  generation: number;
}

/** The versions were measured under the key by which their answers are graded now. */
const hasMeasuredKey = sql`(corrected.content is null
  or corrected.content #> '{response,key}' is not distinct from versions.content #> '{response,key}'
  and corrected.content #> '{response,keys}' is not distinct from versions.content #> '{response,keys}')`;

/**
 * Finds the parameters that the generation or an earlier one measured last, for versions with a later version of the same wording and
 * key. Values that an author changed by hand since replace nothing: all results of a generation have the same parameters.
 */
async function listMeasured(
  db: Reader,
  { items, versions }: ReturnType<typeof toArrays>,
  generation: number,
): Promise<Measured[]> {
  const { rows } = await db.execute(sql`
    with hashed as materialized (
      select versions.item_id, versions.version, versions.content, ${hasMeasuredKey} as has_measured_key, ${wordingHash} as hash
      from item_versions as versions ${joinCorrections}
      where versions.item_id = any(${sql.param(items)}::text[])
        and exists (select from item_versions as measured
                    where measured.item_id = versions.item_id and measured.content ? 'generation'))
    select distinct on (own.item_id) own.item_id as item, later.content -> 'parameters' as parameters,
      (later.content ->> 'generation')::int as generation
    from unnest(${sql.param(items)}::text[], ${sql.param(versions)}::int[]) as ref (item, version)
    join hashed as own on own.item_id = ref.item and own.version = ref.version
    join hashed as later on later.item_id = own.item_id and later.hash = own.hash and later.version > own.version
      and later.has_measured_key and (later.content ->> 'generation')::int <= ${generation}
    order by own.item_id, later.version desc`);
  return rows as unknown as Measured[];
}

const toArrays = (refs: readonly Ref[]) => ({
  items: refs.map(({ item }) => item),
  versions: refs.map(({ version }) => version),
});

/** Hashing all versions of a form takes long. The time limit is for a database that is restored from a backup. */
const cache = new LRUCache<string, Measured[]>({ max: 200, ttl: 60_000 });

/** Names everything that the measured parameters of a form depend on: versions never change, but keys can be corrected. */
async function cacheKeyOf(
  db: Reader,
  { items, versions }: ReturnType<typeof toArrays>,
  generation: number,
): Promise<string> {
  const { rows } = await db.execute<{ corrections: string | null; calibration: string | null }>(sql`
    select string_agg(concat_ws(' ', item_id, version, graded_as), ',' order by item_id, version) as corrections,
      (select id from calibrations where generation = ${generation} limit 1) as calibration
    from key_corrections where item_id = any(${sql.param(items)}::text[])`);
  return createHash('sha256')
    .update(JSON.stringify([rows, items, versions]))
    .digest('base64');
}

async function cachedMeasured(
  db: Reader,
  refs: readonly Ref[],
  generation: number,
): Promise<Measured[]> {
  const arrays = toArrays(refs);
  const key = await cacheKeyOf(db, arrays, generation);
  const found = cache.get(key) ?? (await listMeasured(db, arrays, generation));
  cache.set(key, found);
  return found;
}

export interface MeasuredVersions {
  bank: Bank;
  /** The items whose parameters are those of a later version. */
  replaced: ReadonlySet<string>;
}

/** Like `mapItemVersions`, but with the parameters that were measured last up to the generation; null keeps those of the versions. */
export async function mapMeasuredVersions(
  db: Reader,
  refs: readonly Ref[],
  generation: number | null,
): Promise<MeasuredVersions> {
  const bank = await mapItemVersions(db, refs);
  const replaced = new Set<string>();
  const measured = generation === null ? [] : await cachedMeasured(db, refs, generation);
  for (const { item, parameters, generation: origin } of measured) {
    const own = bank.get(item);
    if (!own) continue;
    bank.set(item, { ...own, parameters, generation: origin });
    replaced.add(item);
  }
  return { bank, replaced };
}
