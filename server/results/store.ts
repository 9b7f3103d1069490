import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { toLoggedEvent } from '../db/logged-event.ts';
import {
  attemptEvents,
  attempts,
  forms,
  itemVersions,
  results,
  type FormScaling,
} from '../db/schema.ts';

type Reader = Database | Transaction;

export interface CompletedAttempt {
  accountId: string;
  endedAt: Date;
  form: Form;
  scaling: FormScaling;
  log: LoggedEvent[];
}

/** An attempt with all that scoring needs; undefined unless it is complete. */
export async function findCompleted(db: Reader, id: string): Promise<CompletedAttempt | undefined> {
  const [row] = await db
    .select()
    .from(attempts)
    .innerJoin(forms, eq(attempts.formId, forms.id))
    .where(eq(attempts.id, id));
  if (!row || row.attempts.state !== 'completed' || !row.attempts.endedAt) return undefined;
  const events = await db
    .select()
    .from(attemptEvents)
    .where(eq(attemptEvents.attemptId, id))
    .orderBy(asc(attemptEvents.seq));
  return {
    accountId: row.attempts.accountId,
    endedAt: row.attempts.endedAt,
    form: row.forms.content,
    scaling: row.forms.scaling,
    log: events.map(toLoggedEvent),
  };
}

/** Every version of these items; the caller picks those it was given. */
export async function listVersions(db: Reader, ids: readonly string[]): Promise<ItemVersion[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ content: itemVersions.content })
    .from(itemVersions)
    .where(inArray(itemVersions.itemId, [...ids]));
  return rows.map(({ content }) => content);
}

/** A second scoring of the same attempt changes nothing. */
export const insertResult = (tx: Transaction, row: typeof results.$inferInsert): Promise<unknown> =>
  tx.insert(results).values(row).onConflictDoNothing();
