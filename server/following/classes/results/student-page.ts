import type { Actor } from '../../../platform/http/actor.ts';
import { Refused } from '../../../platform/http/refused.ts';
import type { Services } from '../../../services.ts';
import { listAnswered } from './answers-store.ts';
import { listAssignments, testOf } from '../assignments-store.ts';
import { getClass } from '../classes-store.ts';
import { countByDomain } from './figures.ts';
import { listClassAttempts } from './attempts-store.ts';

/** What one student did for the class, without the student's own attempts. */
export async function readStudent(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { class: classId, student }: { class: string; student: string },
  { id: teacherId }: Actor,
) {
  const now = clock.now();
  await getClass(db, teacherId, classId);
  const listed = await listAssignments(db, { teacherId, classId }, now);
  const filter = { classId, assignments: listed.map(({ id }) => id), student };
  const [[found], answered] = await Promise.all([
    listClassAttempts(db, filter, now),
    listAnswered(db, filter, now),
  ]);
  if (!found) throw new Refused('NOT_FOUND');
  return {
    student: found.student,
    joinedAt: found.joinedAt.toISOString(),
    awaitsConsent: found.awaitsConsent,
    assignments: listed.map((row) => ({
      id: row.id,
      test: testOf(row),
      attempts: found.attempts
        .filter(({ assignmentId }) => assignmentId === row.id)
        .map(({ attempt }) => attempt),
    })),
    byDomain: countByDomain(answered),
  };
}
