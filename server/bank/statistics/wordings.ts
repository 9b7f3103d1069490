import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';

interface VersionRow {
  item: string;
  version: number;
  latest: number;
  /** Of a choice; null for what is typed. */
  key: string | null;
  words: string;
}

/**
 * An item in the very same words with the same key, whatever its version: a calibration makes a new version of which every
 * word is the old one, and its answers count for both.
 */
export interface Wording {
  item: string;
  key: string | null;
  versions: number[];
  /** The item's latest version, where that is one of them. */
  latest: number | null;
}

interface Wordings {
  of(item: string, version: number): Wording | undefined;
}

const text = (choice: string) => sql.raw(`versions.content #> '{response,choices,${choice},text}'`);

/** What a student is asked and what counts as right; explanations, topics and parameters make no difference to answers. */
const listVersions = async (db: Reader): Promise<VersionRow[]> =>
  (
    await db.execute(sql`
      select versions.item_id as item, versions.version, items.version as latest,
             coalesce(mended.content, versions.content) #>> '{response,key}' as key,
             md5(jsonb_build_array(
               versions.content -> 'passages', versions.content -> 'figures', versions.content -> 'stem',
               ${text('A')}, ${text('B')}, ${text('C')}, ${text('D')},
               coalesce(mended.content, versions.content) #> '{response,key}',
               coalesce(mended.content, versions.content) #> '{response,keys}')::text) as words
      from item_versions as versions
      join items on items.id = versions.item_id
      left join key_corrections as corrections
        on corrections.item_id = versions.item_id and corrections.version = versions.version
      left join item_versions as mended
        on mended.item_id = corrections.item_id and mended.version = corrections.graded_as
      order by versions.item_id, versions.version`)
  ).rows as unknown as VersionRow[];

export async function readWordings(db: Reader): Promise<Wordings> {
  const byWords = new Map<string, Wording>();
  const byVersion = new Map<string, Wording>();
  for (const { item, version, latest, key, words } of await listVersions(db)) {
    const name = `${item} ${words}`;
    const wording = byWords.get(name) ?? { item, key, versions: [], latest: null };
    byWords.set(name, wording);
    wording.versions.push(version);
    if (version === latest) wording.latest = latest;
    byVersion.set(`${item} ${version}`, wording);
  }
  return {
    of: (item, version) => byVersion.get(`${item} ${version}`),
  };
}
