import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { and, asc, count, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { itemDrafts } from '../../db/bank-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { forms, items } from '../../db/items-schema.ts';
import type { StructureEntry } from './structure-reader.ts';
import { structureEntries } from '../../db/structure-schema.ts';

/** Locks the structure until the transaction ends: concurrent changes wait, and then see this one. */
export async function lockStructure(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${structureEntries} in share row exclusive mode`);
}

export async function findEntry(
  db: Reader,
  kind: StructureEntry['kind'],
  id: string,
): Promise<StructureEntry | undefined> {
  const [row] = await db.select().from(structureEntries).where(isEntry(kind, id));
  return row;
}

const isEntry = (kind: StructureEntry['kind'], id: string): SQL | undefined =>
  and(eq(structureEntries.kind, kind), eq(structureEntries.id, id));

/** The types of a skill in their order. */
export const listTypes = (db: Reader, skill: string): Promise<StructureEntry[]> =>
  db
    .select()
    .from(structureEntries)
    .where(and(eq(structureEntries.kind, 'type'), eq(structureEntries.parent, skill)))
    .orderBy(asc(structureEntries.position), asc(structureEntries.id));

type EntryValues = Omit<typeof structureEntries.$inferInsert, 'kind' | 'id'>;

export async function upsertEntry(
  tx: Transaction,
  key: Pick<StructureEntry, 'kind' | 'id'>,
  values: EntryValues,
): Promise<void> {
  await tx
    .insert(structureEntries)
    .values({ ...key, ...values })
    .onConflictDoUpdate({ target: [structureEntries.kind, structureEntries.id], set: values });
}

/** Keeps the revision: a new position does not conflict with an edit of the entry's content. */
export async function upsertPosition(
  tx: Transaction,
  key: Pick<StructureEntry, 'kind' | 'id'>,
  position: number | null,
  updatedAt: Date,
): Promise<void> {
  await tx
    .insert(structureEntries)
    .values({ ...key, position, revision: 0, updatedAt })
    .onConflictDoUpdate({
      target: [structureEntries.kind, structureEntries.id],
      set: { position, updatedAt },
    });
}

export async function deleteEntry(
  tx: Transaction,
  { kind, id }: Pick<StructureEntry, 'kind' | 'id'>,
): Promise<void> {
  await tx.delete(structureEntries).where(isEntry(kind, id));
}

export interface ItemTally {
  skill: Skill;
  type: string | null;
  draft: number;
  review: number;
  published: number;
  archived: number;
  /** The number of items; an item can be counted under two states. */
  total: number;
}

const countWhere = (condition: SQL): SQL<number> =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** Counts the questions of each skill and type. */
export const tallyItems = (db: Reader): Promise<ItemTally[]> =>
  db
    .select({
      skill: items.skill,
      type: items.type,
      draft: countWhere(eq(items.draftState, 'draft')),
      review: countWhere(eq(items.draftState, 'review')),
      published: countWhere(eq(items.status, 'published')),
      archived: countWhere(eq(items.status, 'archived')),
      total: count(),
    })
    .from(items)
    .groupBy(items.skill, items.type);

/** Counts the published tests for everyone by blueprint, and lists the skills and types that each of them uses. */
export async function tallyForms(db: Reader) {
  const isOffered = and(eq(forms.status, 'published'), isNull(forms.accountId));
  const itemId = sql`jsonb_path_query(${forms.content}, '$.modules[*].slots[*].item') #>> '{}'`;
  const used = db
    .selectDistinct({ form: forms.id, item: sql<string>`${itemId}`.as('item') })
    .from(forms)
    .where(isOffered)
    .as('used');
  const [byBlueprint, byPart] = await Promise.all([
    db
      .select({ blueprint: forms.blueprint, forms: count() })
      .from(forms)
      .where(isOffered)
      .groupBy(forms.blueprint),
    db
      .selectDistinct({ form: used.form, skill: items.skill, type: items.type })
      .from(used)
      .innerJoin(items, eq(items.id, used.item)),
  ]);
  return { byBlueprint, byPart };
}

/** Counts the questions of a type, and those that will be of it once their draft is approved. */
export async function countItemsOfType(db: Reader, type: string): Promise<number> {
  const [row] = await db
    .select({ questions: count() })
    .from(items)
    .leftJoin(itemDrafts, eq(itemDrafts.itemId, items.id))
    .where(or(eq(items.type, type), sql`${itemDrafts.content}->>'type' = ${type}`));
  return row?.questions ?? 0;
}
