import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import type { AttemptScore } from '@bac/exam/scoring/score-attempt.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { listLogs } from '../db/attempt-log.ts';
import type { Database } from '../db/database.ts';
import { attemptEvents, attempts, forms, results } from '../db/schema.ts';

export async function listOffered(db: Database): Promise<Form[]> {
  const rows = await db
    .select({ content: forms.content })
    .from(forms)
    .where(eq(forms.status, 'published'))
    .orderBy(forms.createdAt, forms.id);
  return rows.map(({ content }) => content);
}

export interface RunningRow {
  id: string;
  formId: string;
  log: LoggedEvent[];
}

/** This person's attempts under way, each with its events: at most one a form. */
export async function listRunning(db: Database, accountId: string): Promise<RunningRow[]> {
  const rows = await db
    .select({ id: attempts.id, formId: attempts.formId })
    .from(attempts)
    .where(and(eq(attempts.accountId, accountId), eq(attempts.state, 'running')));
  const logs = await listLogs(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, log: logs.get(row.id) ?? [] }));
}

export interface ResultRow {
  attemptId: string;
  formId: string;
  right: number;
  score: AttemptScore;
}

/** Newest first. */
export const listResults = (db: Database, accountId: string): Promise<ResultRow[]> =>
  db
    .select({
      attemptId: results.attemptId,
      formId: results.formId,
      right: results.right,
      score: results.score,
    })
    .from(results)
    .where(eq(results.accountId, accountId))
    .orderBy(desc(results.completedAt));

/** Items this person has been shown, in whatever test. */
export async function listSeenItems(db: Database, accountId: string): Promise<Set<string>> {
  const rows = await db.execute<{ item: string }>(sql`
    select distinct ref ->> 'item' as item
    from ${attempts}
    join ${attemptEvents} on ${attemptEvents.attemptId} = ${attempts.id}
    cross join lateral jsonb_array_elements(${attemptEvents.event} -> 'items') as ref
    where ${attempts.accountId} = ${accountId} and ${attemptEvents.event} ->> 'type' = 'module-opened'`);
  return new Set(rows.rows.map(({ item }) => item));
}
