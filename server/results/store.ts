import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import { eq } from 'drizzle-orm';
import { listLog } from '../db/attempt-log.ts';
import type { Reader, Transaction } from '../db/database.ts';
import { attempts, forms, results, type FormScaling } from '../db/schema.ts';

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
  return {
    accountId: row.attempts.accountId,
    endedAt: row.attempts.endedAt,
    form: row.forms.content,
    scaling: row.forms.scaling,
    log: await listLog(db, id),
  };
}

/** A second scoring of the same attempt changes nothing. */
export const insertResult = (tx: Transaction, row: typeof results.$inferInsert): Promise<unknown> =>
  tx.insert(results).values(row).onConflictDoNothing();
