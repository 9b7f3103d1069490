import type { Difficulty } from '@bac/exam/item/difficulties.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import type { QuestionResult } from '@bac/exam/report/outcome.ts';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/postgres/database.ts';
import { mayShowToTeacher } from '../../access.ts';
import { dayOf } from '../../../platform/postgres/vietnam-day.ts';

/** How the class answered one item version. */
export interface AnsweredItem {
  item: string;
  version: number;
  skill: Skill;
  difficulty: Difficulty;
  topic: LocalText;
  /** The numbers of students who were asked, who answered, and who were right. */
  total: number;
  answered: number;
  right: number;
}

interface Filter {
  classId: string;
  assignments: readonly string[];
  student?: string;
}

/**
 * Counts each student's latest valid result of each assignment, for students in the class, and for children only with consent.
 * The database counts, because five hundred results have many questions.
 */
export async function listAnswered(
  db: Reader,
  { classId, assignments, student }: Filter,
  now: Date,
): Promise<AnsweredItem[]> {
  const studentCondition = student === undefined ? sql`true` : sql`sat.student_id = ${student}`;
  const { rows } = await db.execute(sql`
    with latest as (
      select distinct on (sat.assignment_id, sat.student_id) results.outcomes
      from assigned_attempts sat
      join results on results.attempt_id = sat.attempt_id
      where sat.assignment_id = any(${sql.param([...assignments])}::uuid[])
        and results.invalidated_at is null and ${studentCondition}
        and ${mayShowToTeacher(sql`${classId}::uuid`, sql`sat.student_id`, dayOf(now))}
      order by sat.assignment_id, sat.student_id, results.completed_at desc),
    counted as (
      select outcome ->> 'item' as item, (outcome ->> 'version')::int as version, count(*)::int as total,
        (count(*) filter (where outcome ? 'answer'))::int as answered,
        (count(*) filter (where outcome ->> 'result' = 'right'))::int as "right"
      from latest, jsonb_array_elements(latest.outcomes) as outcome
      group by 1, 2)
    select counted.*, item_versions.skill, item_versions.difficulty, item_versions.content -> 'topic' as topic
    from counted
    join item_versions on item_versions.item_id = counted.item and item_versions.version = counted.version`);
  return rows as unknown as AnsweredItem[];
}

export interface StudentAnswer {
  id: string;
  name: string;
  answer: string | null;
  result: QuestionResult;
  ms: number;
}

/** What each student answered to one question of an assignment, by the same rule. */
export async function listStudentAnswers(
  db: Reader,
  { classId, assignment, item }: { classId: string; assignment: string; item: string },
  now: Date,
): Promise<StudentAnswer[]> {
  const { rows } = await db.execute(sql`
    with latest as (
      select distinct on (sat.student_id) sat.student_id, results.outcomes
      from assigned_attempts sat
      join results on results.attempt_id = sat.attempt_id
      where sat.assignment_id = ${assignment} and results.invalidated_at is null
        and ${mayShowToTeacher(sql`${classId}::uuid`, sql`sat.student_id`, dayOf(now))}
      order by sat.student_id, results.completed_at desc)
    select latest.student_id as id, accounts.full_name as name, outcome ->> 'answer' as answer,
      outcome ->> 'result' as result, (outcome ->> 'ms')::int as ms
    from latest
    join accounts on accounts.id = latest.student_id,
      jsonb_array_elements(latest.outcomes) as outcome
    where outcome ->> 'item' = ${item}
    order by latest.student_id`);
  return rows as unknown as StudentAnswer[];
}

/** The version of the item that was asked in this assignment; undefined if it was not. */
export async function findItemVersion(
  db: Reader,
  assignment: string,
  item: string,
): Promise<number | undefined> {
  const outcomeFilter = JSON.stringify([{ item }]);
  const { rows } = await db.execute<{ version: number | null }>(sql`
    select max((outcome ->> 'version')::int) as version
    from assigned_attempts sat
    join results on results.attempt_id = sat.attempt_id and results.outcomes @> ${outcomeFilter}::jsonb,
      jsonb_array_elements(results.outcomes) as outcome
    where sat.assignment_id = ${assignment} and outcome ->> 'item' = ${item}`);
  return rows[0]?.version ?? undefined;
}
