import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';

interface VersionRow {
  item: string;
  version: number;
  latest: number;
  /** The letter of the right choice; null for an entered response. */
  key: string | null;
  hash: string;
}

/**
 * The versions of an item that have the same wording and key. A calibration makes a new version with the same wording, and
 * answers to either version count for both.
 */
export interface Wording {
  item: string;
  key: string | null;
  versions: number[];
  /** The item's latest version, if it is one of them. */
  latest: number | null;
}

interface Wordings {
  of(item: string, version: number): Wording | undefined;
}

const choiceText = (choice: string) =>
  sql.raw(`versions.content #> '{response,choices,${choice},text}'`);

/** For a query that reads `item_versions as versions`: the version by whose key its answers are graded. */
export const joinCorrections = sql`
  left join key_corrections as corrections
    on corrections.item_id = versions.item_id and corrections.version = versions.version
  left join item_versions as corrected
    on corrected.item_id = corrections.item_id and corrected.version = corrections.graded_as`;

/** Hashes what a student sees and the key. Explanations, topics and parameters make no difference to answers. */
export const wordingHash = sql`md5(jsonb_build_array(
  versions.content -> 'passages', versions.content -> 'figures', versions.content -> 'stem',
  ${choiceText('A')}, ${choiceText('B')}, ${choiceText('C')}, ${choiceText('D')},
  coalesce(corrected.content, versions.content) #> '{response,key}',
  coalesce(corrected.content, versions.content) #> '{response,keys}')::text)`;

const listVersions = async (db: Reader): Promise<VersionRow[]> =>
  (
    await db.execute(sql`
      select versions.item_id as item, versions.version, items.version as latest,
             coalesce(corrected.content, versions.content) #>> '{response,key}' as key,
             ${wordingHash} as hash
      from item_versions as versions
      join items on items.id = versions.item_id
      ${joinCorrections}
      order by versions.item_id, versions.version`)
  ).rows as unknown as VersionRow[];

export async function readWordings(db: Reader): Promise<Wordings> {
  const byHash = new Map<string, Wording>();
  const byVersion = new Map<string, Wording>();
  for (const { item, version, latest, key, hash } of await listVersions(db)) {
    const itemHash = `${item} ${hash}`;
    const wording = byHash.get(itemHash) ?? { item, key, versions: [], latest: null };
    byHash.set(itemHash, wording);
    wording.versions.push(version);
    if (version === latest) wording.latest = latest;
    byVersion.set(`${item} ${version}`, wording);
  }
  return {
    of: (item, version) => byVersion.get(`${item} ${version}`),
  };
}
