import type { ItemCard } from '@bac/contract/bank/bank-items.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '../../db/accounts-schema.ts';
import {
  droppedItems,
  formDrafts,
  itemComments,
  itemDrafts,
  keyCorrections,
} from '../../db/bank-schema.ts';
import { assignments } from '../../db/classes-schema.ts';
import { forms, items, itemVersions } from '../../db/items-schema.ts';
import { answerCounts } from '../../db/results-schema.ts';
import { attempts } from '../../db/schema.ts';
import { itemStatistics } from '../../db/statistics-schema.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { minAnswers, mainStatistics, ifEnoughAnswers } from './items-filter.ts';

/** Joins an item with its latest version; an item that was never published has none. */
export const isLatestVersion = and(
  eq(itemVersions.itemId, items.id),
  eq(itemVersions.version, items.version),
);

export type Item = typeof items.$inferSelect;
export type Draft = typeof itemDrafts.$inferSelect;

export async function findItem(db: Reader, id: string) {
  const [found] = await db
    .select({ item: items, content: itemVersions.content })
    .from(items)
    .leftJoin(itemVersions, isLatestVersion)
    .where(eq(items.id, id));
  if (!found) return undefined;
  const { item, content } = found;
  // Merging or renaming a type makes no new version, so the item row has the current type.
  return { ...item, content: content && { ...content, type: item.type ?? content.type } };
}

export async function findDraft(db: Reader, id: string): Promise<Draft | undefined> {
  const [found] = await db.select().from(itemDrafts).where(eq(itemDrafts.itemId, id));
  return found;
}

export async function findAuthoredDraft(db: Reader, id: string) {
  const [found] = await db
    .select({ draft: itemDrafts, author: accounts.fullName })
    .from(itemDrafts)
    .leftJoin(accounts, eq(accounts.id, itemDrafts.authorId))
    .where(eq(itemDrafts.itemId, id));
  return found && { ...found.draft, author: found.author };
}

export async function findVersion(db: Reader, id: string, version: number) {
  const [found] = await db
    .select({ content: itemVersions.content })
    .from(itemVersions)
    .where(and(eq(itemVersions.itemId, id), eq(itemVersions.version, version)));
  return found?.content;
}

/** Every version in the bank. */
export async function listItemVersions(db: Reader): Promise<ItemVersion[]> {
  const rows = await db.select({ content: itemVersions.content }).from(itemVersions);
  return rows.map(({ content }) => content);
}

/** The latest version of every published item. */
export async function listPublished(db: Reader): Promise<ItemVersion[]> {
  const rows = await db
    .select({ content: itemVersions.content })
    .from(items)
    .innerJoin(itemVersions, isLatestVersion)
    .where(eq(items.status, 'published'));
  return rows.map(({ content }) => content);
}

/** The latest version of every sample question, which anyone may try without an account, by id. */
export async function listSamples(db: Reader): Promise<ItemVersion[]> {
  const rows = await db
    .select({ content: itemVersions.content })
    .from(items)
    .innerJoin(itemVersions, isLatestVersion)
    .where(and(eq(items.status, 'published'), sql`${itemVersions.content} @> '{"isSample": true}'`))
    .orderBy(items.id);
  return rows.map(({ content }) => content);
}

/** The number of results: each person who was asked has one counted answer, even if it is blank. */
const resultsOf = sql<number>`(
  select coalesce(sum(${answerCounts.count}), 0)::int from ${answerCounts}
  where ${answerCounts.itemId} = ${itemVersions.itemId} and ${answerCounts.version} = ${itemVersions.version}
)`;

export async function listVersionsOf(db: Reader, id: string) {
  const approvers = alias(accounts, 'approvers');
  return db
    .select({
      version: itemVersions.version,
      createdAt: itemVersions.createdAt,
      author: accounts.fullName,
      approver: approvers.fullName,
      note: itemVersions.note,
      response: sql<ItemVersion['response']>`${itemVersions.content} -> 'response'`,
      gradedAs: keyCorrections.gradedAs,
      isDropped: sql<boolean>`exists (select 1 from ${droppedItems}
        where ${droppedItems.itemId} = ${itemVersions.itemId}
          and ${droppedItems.version} = ${itemVersions.version})`,
      parameters: sql<ItemVersion['parameters']>`${itemVersions.content} -> 'parameters'`,
      results: resultsOf,
      answers: itemStatistics.answers,
      p: itemStatistics.p,
      r: itemStatistics.r,
      flags: itemStatistics.flags,
    })
    .from(itemVersions)
    .leftJoin(accounts, eq(accounts.id, itemVersions.authorId))
    .leftJoin(approvers, eq(approvers.id, itemVersions.approverId))
    .leftJoin(
      keyCorrections,
      and(
        eq(keyCorrections.itemId, itemVersions.itemId),
        eq(keyCorrections.version, itemVersions.version),
      ),
    )
    .leftJoin(
      itemStatistics,
      and(
        eq(itemStatistics.itemId, itemVersions.itemId),
        eq(itemStatistics.version, itemVersions.version),
        itemStatistics.isMain,
      ),
    )
    .where(eq(itemVersions.itemId, id))
    .orderBy(desc(itemVersions.version));
}

export async function listComments(db: Reader, id: string) {
  return db
    .select({ comment: itemComments, author: accounts.fullName })
    .from(itemComments)
    .leftJoin(accounts, eq(accounts.id, itemComments.authorId))
    .where(eq(itemComments.itemId, id))
    .orderBy(asc(itemComments.createdAt), asc(itemComments.id));
}

/** Leaves out tests that were assembled for one student. */
export async function listFormsHolding(db: Reader, id: string) {
  const slots = JSON.stringify({ modules: [{ slots: [{ item: id }] }] });
  return db
    .select({ status: forms.status, content: forms.content })
    .from(forms)
    .where(sql`${forms.accountId} is null and ${forms.content} @> ${slots}::jsonb`)
    .orderBy(asc(forms.createdAt), asc(forms.id));
}

/**
 * Whether students may still be asked this question in any version: a test on offer holds it, an assignment that is not over, or
 * a test that somebody is taking.
 */
export async function isAsked(db: Reader, id: string, now: Date): Promise<boolean> {
  const slots = JSON.stringify({ modules: [{ slots: [{ item: id }] }] });
  const { rows } = await db.execute<{ is_asked: boolean }>(sql`
    select exists (
        select 1 from ${forms}
        where ${forms.accountId} is null and ${forms.content} @> ${slots}::jsonb
          and (${eq(forms.status, 'published')} or exists (
            select 1 from ${assignments}
            where ${assignments.formId} = ${forms.id} and ${isNull(assignments.canceledAt)}
              and ${gt(assignments.closesAt, now)})))
      or exists (
        select 1 from ${attempts}
        join ${forms} on ${forms.id} = ${attempts.formId}
        where ${eq(attempts.state, 'running')} and ${forms.content} @> ${slots}::jsonb) as is_asked`);
  return rows[0]?.is_asked ?? false;
}

export async function listFormDraftsHolding(db: Reader, id: string) {
  return db
    .select()
    .from(formDrafts)
    .where(sql`${formDrafts.modules} @> ${JSON.stringify([{ slots: [{ item: id }] }])}::jsonb`)
    .orderBy(asc(formDrafts.createdAt), asc(formDrafts.id));
}

export async function listStatistics(db: Reader, id: string, version: number) {
  return db
    .select()
    .from(itemStatistics)
    .where(and(eq(itemStatistics.itemId, id), eq(itemStatistics.version, version)))
    .orderBy(desc(itemStatistics.answers), asc(itemStatistics.place));
}

/** The number of published tests for everyone that hold the item. */
const formsHolding = sql<number>`(
  select count(*)::int from ${forms}
  where ${forms.accountId} is null and ${eq(forms.status, 'published')}
    and ${forms.content} @> jsonb_build_object('modules', jsonb_build_array(
      jsonb_build_object('slots', jsonb_build_array(jsonb_build_object('item', ${items.id})))))
)`;

/** The rows of the item list, in no particular order. */
export async function listCards(db: Reader, ids: readonly string[]): Promise<ItemCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: items.id,
      version: items.version,
      status: items.status,
      draftState: items.draftState,
      skill: items.skill,
      type: items.type,
      difficulty: items.difficulty,
      kind: items.kind,
      summary: items.summary,
      gaps: items.gaps,
      answers: itemStatistics.answers,
      p: ifEnoughAnswers(itemStatistics.p),
      r: ifEnoughAnswers(itemStatistics.r),
      flags: itemStatistics.flags,
      forms: formsHolding,
      updatedAt: items.updatedAt,
    })
    .from(items)
    .leftJoin(itemStatistics, mainStatistics)
    .where(inArray(items.id, [...ids]));
  return rows.map((row) => ({
    ...row,
    answers: row.answers ?? 0,
    flags: (row.answers ?? 0) < minAnswers ? [] : (row.flags ?? []),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

/** The distinct words of items in the order of their last change, one page after the given item. */
export async function listWordsSince(
  db: Reader,
  after: { updatedAt: Date; id: string },
  limit: number,
) {
  return db
    .select({
      id: items.id,
      updatedAt: items.updatedAt,
      words: sql<string>`array_to_string(tsvector_to_array(${items.searchWords}), ' ')`,
    })
    .from(items)
    .where(sql`(${items.updatedAt}, ${items.id}) > (${after.updatedAt}, ${after.id})`)
    .orderBy(asc(items.updatedAt), asc(items.id))
    .limit(limit);
}

export async function listSummaries(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: items.id, summary: items.summary })
    .from(items)
    .where(inArray(items.id, [...ids]));
  return new Map(rows.map(({ id, summary }) => [id, summary]));
}

/** Returns the greatest number used in an id after this prefix and a hyphen, or 0. */
export async function lastNumber(db: Reader, prefix: string): Promise<number> {
  const pattern = `^${prefix}-([0-9]{1,6})$`;
  const [row] = await db
    .select({ last: sql<number | null>`max(substring(${items.id} from ${pattern})::int)` })
    .from(items)
    .where(sql`${items.id} like ${`${prefix}-%`}`);
  return row?.last ?? 0;
}
