import { dayAfter, dayOf, startOfDay } from '../../platform/postgres/vietnam-day.ts';
import type { Services } from '../../services.ts';
import type { LivingParts } from './parts.ts';
import type { SimulatedStudent } from './plan/people.ts';
import { plannedClasses, type PlannedClass } from './plan/school.ts';

type Needs = Pick<Services, 'db'> & { parts: LivingParts };

interface School {
  students: readonly SimulatedStudent[];
  /** The demo's own accounts. */
  tutorId: string;
  studentId: string | undefined;
  asOf: Date;
}

const hour = 3_600_000;

/** So many days before, at that hour of Vietnam. */
const at = (asOf: Date, daysAgo: number, hours: number): Date =>
  new Date(startOfDay(dayAfter(dayOf(asOf), -daysAgo)).getTime() + hours * hour);

async function fillClass(
  { db, parts }: Needs,
  { students, tutorId, studentId, asOf }: School,
  planned: PlannedClass,
  hasOwnStudent: boolean,
): Promise<void> {
  const { id: classId, name, note, joinCode, message } = planned;
  const began = at(asOf, 43, 9);
  const members = students.filter(({ number }) => planned.has(number)).map(({ id }) => id);
  if (hasOwnStudent && studentId) members.push(studentId);
  await db.transaction(async (tx) => {
    const row = { id: classId, teacherId: tutorId, name, note, joinCode };
    await parts.insertClass(tx, { ...row, isArchived: false, createdAt: began });
    for (const [index, member] of members.entries()) {
      const joinedAt = new Date(began.getTime() + (1 + index) * 20 * 60_000);
      await parts.insertMember(tx, { classId, studentId: member, joinedAt });
    }
    for (const { id, form, sections, opens, closes, note: wish } of planned.assignments) {
      const opensAt = at(asOf, opens, 7);
      await parts.insertAssignment(tx, {
        id,
        classId,
        formId: form,
        note: wish,
        opensAt,
        closesAt: at(asOf, closes, 23),
        attempts: 1,
        sections,
        shows: 'at-once',
        shownAt: opensAt,
        // Everybody has been told: nothing of the past goes out now.
        toldAt: opensAt,
        remindedAt: opensAt,
        cancelledAt: null,
        createdAt: opensAt,
      });
    }
    const { id, text, daysAgo } = message;
    const said = { id, classId, text, reached: members.length, createdAt: at(asOf, daysAgo, 20) };
    await parts.insertClassMessage(tx, said);
  });
}

/** The tutor's classes; the demo's own student is in the last of them. */
export async function fillSchool(needs: Needs, school: School): Promise<void> {
  for (const [index, planned] of plannedClasses.entries()) {
    await fillClass(needs, school, planned, index === plannedClasses.length - 1);
  }
}
