import type { Form } from '@bac/exam/blueprint/form.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { eq, inArray, sql, type Column, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { droppedItems, keyCorrections } from '../db/bank-schema.ts';
import { prepareOnce } from '../platform/postgres/prepare-once.ts';
import type { Reader } from '../platform/postgres/database.ts';
import { forms, itemVersions, type FormScaling } from '../db/items-schema.ts';

/** Queries on the bank's tables, for every feature that shows or scores questions. */

export interface FormRow {
  form: Form;
  scaling: FormScaling;
  isOffered: boolean;
  /** When it is first offered; null if it is offered at once. */
  opensAt: Date | null;
  /** The only student who may take it; null if everybody may. */
  ownerId: string | null;
  /** It can only be taken for an assignment. */
  isForClasses: boolean;
}

/** Finds a form in any status: a draft is previewed before it is offered. */
export async function findForm(db: Reader, id: string): Promise<FormRow | undefined> {
  const [row] = await db.select().from(forms).where(eq(forms.id, id));
  return (
    row && {
      form: row.content,
      scaling: row.scaling,
      isOffered: row.status === 'published',
      opensAt: row.opensAt,
      ownerId: row.accountId,
      isForClasses: row.isForClasses,
    }
  );
}

/** Maps forms to their names, reading each form once. */
export async function mapFormNames(
  db: Reader,
  ids: readonly string[],
): Promise<Map<string, LocalText>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: forms.id, name: sql<LocalText>`${forms.content} -> 'name'` })
    .from(forms)
    .where(inArray(forms.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

interface Ref {
  item: string;
  version: number;
}

/** Caches versions, which never change once stored. The time limit is for a database that is restored from a backup. */
const cache = new LRUCache<string, ItemVersion>({ max: 1500, ttl: 60_000 });

const cacheKeyOf = ({ item, version }: Ref): string => `${item}@${version}`;

const toParameters = (refs: readonly Ref[]): { items: string[]; versions: number[] } => ({
  items: refs.map(({ item }) => item),
  versions: refs.map(({ version }) => version),
});

/** A condition for a statement that is executed with `toParameters(refs)`. */
const isOneOf = (item: Column, version: Column): SQL =>
  sql`(${item}, ${version}) in (
    select * from unnest(${sql.placeholder('items')}::text[], ${sql.placeholder('versions')}::int[]))`;

const versions = prepareOnce((db) => {
  const { itemId, version, content } = itemVersions;
  return db
    .select({ item: itemId, version, content })
    .from(itemVersions)
    .where(isOneOf(itemId, version))
    .prepare('item_versions');
});

async function mapVersions(db: Reader, refs: readonly Ref[]): Promise<Map<string, ItemVersion>> {
  const found = new Map<string, ItemVersion>();
  const missing: Ref[] = [];
  for (const ref of refs) {
    const content = cache.get(cacheKeyOf(ref));
    if (content) found.set(cacheKeyOf(ref), content);
    else missing.push(ref);
  }
  if (missing.length === 0) return found;
  const rows = await versions(db).execute(toParameters(missing));
  for (const row of rows) {
    found.set(cacheKeyOf(row), row.content);
    cache.set(cacheKeyOf(row), row.content);
  }
  return found;
}

const corrections = prepareOnce((db) => {
  const { itemId, version, gradedAs } = keyCorrections;
  return db
    .select({ item: itemId, version, gradedAs })
    .from(keyCorrections)
    .where(isOneOf(itemId, version))
    .prepare('key_corrections');
});

const dropped = prepareOnce((db) => {
  const { itemId, version } = droppedItems;
  return db
    .select({ item: itemId })
    .from(droppedItems)
    .where(isOneOf(itemId, version))
    .prepare('dropped_items');
});

/** Filters versions that were dropped from scoring, and returns the ids of their items. */
export async function listDropped(db: Reader, refs: readonly Ref[]): Promise<Set<string>> {
  const rows = await dropped(db).execute(toParameters(refs));
  return new Set(rows.map(({ item }) => item));
}

/**
 * Maps item ids to the exact versions that a form or an attempt names; neither has two versions of one item. A version whose
 * key was corrected gets the corrected key but keeps its wording, because students saw that wording.
 */
export async function mapItemVersions(
  db: Reader,
  refs: readonly Ref[],
): Promise<Map<string, ItemVersion>> {
  if (refs.length === 0) return new Map();
  const rows = await corrections(db).execute(toParameters(refs));
  const keyRefs = rows.map(({ item, gradedAs: version }) => ({ item, version }));
  const contents = await mapVersions(db, [...refs, ...keyRefs]);
  const gradedAs = new Map(rows.map((row) => [cacheKeyOf(row), row.gradedAs]));
  return new Map(
    refs.flatMap((ref) => {
      const content = contents.get(cacheKeyOf(ref));
      if (!content) return [];
      const keyVersion = gradedAs.get(cacheKeyOf(ref));
      const corrected =
        keyVersion && contents.get(cacheKeyOf({ item: ref.item, version: keyVersion }));
      return [[ref.item, corrected ? { ...content, response: corrected.response } : content]];
    }),
  );
}
