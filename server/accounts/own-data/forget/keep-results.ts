import { hash } from '@node-rs/argon2';
import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { accounts } from '../../../db/accounts-schema.ts';
import { LogTooLong } from '../../../attempts/log.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { forms } from '../../../db/items-schema.ts';
import { packAttempt } from '../../../attempts/pack-attempt.ts';
import {
  problemReports,
  resultChanges,
  results,
  resultShares,
} from '../../../db/results-schema.ts';
import { attempts } from '../../../db/schema.ts';
import type { Account } from '../deletion-store.ts';
import { scrubLog } from './scrub-log.ts';

/** Creates a placeholder account without a name, with an unreachable address and a random password. */
async function insertNobody(tx: Transaction, { createdAt }: Account): Promise<string> {
  const id = crypto.randomUUID();
  const month = new Date(Date.UTC(createdAt.getUTCFullYear(), createdAt.getUTCMonth(), 1));
  await tx.insert(accounts).values({
    id,
    email: `${id}@deleted.invalid`,
    username: id,
    // Shown in lists of results.
    fullName: '—',
    notifications: { results: false, reminders: false, news: false },
    passwordHash: await hash(crypto.randomUUID()),
    role: 'student',
    status: 'inactive',
    isForgotten: true,
    createdAt: month,
    updatedAt: month,
  });
  return id;
}

/** Scrubs and packs the log. Deletes an attempt, with its result, if its log is too long to scrub. */
async function keepLog(tx: Transaction, id: string, now: Date, salt: string): Promise<void> {
  try {
    await packAttempt(tx, id, now, (log) => scrubLog(log, salt));
  } catch (error) {
    if (!(error instanceof LogTooLong)) throw error;
    await tx.delete(attempts).where(eq(attempts.id, id));
  }
}

/**
 * Moves the data behind shared statistics to a placeholder account: completed attempts, their results and problem reports.
 * A person without completed attempts leaves nothing behind.
 */
export async function keepResults(tx: Transaction, account: Account, now: Date): Promise<void> {
  const completed = and(eq(attempts.accountId, account.id), eq(attempts.state, 'completed'));
  if ((await tx.$count(attempts, completed)) === 0) return;
  const placeholderId = await insertNobody(tx, account);
  await tx.update(attempts).set({ accountId: placeholderId }).where(completed);
  const isOwnAttempt = eq(attempts.accountId, placeholderId);
  const attemptIds = tx.select({ id: attempts.id }).from(attempts).where(isOwnAttempt);
  await tx
    .update(results)
    .set({
      accountId: placeholderId,
      // The team wrote this text to the person, so it may contain their name.
      invalidReason: sql`case when ${results.invalidReason} is null then null else '' end`,
    })
    .where(eq(results.accountId, account.id));
  await tx
    .update(resultChanges)
    .set({ reason: '' })
    .where(inArray(resultChanges.attemptId, attemptIds));
  await tx
    .update(problemReports)
    .set({ accountId: placeholderId, message: '' })
    .where(
      and(eq(problemReports.accountId, account.id), inArray(problemReports.attemptId, attemptIds)),
    );
  // Nobody is left to revoke shared links.
  await tx.delete(resultShares).where(inArray(resultShares.attemptId, attemptIds));
  const attemptsOfForm = tx
    .select({ one: sql`1` })
    .from(attempts)
    .where(and(eq(attempts.formId, forms.id), isOwnAttempt));
  await tx
    .update(forms)
    .set({ accountId: placeholderId })
    .where(and(eq(forms.accountId, account.id), exists(attemptsOfForm)));
  const salt = crypto.randomUUID();
  for (const { id } of await attemptIds) await keepLog(tx, id, now, salt);
}
