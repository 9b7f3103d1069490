import type { Form } from '@bac/exam/blueprint/form.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../platform/postgres/database.ts';
import { listedAs } from './listed-as.ts';
import { forms, foundingLoads, items, itemVersions, type FormScaling } from '../db/items-schema.ts';

export async function isFoundingLoaded(db: Reader, hash: string): Promise<boolean> {
  const found = await db.select().from(foundingLoads).where(eq(foundingLoads.hash, hash));
  return found.length > 0;
}

export const insertFoundingLoad = (tx: Transaction, hash: string, at: Date): Promise<unknown> =>
  tx.insert(foundingLoads).values({ hash, loadedAt: at }).onConflictDoNothing();

/** Versions already there stay as they are; an item moves on to a later version only. */
export async function insertItems(
  tx: Transaction,
  versions: readonly ItemVersion[],
  at: Date,
): Promise<void> {
  if (versions.length === 0) return;
  await tx
    .insert(items)
    .values(
      versions.map((content) => ({
        id: content.id,
        version: content.version,
        status: content.status,
        ...listedAs(content),
        createdAt: at,
        updatedAt: at,
      })),
    )
    .onConflictDoUpdate({
      target: items.id,
      set: {
        version: sql`excluded.version`,
        // What somebody had only begun under this id is published with it.
        status: sql`case when ${items.version} = 0 then excluded.status else ${items.status} end`,
        skill: sql`excluded.skill`,
        type: sql`excluded.type`,
        difficulty: sql`excluded.difficulty`,
        kind: sql`excluded.kind`,
        summary: sql`excluded.summary`,
        searchText: sql`excluded.search_text`,
        gaps: sql`excluded.gaps`,
        updatedAt: at,
      },
      setWhere: sql`excluded.version > ${items.version}`,
    });
  await tx
    .insert(itemVersions)
    .values(
      versions.map((content) => ({
        itemId: content.id,
        version: content.version,
        skill: content.skill,
        difficulty: content.difficulty,
        content,
        createdAt: at,
      })),
    )
    .onConflictDoNothing();
}

/** Every version of the bank, for comparing and assembling. */
export async function listItemVersions(db: Reader): Promise<ItemVersion[]> {
  const rows = await db.select({ content: itemVersions.content }).from(itemVersions);
  return rows.map(({ content }) => content);
}

/** The latest version of everything students may be given. */
export async function listPublished(db: Reader): Promise<ItemVersion[]> {
  const rows = await db
    .select({ content: itemVersions.content })
    .from(items)
    .innerJoin(
      itemVersions,
      and(eq(itemVersions.itemId, items.id), eq(itemVersions.version, items.version)),
    )
    .where(eq(items.status, 'published'));
  return rows.map(({ content }) => content);
}

/** The latest version of what anyone may try without an account, of each section in the order of their ids. */
export async function listSamples(db: Reader): Promise<ItemVersion[]> {
  const rows = await db
    .select({ content: itemVersions.content })
    .from(items)
    .innerJoin(
      itemVersions,
      and(eq(itemVersions.itemId, items.id), eq(itemVersions.version, items.version)),
    )
    .where(and(eq(items.status, 'published'), sql`${itemVersions.content} @> '{"isSample": true}'`))
    .orderBy(items.id);
  return rows.map(({ content }) => content);
}

export interface StoredForm {
  form: Form;
  scaling: FormScaling;
  /** Whose alone it is. */
  accountId?: string;
}

export async function insertForms(
  tx: Transaction,
  added: readonly StoredForm[],
  at: Date,
): Promise<void> {
  if (added.length === 0) return;
  await tx
    .insert(forms)
    .values(
      added.map(({ form, scaling, accountId }) => ({
        id: form.id,
        accountId: accountId ?? null,
        blueprint: form.blueprint,
        status: 'published' as const,
        content: form,
        scaling,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .onConflictDoNothing();
}

export async function listForms(db: Reader): Promise<StoredForm[]> {
  const rows = await db.select().from(forms).orderBy(forms.createdAt, forms.id);
  return rows.map(({ content, scaling }) => ({ form: content, scaling }));
}
