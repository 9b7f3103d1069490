import type { AttemptChange, ChangedScore } from '@bac/contract/attempts/attempt-change.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { prepareOnce } from '../platform/postgres/prepare-once.ts';
import type { Reader, Transaction } from '../platform/postgres/database.ts';
import { resultChanges } from '../db/results-schema.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { resultChanged } from './events/result-events.ts';
import type { ResultRow } from './store.ts';

export type ChangeRow = typeof resultChanges.$inferSelect;

/** Stores the record of a change in the transaction of the change itself, and enqueues the student's notification. */
export async function recordChange(
  tx: Transaction,
  change: Omit<ChangeRow, 'before' | 'after' | 'minutes' | 'studentNote'> & Partial<ChangeRow>,
): Promise<void> {
  await tx.insert(resultChanges).values(change);
  await enqueue(tx, resultChanged, { change: change.id });
}

export async function isChangeRecorded(db: Reader, id: string): Promise<boolean> {
  const found = await db
    .select({ id: resultChanges.id })
    .from(resultChanges)
    .where(eq(resultChanges.id, id));
  return found.length > 0;
}

const changesOf = prepareOnce((db) =>
  db
    .select()
    .from(resultChanges)
    .where(eq(resultChanges.attemptId, sql.placeholder('attemptId')))
    .orderBy(asc(resultChanges.at), asc(resultChanges.id))
    .prepare('result_changes'),
);

/** Lists the changes of an attempt, oldest first. */
export const listChanges = (db: Reader, attemptId: string): Promise<ChangeRow[]> =>
  changesOf(db).execute({ attemptId });

/** Leaves out who made the change: only the team may see that. */
export const toChange = ({
  id,
  kind,
  at,
  reason,
  studentNote,
  before,
  after,
  minutes,
}: ChangeRow): AttemptChange => ({
  id,
  kind,
  at: at.toISOString(),
  reason,
  studentNote,
  before,
  after,
  minutes,
});

export const toChangedScore = ({
  right,
  questions,
  score,
}: Pick<ResultRow, 'right' | 'questions' | 'score'>): ChangedScore => ({
  right,
  questions,
  total: score.total?.score ?? null,
  sections: score.sections.map(({ section, score: points }) => ({ section, score: points })),
});
