import { dayAfter, dayOf, startOfDay } from '../../platform/postgres/vietnam-day.ts';
import type { Services } from '../../services.ts';
import type { LivingParts } from './parts.ts';
import type { SimulatedStudent } from './plan/people.ts';
import { plannedClasses, type PlannedClass } from './plan/school.ts';

type Deps = Pick<Services, 'db'> & { parts: LivingParts };

interface School {
  students: readonly SimulatedStudent[];
  /** The demo's own accounts. */
  tutorId: string;
  studentId: string | undefined;
  asOf: Date;
}

const hour = 3_600_000;

/** The time a number of days before `asOf`, at an hour in Vietnam. */
const timeOn = (asOf: Date, daysAgo: number, hours: number): Date =>
  new Date(startOfDay(dayAfter(dayOf(asOf), -daysAgo)).getTime() + hours * hour);

async function fillClass(
  { db, parts }: Deps,
  { students, tutorId, studentId, asOf }: School,
  plannedClass: PlannedClass,
  hasOwnStudent: boolean,
): Promise<void> {
  const { id: classId, name, note, joinCode, message } = plannedClass;
  const createdAt = timeOn(asOf, 43, 9);
  const members = students.filter(({ number }) => plannedClass.has(number)).map(({ id }) => id);
  if (hasOwnStudent && studentId) members.push(studentId);
  await db.transaction(async (tx) => {
    const row = { id: classId, teacherId: tutorId, name, note, joinCode };
    await parts.insertClass(tx, { ...row, isArchived: false, createdAt });
    for (const [index, member] of members.entries()) {
      const joinedAt = new Date(createdAt.getTime() + (1 + index) * 20 * 60_000);
      await parts.insertMember(tx, { classId, studentId: member, joinedAt });
    }
    for (const {
      id,
      form,
      sections,
      opens,
      closes,
      note: assignmentNote,
    } of plannedClass.assignments) {
      const opensAt = timeOn(asOf, opens, 7);
      await parts.insertAssignment(tx, {
        id,
        classId,
        formId: form,
        note: assignmentNote,
        opensAt,
        closesAt: timeOn(asOf, closes, 23),
        attempts: 1,
        sections,
        resultTime: 'at-once',
        resultsVisibleAt: opensAt,
        // Already announced, so that no notification about the past goes out.
        notifiedAt: opensAt,
        remindedAt: opensAt,
        canceledAt: null,
        createdAt: opensAt,
      });
    }
    const { id, text, daysAgo } = message;
    const messageRow = {
      id,
      classId,
      text,
      reached: members.length,
      createdAt: timeOn(asOf, daysAgo, 20),
    };
    await parts.insertClassMessage(tx, messageRow);
  });
}

/** Creates the tutor's classes; the demo's own student joins the last one. */
export async function fillSchool(deps: Deps, school: School): Promise<void> {
  for (const [index, plannedClass] of plannedClasses.entries()) {
    await fillClass(deps, school, plannedClass, index === plannedClasses.length - 1);
  }
}
