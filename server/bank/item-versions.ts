import type { Form } from '@bac/exam/blueprint/form.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { eq, sql, type Column, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { keyCorrections } from '../db/bank-schema.ts';
import { builtOnce } from '../platform/postgres/built-once.ts';
import type { Reader } from '../platform/postgres/database.ts';
import { forms, itemVersions, type FormScaling } from '../db/items-schema.ts';

/** Readers of what the bank owns, for every feature that shows or scores questions. */

export interface FormRow {
  form: Form;
  scaling: FormScaling;
  isOffered: boolean;
  /** Not offered before; null from the start. */
  opensAt: Date | null;
  /** Whose alone it is; null for everybody's. */
  ownerId: string | null;
}

/** Whatever its status: a draft is previewed before it is offered. */
export async function findForm(db: Reader, id: string): Promise<FormRow | undefined> {
  const [row] = await db.select().from(forms).where(eq(forms.id, id));
  return (
    row && {
      form: row.content,
      scaling: row.scaling,
      isOffered: row.status === 'published',
      opensAt: row.opensAt,
      ownerId: row.accountId,
    }
  );
}

interface Ref {
  item: string;
  version: number;
}

/** A version is never changed once it is stored, so what was read of it stays right; the time is for a restored database. */
const kept = new LRUCache<string, ItemVersion>({ max: 1500, ttl: 60_000 });

const nameOf = ({ item, version }: Ref): string => `${item}@${version}`;

const listed = (refs: readonly Ref[]): { items: string[]; versions: number[] } => ({
  items: refs.map(({ item }) => item),
  versions: refs.map(({ version }) => version),
});

/** For a statement that is given what `listed` says. */
const isListed = (item: Column, version: Column): SQL =>
  sql`(${item}, ${version}) in (
    select * from unnest(${sql.placeholder('items')}::text[], ${sql.placeholder('versions')}::int[]))`;

const versions = builtOnce((db) => {
  const { itemId, version, content } = itemVersions;
  return db
    .select({ item: itemId, version, content })
    .from(itemVersions)
    .where(isListed(itemId, version))
    .prepare('item_versions');
});

async function mapVersions(db: Reader, refs: readonly Ref[]): Promise<Map<string, ItemVersion>> {
  const found = new Map<string, ItemVersion>();
  const unknown: Ref[] = [];
  for (const ref of refs) {
    const content = kept.get(nameOf(ref));
    if (content) found.set(nameOf(ref), content);
    else unknown.push(ref);
  }
  if (unknown.length === 0) return found;
  const rows = await versions(db).execute(listed(unknown));
  for (const row of rows) {
    found.set(nameOf(row), row.content);
    kept.set(nameOf(row), row.content);
  }
  return found;
}

const corrections = builtOnce((db) => {
  const { itemId, version, gradedAs } = keyCorrections;
  return db
    .select({ item: itemId, version, gradedAs })
    .from(keyCorrections)
    .where(isListed(itemId, version))
    .prepare('key_corrections');
});

/**
 * The very versions that a form or an attempt names, by item: neither has two of the same item. Where a key was found to be
 * wrong, with the mended one: the words that were asked stay, what counts as right does not.
 */
export async function mapItemVersions(
  db: Reader,
  refs: readonly Ref[],
): Promise<Map<string, ItemVersion>> {
  if (refs.length === 0) return new Map();
  const corrected = await corrections(db).execute(listed(refs));
  const mended = corrected.map(({ item, gradedAs: later }) => ({ item, version: later }));
  const contents = await mapVersions(db, [...refs, ...mended]);
  const gradedAsOf = new Map(corrected.map((each) => [nameOf(each), each.gradedAs]));
  return new Map(
    refs.flatMap((ref) => {
      const content = contents.get(nameOf(ref));
      if (!content) return [];
      const graded = gradedAsOf.get(nameOf(ref));
      const later = graded && contents.get(nameOf({ item: ref.item, version: graded }));
      return [[ref.item, later ? { ...content, response: later.response } : content]];
    }),
  );
}
