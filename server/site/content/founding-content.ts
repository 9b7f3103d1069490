import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Services } from '../../services.ts';
import { readSiteFiles, type FoundingEntry } from './read-site-files.ts';
import { insertEntry, insertVersion, listEntries, updateEntry, type StoredEntry } from './store.ts';

const siteFolder = new URL('../../../content/site', import.meta.url).pathname;

const keyOf = ({ kind, slug }: { kind: string; slug: string }): string => `${kind}/${slug}`;

/**
 * Brings in the words that come with the product. Again and again without harm: what somebody has edited or archived stays
 * theirs; what nobody has touched gets the newer words of a newer product, as a version of its own.
 */
export async function loadFoundingContent(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  folder = siteFolder,
): Promise<{ added: number; renewed: number }> {
  const founding = await readSiteFiles(folder);
  const stored = new Map((await listEntries(db)).map((entry) => [keyOf(entry), entry]));
  const missing = founding.filter((entry) => !stored.has(keyOf(entry)));
  const newer = founding.flatMap((entry) => {
    const known = stored.get(keyOf(entry));
    const isNewer = known?.isFounding && !isDeepStrictEqual(known.body, entry.body);
    return isNewer ? [{ known, body: entry.body }] : [];
  });
  if (missing.length + newer.length > 0) await write(missing, newer);
  return { added: missing.length, renewed: newer.length };

  async function write(
    added: FoundingEntry[],
    renewed: { known: StoredEntry; body: FoundingEntry['body'] }[],
  ): Promise<void> {
    const at = clock.now();
    await db.transaction(async (tx) => {
      for (const { kind, slug, position, body } of added) {
        const id = randomUUID();
        await insertEntry(tx, {
          id,
          kind,
          slug,
          position,
          status: 'published',
          version: 1,
          publishedVersion: 1,
          versionUntilThen: null,
          showsFrom: null,
          showsUntil: null,
          isFounding: true,
          createdAt: at,
          updatedAt: at,
        });
        await insertVersion(tx, { entryId: id, version: 1, body, authorId: null, createdAt: at });
      }
      for (const { known, body } of renewed) {
        const version = known.version + 1;
        await insertVersion(tx, {
          entryId: known.id,
          version,
          body,
          authorId: null,
          createdAt: at,
        });
        await updateEntry(tx, known.id, { version, publishedVersion: version, updatedAt: at });
      }
    });
  }
}
