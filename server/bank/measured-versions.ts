import type { Bank } from '@bac/exam/blueprint/validate-form.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { max, sql } from 'drizzle-orm';
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
  generation: number | null;
}

/**
 * Finds the parameters that were in force when the generation was accepted, for versions with a later version of the same wording
 * and key. A later version that an author changed by hand counts as judged and replaces nothing.
 */
async function listMeasured(
  db: Reader,
  refs: readonly Ref[],
  generation: number,
): Promise<Measured[]> {
  const items = refs.map(({ item }) => item);
  const numbers = refs.map(({ version }) => version);
  const { rows } = await db.execute(sql`
    with hashed as materialized (
      select versions.item_id, versions.version, versions.created_at, versions.content, ${wordingHash} as hash
      from item_versions as versions ${joinCorrections}
      where versions.item_id = any(${sql.param(items)}::text[])
        and exists (select from item_versions as measured
                    where measured.item_id = versions.item_id and measured.content ? 'generation'))
    select distinct on (own.item_id) own.item_id as item, later.content -> 'parameters' as parameters,
      (later.content ->> 'generation')::int as generation
    from unnest(${sql.param(items)}::text[], ${sql.param(numbers)}::int[]) as ref (item, version)
    join hashed as own on own.item_id = ref.item and own.version = ref.version
    join hashed as later on later.item_id = own.item_id and later.hash = own.hash and later.version > own.version
      and later.created_at <= (select decided_at from calibrations where calibrations.generation = ${generation})
    order by own.item_id, later.version desc`);
  return rows as unknown as Measured[];
}

export interface MeasuredVersions {
  bank: Bank;
  /** The items whose parameters are those of a later version. */
  replaced: ReadonlySet<string>;
}

/** Like `mapItemVersions`, but with the parameters in force when the generation was accepted; null keeps those of the versions. */
export async function mapMeasuredVersions(
  db: Reader,
  refs: readonly Ref[],
  generation: number | null,
): Promise<MeasuredVersions> {
  const bank = await mapItemVersions(db, refs);
  const replaced = new Set<string>();
  const measured = generation === null ? [] : await listMeasured(db, refs, generation);
  for (const { item, parameters, generation: origin } of measured) {
    const own = bank.get(item);
    if (!own || origin === null) continue;
    bank.set(item, { ...own, parameters, generation: origin });
    replaced.add(item);
  }
  return { bank, replaced };
}
