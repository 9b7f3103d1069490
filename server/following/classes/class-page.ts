import type { WholeClass } from '@bac/contract/following/classes.ts';
import type { Services } from '../../services.ts';
import { mapClassGrants } from '../allowances/store.ts';
import { listAssignments, toAssignmentCard } from './assignments-store.ts';
import { getClass, listMembers, listMessages } from './classes-store.ts';

/** A class as its teacher sees it. */
export async function readClass(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  teacherId: string,
  id: string,
): Promise<WholeClass> {
  const now = clock.now();
  const row = await getClass(db, teacherId, id);
  const [members, grants, assignments, messages] = await Promise.all([
    listMembers(db, id, now),
    mapClassGrants(db, id),
    listAssignments(db, { teacherId, classId: id }, now),
    listMessages(db, id),
  ]);
  return {
    id,
    name: row.name,
    note: row.note,
    joinCode: row.joinCode,
    isArchived: row.isArchived,
    students: members.length,
    openAssignments: assignments.filter(({ isOpen }) => isOpen).length,
    members: members.map(({ joinedAt, ...member }) => ({
      ...member,
      joinedAt: joinedAt.toISOString(),
      allowance: grants.get(member.id) ?? null,
    })),
    assignments: assignments.map(toAssignmentCard),
    messages: messages.map(({ id: message, text, createdAt, reached }) => ({
      id: message,
      text,
      createdAt: createdAt.toISOString(),
      reached,
    })),
  };
}
