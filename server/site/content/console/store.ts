import type { ContentKind } from '@bac/contract/site/content-kinds.ts';
import type { contentStatuses } from '@bac/contract/site/content-statuses.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { and, asc, count, desc, eq, inArray, max, sql, type SQL } from 'drizzle-orm';
import { contentEntries, contentVersions } from '../../../db/content-schema.ts';
import type { Reader, Transaction } from '../../../platform/postgres/database.ts';
import { pageOf, parseSort, type PageQuery } from '../../../platform/postgres/paging.ts';
import { accounts } from '../../../db/accounts-schema.ts';
import { matchesSearch } from '../../../platform/postgres/search.ts';
import type { StoredEntry } from '../store.ts';

export interface AuthoredEntry extends StoredEntry {
  /** The author of the latest version; null for the product itself. */
  author: string | null;
}

type Column = 'title' | 'kind' | 'status' | 'updated' | 'position';

export interface ContentQuery extends PageQuery {
  kinds?: ContentKind[] | undefined;
  statuses?: (typeof contentStatuses)[number][] | undefined;
  search?: string | undefined;
  sort: Column | `-${Column}`;
  /** The language by whose titles the list is sorted. */
  language: Language;
}

const title = sql`coalesce(${contentVersions.body}->'question', ${contentVersions.body}->'title', ${contentVersions.body}->'text')`;

/**
 * Searches only texts, not the names of fields. Computed per query without an index, because there are only some hundred
 * entries.
 */
const searchWords = sql`search_words(${contentEntries.slug} || ' ' || coalesce((select string_agg(word #>> '{}', ' ') from jsonb_path_query(${contentVersions.body}, '$.** ? (@.type() == "string")') as word), ''))`;

const isLatestVersion = and(
  eq(contentVersions.entryId, contentEntries.id),
  eq(contentVersions.version, contentEntries.version),
);

const whereOf = ({ kinds, statuses, search }: Partial<ContentQuery>): SQL | undefined =>
  and(
    kinds && inArray(contentEntries.kind, kinds),
    statuses && inArray(contentEntries.status, statuses),
    matchesSearch(searchWords, search),
  );

function orderOf({ sort, language }: ContentQuery): SQL[] {
  const other = language === 'en' ? 'vi' : 'en';
  const { column, isDescending } = parseSort(sort);
  const columns = {
    title: sql`fold_accents(coalesce(nullif(${title}->>${language}, ''), ${title}->>${other}))`,
    kind: contentEntries.kind,
    status: contentEntries.status,
    updated: contentEntries.updatedAt,
    position: contentEntries.position,
  };
  const direction = isDescending ? desc : asc;
  return [
    direction(columns[column]),
    asc(contentEntries.kind),
    asc(contentEntries.position),
    asc(contentEntries.id),
  ];
}

const selectAuthored = (db: Reader) =>
  db
    .select({ entry: contentEntries, body: contentVersions.body, author: accounts.fullName })
    .from(contentEntries)
    .innerJoin(contentVersions, isLatestVersion)
    .leftJoin(accounts, eq(accounts.id, contentVersions.authorId));

export async function listAuthored(db: Reader, query: ContentQuery): Promise<AuthoredEntry[]> {
  const { limit, offset } = pageOf(query);
  const rows = await selectAuthored(db)
    .where(whereOf(query))
    .orderBy(...orderOf(query))
    .limit(limit)
    .offset(offset);
  return rows.map(({ entry, ...rest }) => ({ ...entry, ...rest }));
}

/** Counts the entries of each kind that match the other filters. */
export async function countByKind(
  db: Reader,
  { statuses, search }: Pick<ContentQuery, 'statuses' | 'search'>,
): Promise<Partial<Record<ContentKind, number>>> {
  const rows = await db
    .select({ kind: contentEntries.kind, entries: count() })
    .from(contentEntries)
    .innerJoin(contentVersions, isLatestVersion)
    .where(whereOf({ statuses, search }))
    .groupBy(contentEntries.kind);
  return Object.fromEntries(rows.map(({ kind, entries }) => [kind, entries]));
}

export async function findAuthored(db: Reader, id: string): Promise<AuthoredEntry | undefined> {
  const [row] = await selectAuthored(db).where(eq(contentEntries.id, id));
  return row && { ...row.entry, body: row.body, author: row.author };
}

/** Locks the entry until the transaction ends. */
export async function lockEntry(tx: Transaction, id: string): Promise<void> {
  await tx
    .select({ id: contentEntries.id })
    .from(contentEntries)
    .where(eq(contentEntries.id, id))
    .for('update');
}

/** Locks all entries of a kind until the transaction ends and returns their ids. */
export async function lockKind(tx: Transaction, kind: ContentKind): Promise<string[]> {
  const rows = await tx
    .select({ id: contentEntries.id })
    .from(contentEntries)
    .where(eq(contentEntries.kind, kind))
    .orderBy(asc(contentEntries.id))
    .for('update');
  return rows.map(({ id }) => id);
}

export async function nextPosition(db: Reader, kind: ContentKind): Promise<number> {
  const [row] = await db
    .select({ last: max(contentEntries.position) })
    .from(contentEntries)
    .where(eq(contentEntries.kind, kind));
  return (row?.last ?? -1) + 1;
}

/** Returns false if an entry of the kind has the slug already, or any entry the id. */
export async function insertNewEntry(
  tx: Transaction,
  entry: typeof contentEntries.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(contentEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: contentEntries.id });
  return rows.length > 0;
}

/** Optimistic concurrency: returns false without a change if `version` is no longer the latest. */
export async function updateVersion(
  tx: Transaction,
  id: string,
  version: number,
  changes: Partial<typeof contentEntries.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(contentEntries)
    .set(changes)
    .where(and(eq(contentEntries.id, id), eq(contentEntries.version, version)))
    .returning({ id: contentEntries.id });
  return rows.length > 0;
}

export async function listVersions(db: Reader, entryId: string) {
  return db
    .select({
      version: contentVersions.version,
      createdAt: contentVersions.createdAt,
      author: accounts.fullName,
      body: contentVersions.body,
    })
    .from(contentVersions)
    .leftJoin(accounts, eq(accounts.id, contentVersions.authorId))
    .where(eq(contentVersions.entryId, entryId))
    .orderBy(desc(contentVersions.version));
}

export async function findVersion(db: Reader, entryId: string, version: number) {
  const [row] = await db
    .select({ body: contentVersions.body })
    .from(contentVersions)
    .where(and(eq(contentVersions.entryId, entryId), eq(contentVersions.version, version)));
  return row?.body;
}
