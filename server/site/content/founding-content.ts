import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Services } from '../../services.ts';
import { readSiteFiles, type FoundingEntry } from './read-site-files.ts';
import { insertEntry, insertVersion, listEntries, updateEntry, type StoredEntry } from './store.ts';

const siteFolder = new URL('../../../content/site', import.meta.url).pathname;

const keyOf = ({ kind, slug }: { kind: string; slug: string }): string => `${kind}/${slug}`;

/**
 * Loads the content that ships with the product. Idempotent: entries that a person has edited or archived stay as they are; an
 * untouched entry gets the content of a newer release as a new version.
 */
export async function loadFoundingContent(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  folder = siteFolder,
): Promise<{ added: number; renewed: number }> {
  const founding = await readSiteFiles(folder);
  const stored = new Map((await listEntries(db)).map((entry) => [keyOf(entry), entry]));
  const missing = founding.filter((entry) => !stored.has(keyOf(entry)));
  const outdated = founding.flatMap((entry) => {
    const storedEntry = stored.get(keyOf(entry));
    const isNewer = storedEntry?.isSeeded && !isDeepStrictEqual(storedEntry.body, entry.body);
    return isNewer ? [{ storedEntry, body: entry.body }] : [];
  });
  if (missing.length + outdated.length > 0) await write(missing, outdated);
  return { added: missing.length, renewed: outdated.length };

  async function write(
    added: FoundingEntry[],
    renewed: { storedEntry: StoredEntry; body: FoundingEntry['body'] }[],
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
          isSeeded: true,
          createdAt: at,
          updatedAt: at,
        });
        await insertVersion(tx, { entryId: id, version: 1, body, authorId: null, createdAt: at });
      }
      for (const { storedEntry, body } of renewed) {
        const version = storedEntry.version + 1;
        await insertVersion(tx, {
          entryId: storedEntry.id,
          version,
          body,
          authorId: null,
          createdAt: at,
        });
        await updateEntry(tx, storedEntry.id, {
          version,
          publishedVersion: version,
          updatedAt: at,
        });
      }
    });
  }
}
