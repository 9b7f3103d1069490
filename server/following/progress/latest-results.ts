import { sql, type SQL } from 'drizzle-orm';
import { dayOf } from '../../platform/postgres/vietnam-day.ts';
import { mayShowToTeacher } from '../access.ts';

/**
 * The latest valid result of each student at each assignment, for students in the class, and for children only with consent: the
 * columns `assignment_id`, `student_id` and `attempt_id`.
 */
export const latestResults = (
  { classId, assignments }: { classId: string; assignments: readonly string[] },
  now: Date,
): SQL => sql`
  select distinct on (sat.assignment_id, sat.student_id)
    sat.assignment_id, sat.student_id, results.attempt_id
  from assigned_attempts sat
  join results on results.attempt_id = sat.attempt_id
  where sat.assignment_id = any(${sql.param([...assignments])}::uuid[])
    and results.invalidated_at is null
    and ${mayShowToTeacher(sql`${classId}::uuid`, sql`sat.student_id`, dayOf(now))}
  order by sat.assignment_id, sat.student_id, results.completed_at desc`;
