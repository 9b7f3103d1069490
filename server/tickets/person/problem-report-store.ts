import { and, eq, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { isShown } from '../../following/access.ts';
import { forms } from '../../db/items-schema.ts';
import { problemReports, resultChanges, results } from '../../db/results-schema.ts';
import { attempts } from '../../db/schema.ts';
import { tickets } from '../../db/tickets-schema.ts';

/** A report on a question, with all that a ticket about it needs. */
export async function findReport(db: Reader, id: string) {
  const [found] = await db
    .select({
      report: problemReports,
      account: {
        id: accounts.id,
        fullName: accounts.fullName,
        email: accounts.email,
        language: accounts.language,
      },
      form: forms.content,
      outcomes: results.outcomes,
      modules: results.modules,
    })
    .from(problemReports)
    .innerJoin(accounts, eq(accounts.id, problemReports.accountId))
    .innerJoin(attempts, eq(attempts.id, problemReports.attemptId))
    .innerJoin(forms, eq(forms.id, attempts.formId))
    .innerJoin(results, eq(results.attemptId, problemReports.attemptId))
    .where(eq(problemReports.id, id));
  return found;
}

/** Returns undefined while a class withholds the result from its student: the change would reveal it. */
export async function findScoreChange(db: Reader, id: string, now: Date) {
  const [row] = await db
    .select()
    .from(resultChanges)
    .where(and(eq(resultChanges.id, id), isShown(resultChanges.attemptId, now)));
  return row;
}

interface Question {
  attempt: string;
  item: string;
  version: number;
}

/** Lists the tickets about this question of this attempt. */
export async function listTicketsAbout(
  db: Reader,
  { attempt, item, version }: Question,
): Promise<string[]> {
  const question = JSON.stringify({ question: { item, version } });
  const rows = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(
      and(
        sql`${tickets.about} ->> 'attempt' = ${attempt}`,
        sql`${tickets.about} @> ${question}::jsonb`,
      ),
    );
  return rows.map(({ id }) => id);
}
