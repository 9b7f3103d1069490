import type { ItemVersion } from '@bac/exam/item/item.ts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '../db/accounts-schema.ts';
import { formDrafts, itemComments, itemDrafts, keyCorrections } from '../db/bank-schema.ts';
import type { Reader } from '../platform/postgres/database.ts';
import { forms, items, itemVersions } from '../db/items-schema.ts';
import { answerCounts } from '../db/results-schema.ts';
import { itemStatistics } from '../db/statistics-schema.ts';

export async function findItem(db: Reader, id: string) {
  const [found] = await db
    .select({ item: items, content: itemVersions.content })
    .from(items)
    .leftJoin(
      itemVersions,
      and(eq(itemVersions.itemId, items.id), eq(itemVersions.version, items.version)),
    )
    .where(eq(items.id, id));
  if (!found) return undefined;
  const { item, content } = found;
  // Types are merged and renamed without a new version: what the list says is how it is called now.
  return { ...item, content: content && { ...content, type: item.type ?? content.type } };
}

export async function findAuthoredDraft(db: Reader, id: string) {
  const [found] = await db
    .select({ draft: itemDrafts, author: accounts.fullName })
    .from(itemDrafts)
    .leftJoin(accounts, eq(accounts.id, itemDrafts.authorId))
    .where(eq(itemDrafts.itemId, id));
  return found && { ...found.draft, author: found.author };
}

/** One answer, or none, of everybody who was asked: so many results. */
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

/** Tests for everybody; what was put together for one student is theirs. */
export async function listFormsHolding(db: Reader, id: string) {
  const slots = JSON.stringify({ modules: [{ slots: [{ item: id }] }] });
  return db
    .select({ status: forms.status, content: forms.content })
    .from(forms)
    .where(sql`${forms.accountId} is null and ${forms.content} @> ${slots}::jsonb`)
    .orderBy(asc(forms.createdAt), asc(forms.id));
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
