import type { Form } from '@bac/exam/blueprint/form.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { sectionOf, skills } from '@bac/exam/item/taxonomy.ts';
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { formDrafts } from '../../db/bank-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { forms, items, itemVersions, type FormScaling } from '../../db/items-schema.ts';
import { attempts, auditLog } from '../../db/schema.ts';
import { isLatestVersion } from '../items/item-queries.ts';

export type Draft = typeof formDrafts.$inferSelect;

export async function findDraft(db: Reader, id: string): Promise<Draft | undefined> {
  const [row] = await db.select().from(formDrafts).where(eq(formDrafts.id, id));
  return row;
}

/** Locks the draft until the transaction ends. */
export async function lockDraft(tx: Transaction, id: string): Promise<Draft | undefined> {
  const [row] = await tx.select().from(formDrafts).where(eq(formDrafts.id, id)).for('update');
  return row;
}

/** Returns false if a draft has the id already. */
export async function insertDraft(tx: Transaction, draft: Draft): Promise<boolean> {
  const rows = await tx
    .insert(formDrafts)
    .values(draft)
    .onConflictDoNothing()
    .returning({ id: formDrafts.id });
  return rows.length > 0;
}

export const updateDraft = (
  tx: Transaction,
  id: string,
  changes: Partial<Draft>,
): Promise<unknown> => tx.update(formDrafts).set(changes).where(eq(formDrafts.id, id));

export const deleteDraft = (tx: Transaction, id: string): Promise<unknown> =>
  tx.delete(formDrafts).where(eq(formDrafts.id, id));

/** A form for everybody, published or archived. */
export interface PublicForm {
  form: Form;
  status: (typeof forms.$inferSelect)['status'];
  scaling: FormScaling;
  opensAt: Date | null;
  replaces: string | null;
  isForClasses: boolean;
  updatedAt: Date;
}

export async function findPublicForm(db: Reader, id: string): Promise<PublicForm | undefined> {
  const [row] = await db
    .select()
    .from(forms)
    .where(and(eq(forms.id, id), isNull(forms.accountId)));
  return row && { ...row, form: row.content };
}

/** Whether a form has the id, including forms for one student. */
export async function isFormId(db: Reader, id: string): Promise<boolean> {
  const found = await db.select({ id: forms.id }).from(forms).where(eq(forms.id, id));
  return found.length > 0;
}

/** Lists the ids of forms and drafts that start with this prefix. */
export async function listIdsWithPrefix(db: Reader, prefix: string): Promise<string[]> {
  const pattern = `${prefix}%`;
  const [published, drafts] = await Promise.all([
    db
      .select({ id: forms.id })
      .from(forms)
      .where(sql`${forms.id} like ${pattern}`),
    db
      .select({ id: formDrafts.id })
      .from(formDrafts)
      .where(sql`${formDrafts.id} like ${pattern}`),
  ]);
  return [...published, ...drafts].map((row) => row.id);
}

/** Finds the draft edition of a form, or else its latest published edition. */
export async function findEdition(db: Reader, id: string): Promise<string | undefined> {
  const [draft] = await db
    .select({ id: formDrafts.id })
    .from(formDrafts)
    .where(eq(formDrafts.replaces, id));
  if (draft) return draft.id;
  const [form] = await db
    .select({ id: forms.id })
    .from(forms)
    .where(eq(forms.replaces, id))
    .orderBy(desc(forms.createdAt));
  return form?.id;
}

/** Counts for each item the published tests and drafts that use it, except for one test. */
export async function countUses(db: Reader, exceptFor: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ item: string; uses: number }>(sql`
    select slot->>'item' as item, count(distinct used.id)::int as uses
    from (
      select id, content->'modules' as modules from ${forms} where account_id is null and status <> 'archived'
      union all
      select id, modules from ${formDrafts}
    ) as used,
      jsonb_array_elements(used.modules) as module,
      jsonb_array_elements(module->'slots') as slot
    where used.id <> ${exceptFor} and slot->>'item' is not null
    group by 1`);
  return new Map(rows.map(({ item, uses }) => [item, uses]));
}

/** Lists the latest version of each published item in these sections. */
export async function listPublished(
  db: Reader,
  sections: readonly Section[],
): Promise<ItemVersion[]> {
  const sectionSkills = skills.filter((skill) => sections.includes(sectionOf(skill)));
  const rows = await db
    .select({ content: itemVersions.content })
    .from(items)
    .innerJoin(itemVersions, isLatestVersion)
    .where(and(eq(items.status, 'published'), inArray(items.skill, sectionSkills)))
    .orderBy(items.id);
  return rows.map(({ content }) => content);
}

/** Maps each item to its latest version, whether it is archived, its summary, and whether anyone may see it with its key. */
export async function mapLatest(
  db: Reader,
  ids: readonly string[],
): Promise<
  Map<string, { version: number; isArchived: boolean; summary: string; isSample: boolean }>
> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: items.id,
      version: items.version,
      status: items.status,
      summary: items.summary,
      isSample: sql<boolean>`coalesce(${itemVersions.content} @> '{"isSample": true}', false)`,
    })
    .from(items)
    .leftJoin(itemVersions, isLatestVersion)
    .where(inArray(items.id, [...ids]));
  return new Map(
    rows.map(({ id, status, ...row }) => [id, { ...row, isArchived: status !== 'published' }]),
  );
}

export async function countAttempts(
  db: Reader,
  formId: string,
): Promise<{ attempts: number; running: number }> {
  const [row] = await db
    .select({
      attempts: sql<number>`count(*)::int`,
      running: sql<number>`(count(*) filter (where ${attempts.state} = 'running'))::int`,
    })
    .from(attempts)
    .where(eq(attempts.formId, formId));
  return row ?? { attempts: 0, running: 0 };
}

const maxHistory = 60;

/** Lists the latest audit entries of a test, newest first, without previews. */
export const listHistory = (
  db: Reader,
  subject: string,
): Promise<{ at: Date; action: string; actorName: string | null }[]> =>
  db
    .select({ at: auditLog.at, action: auditLog.action, actorName: accounts.fullName })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .where(and(eq(auditLog.subject, subject), ne(auditLog.action, 'test.previewed')))
    .orderBy(desc(auditLog.id))
    .limit(maxHistory);

export async function findName(db: Reader, accountId: string | null): Promise<string | null> {
  if (accountId === null) return null;
  const [row] = await db
    .select({ name: accounts.fullName })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row?.name ?? null;
}
