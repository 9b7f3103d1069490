import type { ClassSkills } from '@bac/contract/following/class-figures.ts';
import { skills } from '@bac/exam/item/taxonomy.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Services } from '../../services.ts';
import { getClass } from '../classes/classes-store.ts';
import { listOpenedAssignments } from './assignment-list.ts';
import { listRoster } from './roster.ts';
import { listStudentSkills } from './skills-store.ts';

/**
 * The most results that one call looks through: a class of thirty has them after a hundred assignments. In a larger class only the
 * latest assignments count.
 */
const mostResults = 3000;

/** How every student of a class does at every skill, over the assignments of the class. */
export async function readSkills(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  classId: string,
  { id: teacherId }: Actor,
): Promise<ClassSkills> {
  const now = clock.now();
  const { name } = await getClass(db, teacherId, classId);
  const [roster, opened] = await Promise.all([
    listRoster(db, classId, now),
    listOpenedAssignments(db, classId, now),
  ]);
  const scored = opened.filter(({ isScored }) => isScored);
  const counted = scored.slice(
    0,
    Math.max(1, Math.floor(mostResults / Math.max(1, roster.length))),
  );
  const assignments = counted.map(({ id }) => id);
  const tallies = await listStudentSkills(db, { classId, assignments }, now);
  const askedSkills = new Set(tallies.map(({ skill }) => skill));
  return {
    class: { id: classId, name },
    assignments: { counted: counted.length, scored: scored.length },
    skills: skills.filter((skill) => askedSkills.has(skill)),
    students: roster.map(({ student, awaitsConsent }) => ({
      student,
      awaitsConsent,
      tallies: tallies
        .filter((each) => each.student === student.id)
        .map(({ skill, right, questions }) => ({ skill, right, questions })),
    })),
  };
}
