import type { WholeAssignment } from '@bac/contract/following/assignments.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Services } from '../../../services.ts';
import { listAnswered } from './answers-store.ts';
import { getAssignment, toAssignmentCard } from '../assignments-store.ts';
import { countByDomain, listMostMissed } from './figures.ts';
import { listClassAttempts } from './attempts-store.ts';

/** An assignment as the class's teacher sees it: each student's progress, and the results. */
export async function readAssignment(
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
  const areResultsVisible = found.resultsVisibleAt !== null && found.resultsVisibleAt <= now;
  return {
    ...toAssignmentCard(found),
    class: found.class,
    note: found.note,
    attempts: found.attempts,
    sections: found.sections,
    resultTime: found.resultTime,
    resultsVisibleAt: areResultsVisible ? (found.resultsVisibleAt?.toISOString() ?? null) : null,
    rows: students.map(({ student, awaitsConsent, attempts: classAttempts }) => ({
      student,
      awaitsConsent,
      attempts: classAttempts.map(({ attempt }) => attempt),
    })),
    byDomain: countByDomain(answered),
    mostMissed: listMostMissed(answered),
    canOpenQuestions: found.isOver,
  };
}
