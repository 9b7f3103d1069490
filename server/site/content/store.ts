import type { ContentBody } from '@bac/contract/site/content-bodies.ts';
import type { ContentKind } from '@bac/contract/site/content-kinds.ts';
import { and, asc, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm';
import { contentEntries, contentVersions, waitlist } from '../../db/content-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';

export type Entry = typeof contentEntries.$inferSelect;

export interface Published<Kind extends ContentKind> {
  id: string;
  slug: string;
  version: number;
  body: ContentBody<Kind>;
  updatedAt: Date;
}

/** The version that is public at a time, if any. */
const publicVersion = (at: Date): SQL =>
  sql`case when ${contentEntries.showsFrom} > ${at} then ${contentEntries.versionUntilThen}
      else ${contentEntries.publishedVersion} end`;

/** Lists the public entries of a kind at a time, in order. */
export async function listPublished<Kind extends ContentKind>(
  db: Reader,
  kind: Kind,
  at: Date,
): Promise<Published<Kind>[]> {
  const rows = await db
    .select()
    .from(contentEntries)
    .innerJoin(
      contentVersions,
      and(
        eq(contentVersions.entryId, contentEntries.id),
        eq(contentVersions.version, publicVersion(at)),
      ),
    )
    .where(
      and(
        eq(contentEntries.kind, kind),
        eq(contentEntries.status, 'published'),
        or(isNull(contentEntries.showsUntil), gt(contentEntries.showsUntil, at)),
      ),
    )
    .orderBy(asc(contentEntries.position), asc(contentEntries.slug));
  return rows.map(({ content_entries: entry, content_versions: version }) => ({
    id: entry.id,
    slug: entry.slug,
    version: version.version,
    body: version.body as ContentBody<Kind>,
    updatedAt: version.createdAt,
  }));
}

export interface StoredEntry extends Entry {
  body: ContentBody;
}

/** Lists every entry with its latest version, whatever its status. */
export async function listEntries(db: Reader): Promise<StoredEntry[]> {
  const rows = await db
    .select()
    .from(contentEntries)
    .innerJoin(
      contentVersions,
      and(
        eq(contentVersions.entryId, contentEntries.id),
        eq(contentVersions.version, contentEntries.version),
      ),
    );
  return rows.map(({ content_entries: entry, content_versions: { body } }) => ({ ...entry, body }));
}

export async function insertEntry(tx: Transaction, entry: Entry): Promise<void> {
  await tx.insert(contentEntries).values(entry);
}

export async function updateEntry(
  tx: Transaction,
  id: string,
  changes: Partial<Entry>,
): Promise<void> {
  await tx.update(contentEntries).set(changes).where(eq(contentEntries.id, id));
}

export async function insertVersion(
  tx: Transaction,
  version: typeof contentVersions.$inferInsert,
): Promise<void> {
  await tx.insert(contentVersions).values(version);
}

/** Idempotent: keeps the first request of an address for a topic. */
export async function insertWish(
  tx: Transaction,
  wish: typeof waitlist.$inferInsert,
): Promise<void> {
  await tx.insert(waitlist).values(wish).onConflictDoNothing();
}
