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

/** Nobody: an account without a name, an address that no letter reaches and a password that was thrown away. */
async function insertNobody(tx: Transaction, { createdAt }: Account): Promise<string> {
  const id = crypto.randomUUID();
  const month = new Date(Date.UTC(createdAt.getUTCFullYear(), createdAt.getUTCMonth(), 1));
  await tx.insert(accounts).values({
    id,
    email: `${id}@deleted.invalid`,
    username: id,
    // So that a list of results shows that there is nobody to show.
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

/** Deletes an attempt whose log is too long to be cleared of personal words, together with its result. */
async function keepLog(tx: Transaction, id: string, now: Date, salt: string): Promise<void> {
  try {
    await packAttempt(tx, id, now, (log) => scrubLog(log, salt));
  } catch (error) {
    if (!(error instanceof LogTooLong)) throw error;
    await tx.delete(attempts).where(eq(attempts.id, id));
  }
}

/**
 * What others' figures rest on stays, as nobody's: completed attempts, what they amounted to, and that a question was found
 * wanting. Who has completed nothing leaves nothing.
 */
export async function keepResults(tx: Transaction, account: Account, now: Date): Promise<void> {
  const completed = and(eq(attempts.accountId, account.id), eq(attempts.state, 'completed'));
  if ((await tx.$count(attempts, completed)) === 0) return;
  const nobody = await insertNobody(tx, account);
  await tx.update(attempts).set({ accountId: nobody }).where(completed);
  const theirs = eq(attempts.accountId, nobody);
  const kept = tx.select({ id: attempts.id }).from(attempts).where(theirs);
  await tx
    .update(results)
    .set({
      accountId: nobody,
      // Words that the team wrote to the person, as likely as not with their name.
      invalidReason: sql`case when ${results.invalidReason} is null then null else '' end`,
    })
    .where(eq(results.accountId, account.id));
  await tx.update(resultChanges).set({ reason: '' }).where(inArray(resultChanges.attemptId, kept));
  await tx
    .update(problemReports)
    .set({ accountId: nobody, message: '' })
    .where(and(eq(problemReports.accountId, account.id), inArray(problemReports.attemptId, kept)));
  // Nobody is left who could end what they shared.
  await tx.delete(resultShares).where(inArray(resultShares.attemptId, kept));
  const sat = tx
    .select({ one: sql`1` })
    .from(attempts)
    .where(and(eq(attempts.formId, forms.id), theirs));
  await tx
    .update(forms)
    .set({ accountId: nobody })
    .where(and(eq(forms.accountId, account.id), exists(sat)));
  const salt = crypto.randomUUID();
  for (const { id } of await kept) await keepLog(tx, id, now, salt);
}
