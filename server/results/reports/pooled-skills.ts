import type { SkillCount } from '@bac/exam/report/skills-to-practice.ts';
import { sql } from 'drizzle-orm';
import { items } from '../../db/items-schema.ts';
import { results } from '../../db/results-schema.ts';
import { isShown } from '../../following/access.ts';
import type { Reader } from '../../platform/postgres/database.ts';

/** One attempt has too few questions of a skill; much older ones say little about today. */
const mostAttempts = 10;

/** Counts the questions of each skill over the latest valid results that the student may see. */
export async function countSkills(
  db: Reader,
  students: readonly string[],
  now: Date,
): Promise<Map<string, SkillCount[]>> {
  const { rows } = await db.execute(sql`
    select latest.account_id as student, ${items.skill} as skill, count(*)::int as questions,
           (count(*) filter (where outcome ->> 'result' <> 'right'))::int as missed
    from (
      select ${results.accountId}, ${results.outcomes},
             row_number() over (partition by ${results.accountId}
                                order by ${results.completedAt} desc) as rank
      from ${results}
      where ${results.accountId} = any(${sql.param(students)}::uuid[])
        and ${results.invalidatedAt} is null and ${isShown(results.attemptId, now)}) as latest
    cross join lateral jsonb_array_elements(latest.outcomes) as outcome
    join ${items} on ${items.id} = outcome ->> 'item'
    where latest.rank <= ${mostAttempts} and outcome ->> 'result' <> 'not-reached'
    group by latest.account_id, ${items.skill}`);
  const counted = rows as unknown as (SkillCount & { student: string })[];
  const byStudent = Map.groupBy(counted, ({ student }) => student);
  return new Map(
    [...byStudent].map(([student, counts]) => [
      student,
      counts.map(({ skill, missed, questions }) => ({ skill, missed, questions })),
    ]),
  );
}
