import { countGaps, titleOf } from '@bac/contract/site/content-texts.ts';
import type {
  ContentCard,
  ContentEntry,
  ContentVersion,
} from '@bac/contract/site/content-admin.ts';
import { Refused } from '../../../platform/http/refused.ts';
import type { Reader, Transaction } from '../../../platform/postgres/database.ts';
import type { Services } from '../../../services.ts';
import {
  countByKind,
  findAuthored,
  listAuthored,
  listVersions,
  lockEntry,
  type AuthoredEntry,
  type ContentQuery,
} from './store.ts';
import type { Entry } from '../store.ts';

const cardOf = (entry: AuthoredEntry): ContentCard => ({
  id: entry.id,
  kind: entry.kind,
  slug: entry.slug,
  title: titleOf(entry.body),
  status: entry.status,
  version: entry.version,
  publishedVersion: entry.publishedVersion,
  versionUntilThen: entry.versionUntilThen,
  showsFrom: entry.showsFrom?.toISOString() ?? null,
  showsUntil: entry.showsUntil?.toISOString() ?? null,
  gaps: countGaps(entry.body),
  updatedAt: entry.updatedAt.toISOString(),
  updatedBy: entry.author,
});

export const entryOf = (entry: AuthoredEntry): ContentEntry => ({
  ...cardOf(entry),
  body: entry.body,
});

export async function getAuthored(db: Reader, id: string): Promise<AuthoredEntry> {
  const found = await findAuthored(db, id);
  if (!found) throw new Refused('CONTENT_NOT_FOUND');
  return found;
}

export const subjectOf = ({ id }: Pick<Entry, 'id'>): string => `content:${id}`;

/** Locks and returns the entry for a change. Refuses if the edited version is no longer the latest. */
export async function lockEditedEntry(
  tx: Transaction,
  id: string,
  version: number,
): Promise<AuthoredEntry> {
  await lockEntry(tx, id);
  const entry = await getAuthored(tx, id);
  if (entry.version !== version) throw new Refused('CHANGED_MEANWHILE');
  return entry;
}

export async function listContent({ db }: Pick<Services, 'db'>, query: ContentQuery) {
  const [authoredEntries, byKind] = await Promise.all([
    listAuthored(db, query),
    countByKind(db, query),
  ]);
  const matchingKinds = Object.entries(byKind).filter(
    ([kind]) => !query.kinds || query.kinds.some((one) => one === kind),
  );
  return {
    rows: authoredEntries.map(cardOf),
    total: matchingKinds.reduce((sum, [, entries]) => sum + entries, 0),
    byKind,
  };
}

export const getContent = async ({ db }: Pick<Services, 'db'>, id: string): Promise<ContentEntry> =>
  entryOf(await getAuthored(db, id));

export async function listContentVersions(
  { db }: Pick<Services, 'db'>,
  id: string,
): Promise<ContentVersion[]> {
  const versions = await listVersions(db, id);
  // An entry has at least one.
  if (versions.length === 0) throw new Refused('CONTENT_NOT_FOUND');
  return versions.map((version) => ({ ...version, createdAt: version.createdAt.toISOString() }));
}
