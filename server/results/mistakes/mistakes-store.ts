import type { ItemVersion } from '@bac/exam/item/item.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { and, asc, count, desc, eq, gt, inArray, lte, min, sql, type SQL } from 'drizzle-orm';
import { mapFormNames, mapItemVersions } from '../../bank/item-versions.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { isShown } from '../../following/access.ts';
import { rowsAsJson } from '../../platform/postgres/rows-as-json.ts';
import { mistakes } from '../../db/results-schema.ts';
import { itemVersions } from '../../db/items-schema.ts';
import { attempts } from '../../db/schema.ts';

export type MistakeRow = typeof mistakes.$inferSelect;

const excluded = (column: string): SQL => sql.raw(`excluded.${column}`);

/** A later miss of the same item replaces the earlier one, but keeps the student's note. Idempotent for one attempt. */
export async function upsertMistakes(
  tx: Transaction,
  accountId: string,
  rows: readonly MistakeRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(mistakes)
    .select(
      rowsAsJson(
        mistakes,
        rows.map((row) => ({ ...row, accountId })),
      ),
    )
    .onConflictDoUpdate({
      target: [mistakes.accountId, mistakes.itemId],
      set: {
        version: excluded('version'),
        attemptId: excluded('attempt_id'),
        module: excluded('module'),
        question: excluded('question'),
        missedAt: excluded('missed_at'),
        likelyCause: excluded('likely_cause'),
        causeRules: excluded('cause_rules'),
        suggested: excluded('suggested'),
        stage: excluded('stage'),
        dueAt: excluded('due_at'),
        cause: null,
        lastTry: null,
        wasRight: null,
      },
      setWhere: sql`${mistakes.missedAt} <= ${excluded('missed_at')}
        and ${mistakes.attemptId} <> ${excluded('attempt_id')}`,
    })
    .prepare('upsert_mistakes')
    .execute();
}

/** Deletes an attempt's mistakes of these items. A miss of the same item in another attempt stays. */
export async function deleteMistakes(
  tx: Transaction,
  accountId: string,
  attemptId: string,
  items: readonly string[],
): Promise<void> {
  if (items.length === 0) return;
  await tx
    .delete(mistakes)
    .where(
      and(
        eq(mistakes.accountId, accountId),
        eq(mistakes.attemptId, attemptId),
        inArray(mistakes.itemId, [...items]),
      ),
    );
}

export interface LoggedMistake {
  mistake: MistakeRow;
  item: Pick<ItemVersion, 'skill' | 'difficulty' | 'topic'>;
  test: LocalText;
}

const ofVersion = and(
  eq(itemVersions.itemId, mistakes.itemId),
  eq(itemVersions.version, mistakes.version),
);

const maxMistakes = 1000;

/** The student's own mistakes, without those of withheld results. */
const isOwnVisible = (accountId: string, now: Date): SQL | undefined =>
  and(eq(mistakes.accountId, accountId), isShown(mistakes.attemptId, now));

/** Lists a student's mistakes, latest first. */
export async function listMistakes(
  db: Reader,
  accountId: string,
  now: Date,
): Promise<LoggedMistake[]> {
  // Neither whole questions nor whole tests: a thousand rows would be megabytes. The name of each test is read once.
  const rows = await db
    .select({
      mistake: mistakes,
      item: {
        skill: itemVersions.skill,
        difficulty: itemVersions.difficulty,
        topic: sql<LocalText>`${itemVersions.content} -> 'topic'`,
      },
      formId: attempts.formId,
    })
    .from(mistakes)
    .innerJoin(itemVersions, ofVersion)
    .innerJoin(attempts, eq(attempts.id, mistakes.attemptId))
    .where(isOwnVisible(accountId, now))
    .orderBy(desc(mistakes.missedAt), asc(mistakes.module), asc(mistakes.question))
    .limit(maxMistakes);
  const names = await mapFormNames(
    db,
    rows.map(({ formId }) => formId),
  );
  return rows.flatMap(({ mistake, item, formId }) => {
    const test = names.get(formId);
    return test ? [{ mistake, item, test }] : [];
  });
}

export async function listAttemptMistakes(
  db: Reader,
  accountId: string,
  attemptId: string,
): Promise<Map<string, MistakeRow>> {
  const rows = await db
    .select()
    .from(mistakes)
    .where(and(eq(mistakes.accountId, accountId), eq(mistakes.attemptId, attemptId)));
  return new Map(rows.map((row) => [row.itemId, row]));
}

const isDue = (accountId: string, now: Date) =>
  and(isOwnVisible(accountId, now), lte(mistakes.dueAt, now));

export async function listDueItems(
  db: Reader,
  accountId: string,
  now: Date,
  limit: number,
): Promise<ItemVersion[]> {
  const rows = await db
    .select({ item: itemVersions.content })
    .from(mistakes)
    .innerJoin(itemVersions, ofVersion)
    .where(isDue(accountId, now))
    .orderBy(asc(mistakes.dueAt), asc(mistakes.itemId))
    .limit(limit);
  return rows.map(({ item }) => item);
}

export async function countDue(db: Reader, accountId: string, now: Date): Promise<number> {
  const [row] = await db.select({ due: count() }).from(mistakes).where(isDue(accountId, now));
  return row?.due ?? 0;
}

export async function findNextDue(
  db: Reader,
  accountId: string,
  now: Date,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ next: min(mistakes.dueAt) })
    .from(mistakes)
    .where(and(isOwnVisible(accountId, now), gt(mistakes.dueAt, now)));
  return row?.next ?? undefined;
}

/** Locks a mistake, so that concurrent tries count one after the other. */
export async function lockMistake(
  tx: Transaction,
  accountId: string,
  itemId: string,
  now: Date,
): Promise<MistakeRow | undefined> {
  const [mistake] = await tx
    .select()
    .from(mistakes)
    .where(and(isOwnVisible(accountId, now), eq(mistakes.itemId, itemId)))
    .for('update');
  return mistake;
}

/** Finds a mistake with its item and current key, and locks it. */
export async function findMistake(
  tx: Transaction,
  accountId: string,
  itemId: string,
  now: Date,
): Promise<{ mistake: MistakeRow; item: ItemVersion } | undefined> {
  const mistake = await lockMistake(tx, accountId, itemId, now);
  const bank = mistake && (await mapItemVersions(tx, [{ item: itemId, version: mistake.version }]));
  const item = bank?.get(itemId);
  return mistake && item && { mistake, item };
}

export async function updateMistake(
  db: Reader,
  accountId: string,
  itemId: string,
  change: Partial<MistakeRow>,
  now: Date,
): Promise<MistakeRow | undefined> {
  const [row] = await db
    .update(mistakes)
    .set(change)
    .where(and(isOwnVisible(accountId, now), eq(mistakes.itemId, itemId)))
    .returning();
  return row;
}
