import type { WholeAssignment } from '@bac/contract/following/assignments.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Services } from '../../../services.ts';
import { listAnswered } from './answers-store.ts';
import { getAssignment, toCard } from '../assignments-store.ts';
import { byDomain, mostMissed } from './figures.ts';
import { listClassAttempts } from './attempts-store.ts';

/** An assignment as the class's teacher sees it: each student's progress, and the results. */
export async function showAssignment(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  path: { class: string; assignment: string },
  { id: teacherId }: Actor,
): Promise<WholeAssignment> {
  const now = clock.now();
  const { class: classId, assignment } = path;
  const found = await getAssignment(db, { teacherId, classId, assignment }, now);
  const filter = { classId, assignments: [assignment] };
  const [students, answered] = await Promise.all([
    listClassAttempts(db, filter, now),
    listAnswered(db, filter, now),
  ]);
  const isShown = found.shownAt !== null && found.shownAt <= now;
  return {
    ...toCard(found),
    class: found.class,
    note: found.note,
    attempts: found.attempts,
    sections: found.sections,
    shows: found.shows,
    shownAt: isShown ? (found.shownAt?.toISOString() ?? null) : null,
    rows: students.map(({ student, awaitsConsent, sat: classAttempts }) => ({
      student,
      awaitsConsent,
      attempts: classAttempts.map(({ attempt }) => attempt),
    })),
    byDomain: byDomain(answered),
    mostMissed: mostMissed(answered),
    mayOpenQuestions: found.isOver,
  };
}
