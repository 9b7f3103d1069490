import type { LocalText } from '@bac/exam/item/local-text.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { mapFormNames } from '../../bank/item-versions.ts';
import { forms } from '../../db/items-schema.ts';
import { listedSections, listedTotal } from '../../db/listed-score.ts';
import { results } from '../../db/results-schema.ts';
import { attempts } from '../../db/schema.ts';
import { isShown } from '../../following/access.ts';
import type { Reader } from '../../platform/postgres/database.ts';

/** More tests than anybody takes in years of preparation. */
const mostListed = 1000;

/** The total, or the score of the only section. */
const mainScore = (score: ReturnType<typeof sql>) =>
  sql`coalesce((${score} ->> 'total')::int, case when jsonb_array_length(${score} -> 'sections') = 1
    then (${score} #>> '{sections,0,score}')::int end)`;

const scoreBefore = sql<number | null>`case when ${results.rescoredAt} is not null then (
  select nullif(${mainScore(sql`change.before`)}, ${mainScore(sql`change.after`)})
  from result_changes as change
  where change.attempt_id = ${results.attemptId} and change.at = ${results.rescoredAt}
  order by change.id limit 1) end`;

async function listRows(db: Reader, accountId: string, at: Date) {
  return db
    .select({
      attempt: results.attemptId,
      test: { id: forms.id, blueprint: forms.blueprint },
      startedAt: attempts.startedAt,
      completedAt: results.completedAt,
      ordinal: sql<number>`(row_number() over (
        partition by ${results.formId} order by ${results.completedAt}, ${results.attemptId}))::int`,
      seenBefore: results.seenBefore,
      invalidReason: results.invalidReason,
      rescoredAt: results.rescoredAt,
      scoreBefore,
      right: results.right,
      questions: results.questions,
      usedMs: results.usedMs,
      method: results.method,
      total: listedTotal,
      sections: listedSections,
    })
    .from(results)
    .innerJoin(attempts, eq(attempts.id, results.attemptId))
    .innerJoin(forms, eq(forms.id, results.formId))
    .where(and(eq(results.accountId, accountId), isShown(results.attemptId, at)))
    .orderBy(desc(results.completedAt))
    .limit(mostListed);
}

type Row = Awaited<ReturnType<typeof listRows>>[number];
export type HistoryRow = Row & { test: { name: LocalText } };

/**
 * Lists a student's results, newest first, without withheld ones. Reads what a list shows: no questions, no costs of questions
 * and no whole tests.
 */
export async function listHistory(db: Reader, accountId: string, at: Date): Promise<HistoryRow[]> {
  const rows = await listRows(db, accountId, at);
  const names = await mapFormNames(
    db,
    rows.map(({ test }) => test.id),
  );
  return rows.flatMap((row) => {
    const name = names.get(row.test.id);
    return name ? [{ ...row, test: { ...row.test, name } }] : [];
  });
}
