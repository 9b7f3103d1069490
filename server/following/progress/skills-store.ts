import type { SkillTally } from '@bac/exam/report/skill-level.ts';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';
import { latestResults } from './latest-results.ts';

export interface StudentSkill extends SkillTally {
  student: string;
}

/**
 * Counts the questions that each student got to, by skill, without those that the team has dropped. The database counts, because
 * the results of a class have tens of thousands of questions.
 */
export async function listStudentSkills(
  db: Reader,
  filter: { classId: string; assignments: readonly string[] },
  now: Date,
): Promise<StudentSkill[]> {
  if (filter.assignments.length === 0) return [];
  const { rows } = await db.execute(sql`
    with latest as (${latestResults(filter, now)}),
    asked as (
      select latest.student_id, outcome.item, outcome.version,
        count(*) as questions, count(*) filter (where outcome.result = 'right') as right_answers
      from latest
      join results on results.attempt_id = latest.attempt_id,
        jsonb_to_recordset(results.outcomes)
          as outcome(item text, version int, result text, "isDropped" boolean)
      where outcome.result <> 'not-reached' and outcome."isDropped" is not true
      group by 1, 2, 3)
    select asked.student_id as student, item_versions.skill,
      sum(asked.questions)::int as questions, sum(asked.right_answers)::int as "right"
    from asked
    join item_versions on item_versions.item_id = asked.item and item_versions.version = asked.version
    group by 1, 2`);
  return rows as unknown as StudentSkill[];
}
