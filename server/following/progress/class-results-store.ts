import type { Section } from '@bac/exam/item/section.ts';
import type { RangedScore } from '@bac/exam/report/score-change.ts';
import { sql } from 'drizzle-orm';
import { listedSections } from '../../db/listed-score.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { latestResults } from './latest-results.ts';

export interface ClassResultRow {
  assignment: string;
  student: string;
  right: number;
  questions: number;
  seenBefore: number;
  total: RangedScore | null;
  sections: (RangedScore & { section: Section; isProvisional: boolean })[];
}

/** Each student's latest valid result of each assignment, for students in the class, and for children only with consent. */
export async function listClassResults(
  db: Reader,
  filter: { classId: string; assignments: readonly string[] },
  now: Date,
): Promise<ClassResultRow[]> {
  if (filter.assignments.length === 0) return [];
  const { rows } = await db.execute(sql`
    with latest as (${latestResults(filter, now)})
    select latest.assignment_id as assignment, latest.student_id as student,
      results.right_answers as "right", results.questions, results.seen_before as "seenBefore",
      results.score -> 'total' as total,
      ${listedSections} as sections
    from latest
    join results on results.attempt_id = latest.attempt_id`);
  return rows as unknown as ClassResultRow[];
}
