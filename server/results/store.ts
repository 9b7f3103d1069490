import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import type { Outcome } from '@bac/exam/report/outcome.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { listLog } from '../attempts/log.ts';
import { prepareOnce } from '../platform/postgres/prepare-once.ts';
import type { Reader, Transaction } from '../platform/postgres/database.ts';
import { answerCounts, results } from '../db/results-schema.ts';
import { forms, type FormScaling } from '../db/items-schema.ts';
import { rowsAsJson } from '../platform/postgres/rows-as-json.ts';
import { attempts } from '../db/schema.ts';

/** A result as scoring creates it, without the columns that only later changes set. */
export type ResultRow = Omit<
  typeof results.$inferSelect,
  'totalScore' | 'invalidatedAt' | 'invalidReason' | 'rescoredAt' | 'generation'
>;

export interface CompletedAttempt {
  accountId: string;
  startedAt: Date;
  endedAt: Date;
  form: Form;
  scaling: FormScaling;
  log: LoggedEvent[];
}

const attemptWithForm = prepareOnce((db) =>
  db
    .select()
    .from(attempts)
    .innerJoin(forms, eq(attempts.formId, forms.id))
    .where(eq(attempts.id, sql.placeholder('id')))
    .prepare('completed_attempt'),
);

const scoredAttempts = prepareOnce((db) =>
  db
    .select({ attempt: results.attemptId })
    .from(results)
    .where(sql`${results.attemptId} = any(${sql.placeholder('attempts')}::uuid[])`)
    .prepare('scored_among'),
);

/** Filters attempts that have a result. */
export async function listScored(db: Reader, attemptIds: string[]): Promise<string[]> {
  const rows = await scoredAttempts(db).execute({ attempts: attemptIds });
  return rows.map(({ attempt }) => attempt);
}

/** Finds an attempt with everything that scoring needs; undefined unless it is completed. */
export async function findCompleted(db: Reader, id: string): Promise<CompletedAttempt | undefined> {
  const [row] = await attemptWithForm(db).execute({ id });
  if (!row || row.attempts.state !== 'completed' || !row.attempts.endedAt) return undefined;
  return {
    accountId: row.attempts.accountId,
    startedAt: row.attempts.startedAt,
    endedAt: row.attempts.endedAt,
    form: row.forms.content,
    scaling: row.forms.scaling,
    log: await listLog(db, id),
  };
}

/** Lists completed attempts without a result. */
export async function listUnscored(db: Reader): Promise<string[]> {
  const rows = await db
    .select({ id: attempts.id })
    .from(attempts)
    .leftJoin(results, eq(results.attemptId, attempts.id))
    .where(and(eq(attempts.state, 'completed'), isNull(results.attemptId)));
  return rows.map(({ id }) => id);
}

/** Idempotent: returns false and changes nothing if the attempt has a result already. */
export async function insertResult(tx: Transaction, row: ResultRow): Promise<boolean> {
  const inserted = await tx
    .insert(results)
    .values(row)
    .onConflictDoNothing()
    .returning({ attemptId: results.attemptId })
    .prepare('insert_result')
    .execute();
  return inserted.length > 0;
}

/** Counts choices by letter, and entered responses only as right or wrong, because they have too many spellings. */
const countedAs = ({ answer, result }: Outcome): string =>
  answer === undefined ? 'none' : /^[A-D]$/.test(answer) ? answer : result;

/** Adds or subtracts each answer once. Locks the counts in the order of items, so that two jobs cannot deadlock. */
export async function countAnswers(
  tx: Transaction,
  outcomes: readonly Outcome[],
  change: 1 | -1,
): Promise<void> {
  const rows = outcomes
    .map((outcome) => ({
      itemId: outcome.item,
      version: outcome.version,
      answer: countedAs(outcome),
      count: Math.max(0, change),
    }))
    .toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1));
  if (rows.length === 0) return;
  await tx
    .insert(answerCounts)
    .select(rowsAsJson(answerCounts, rows))
    .onConflictDoUpdate({
      target: [answerCounts.itemId, answerCounts.version, answerCounts.answer],
      set: { count: sql`greatest(0, ${answerCounts.count} + ${change}::int)` },
    })
    .prepare('count_answers')
    .execute();
}

export type StoredResult = typeof results.$inferSelect;

/** Locks the result until the transaction ends. */
export async function lockResult(
  tx: Transaction,
  attemptId: string,
): Promise<StoredResult | undefined> {
  const [found] = await tx
    .select()
    .from(results)
    .where(eq(results.attemptId, attemptId))
    .for('update');
  return found;
}

export const updateResult = (
  tx: Transaction,
  attemptId: string,
  change: Partial<Omit<StoredResult, 'totalScore' | 'attemptId'>>,
): Promise<unknown> => tx.update(results).set(change).where(eq(results.attemptId, attemptId));

/** Subtracts the answers of these attempts before they are deleted. Those of invalidated results are subtracted already. */
export async function subtractAnswers(
  tx: Transaction,
  attemptIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update answer_counts as counts set count = greatest(0, counts.count - gone.answers)
    from (
      select outcome ->> 'item' as item, (outcome ->> 'version')::int as version,
        case
          when outcome ->> 'answer' is null then 'none'
          when outcome ->> 'answer' ~ '^[A-D]$' then outcome ->> 'answer'
          else outcome ->> 'result'
        end as answer,
        count(*)::int as answers
      from results cross join lateral jsonb_array_elements(outcomes) as outcome
      where attempt_id = any(${sql.param(attemptIds)}::uuid[]) and invalidated_at is null
      group by 1, 2, 3) as gone
    where counts.item_id = gone.item and counts.version = gone.version and counts.answer = gone.answer`);
  await tx.execute(sql`delete from answer_counts where count = 0`);
}
