import { assignedAttempts, assignments, classes, classMembers } from '../../db/classes-schema.ts';
import type { TestApp } from '../app.ts';

const week = 7 * 24 * 60 * 60 * 1000;

interface Options {
  teacher: string;
  student: string;
  form: string;
  /** An existing attempt for the assignment. */
  attempt?: string;
  resultsVisibleAt?: Date | null;
}

/** Inserts a class with one student and one open assignment directly into the tables. */
export async function createAssignment(
  { services: { db, clock } }: TestApp,
  { teacher, student, form, attempt, resultsVisibleAt = null }: Options,
): Promise<{ class: string; assignment: string }> {
  const now = clock.now();
  const [classId, assignmentId] = [crypto.randomUUID(), crypto.randomUUID()];
  await db.insert(classes).values({
    id: classId,
    teacherId: teacher,
    name: 'SAT tối thứ Năm',
    note: '',
    joinCode: classId,
    isArchived: false,
    createdAt: now,
  });
  await db.insert(classMembers).values({ classId, studentId: student, joinedAt: now });
  await db.insert(assignments).values({
    id: assignmentId,
    classId,
    formId: form,
    note: '',
    opensAt: now,
    closesAt: new Date(now.getTime() + week),
    attempts: 1,
    sections: ['rw'],
    resultTime: 'when-released',
    resultsVisibleAt,
    createdAt: now,
  });
  if (attempt !== undefined) {
    const row = { attemptId: attempt, assignmentId, studentId: student };
    await db.insert(assignedAttempts).values(row);
  }
  return { class: classId, assignment: assignmentId };
}
