import { kindOf } from '@bac/contract/attempts/tests.ts';
import type { AssignmentCard } from '@bac/contract/following/assignments.ts';
import type { BlueprintId } from '@bac/exam/blueprint/blueprint.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import type { Section } from '@bac/exam/item/section.ts';
import type { Measure } from '@bac/exam/report/class-figures.ts';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { assignedAttempts, assignments } from '../../db/classes-schema.ts';
import { forms } from '../../db/items-schema.ts';
import { results } from '../../db/results-schema.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { dayOf } from '../../platform/postgres/vietnam-day.ts';
import { mayShowToTeacher } from '../access.ts';

export interface OpenedAssignment {
  id: string;
  formId: string;
  blueprint: BlueprintId;
  testName: LocalText;
  sections: Section[];
  opensAt: Date;
  closesAt: Date;
  canceledAt: Date | null;
  /** Somebody has a valid result that may be shown to the teacher. */
  isScored: boolean;
}

/** No class has as many; it keeps the cost of a call bounded. */
const mostAssignments = 400;

/** The assignments that have opened, newest first. The caller has checked that the class is the teacher's. */
export const listOpenedAssignments = (
  db: Reader,
  classId: string,
  now: Date,
): Promise<OpenedAssignment[]> =>
  db
    .select({
      id: assignments.id,
      formId: assignments.formId,
      blueprint: forms.blueprint,
      testName: sql<LocalText>`${forms.content} -> 'name'`,
      sections: assignments.sections,
      opensAt: assignments.opensAt,
      closesAt: assignments.closesAt,
      canceledAt: assignments.canceledAt,
      isScored: sql<boolean>`exists (
        select 1 from ${assignedAttempts}
        join ${results} on ${results.attemptId} = ${assignedAttempts.attemptId}
        where ${assignedAttempts.assignmentId} = ${assignments.id} and ${results.invalidatedAt} is null
          and ${mayShowToTeacher(assignments.classId, assignedAttempts.studentId, dayOf(now))})`,
    })
    .from(assignments)
    .innerJoin(forms, eq(forms.id, assignments.formId))
    .where(and(eq(assignments.classId, classId), lte(assignments.opensAt, now)))
    .orderBy(desc(assignments.opensAt), desc(assignments.id))
    .limit(mostAssignments);

export const testNameOf = ({
  formId,
  blueprint,
  testName,
}: Pick<OpenedAssignment, 'formId' | 'blueprint' | 'testName'>): AssignmentCard['test'] => ({
  id: formId,
  kind: kindOf[blueprint],
  name: testName,
});

/** Practice sets are not scaled; every other test is, by the sections that were assigned. */
export function measureOf({ blueprint, sections }: OpenedAssignment): Measure {
  if (blueprint === 'practice-rw') return 'right-rw';
  if (blueprint === 'practice-math') return 'right-math';
  return sections.length > 1 ? 'total' : (sections[0] ?? 'total');
}
