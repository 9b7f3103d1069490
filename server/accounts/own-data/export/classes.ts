import { asc, count, eq } from 'drizzle-orm';
import {
  allowances,
  assignedAttempts,
  assignments,
  classes,
  classMembers,
  classMessages,
} from '../../../db/classes-schema.ts';
import type { Section } from './section.ts';

export const classesJoined: Section = {
  name: 'classesJoined',
  tables: [classMembers, assignedAttempts, allowances],
  async read({ db, accountId }) {
    const joined = await db
      .select({ class: classes.name, joinedAt: classMembers.joinedAt })
      .from(classMembers)
      .innerJoin(classes, eq(classes.id, classMembers.classId))
      .where(eq(classMembers.studentId, accountId))
      .orderBy(asc(classMembers.joinedAt));
    const assigned = await db
      .select({
        attempt: assignedAttempts.attemptId,
        class: classes.name,
        opensAt: assignments.opensAt,
        closesAt: assignments.closesAt,
        shownAt: assignments.resultsVisibleAt,
      })
      .from(assignedAttempts)
      .innerJoin(assignments, eq(assignments.id, assignedAttempts.assignmentId))
      .innerJoin(classes, eq(classes.id, assignments.classId))
      .where(eq(assignedAttempts.studentId, accountId))
      .orderBy(asc(assignments.opensAt));
    const granted = await db
      .select({
        /** Null for a grant of the team. */
        class: classes.name,
        extraTime: allowances.extraTime,
        pause: allowances.pause,
        note: allowances.note,
        grantedAt: allowances.grantedAt,
      })
      .from(allowances)
      .leftJoin(classes, eq(classes.id, allowances.classId))
      .where(eq(allowances.studentId, accountId))
      .orderBy(asc(allowances.grantedAt));
    return { classes: joined, assignmentsSat: assigned, allowances: granted };
  },
};

/** The teacher's own work; about the students only their number. */
export const classesTaught: Section = {
  name: 'classesTaught',
  tables: [classes, assignments, classMessages],
  async *read({ db, accountId }) {
    const own = await db
      .select()
      .from(classes)
      .where(eq(classes.teacherId, accountId))
      .orderBy(asc(classes.createdAt));
    for (const { id, teacherId: _self, ...taught } of own) {
      const [members] = await db
        .select({ count: count() })
        .from(classMembers)
        .where(eq(classMembers.classId, id));
      const assigned = await db
        .select()
        .from(assignments)
        .where(eq(assignments.classId, id))
        .orderBy(asc(assignments.opensAt));
      const messages = await db
        .select({
          text: classMessages.text,
          reached: classMessages.reached,
          createdAt: classMessages.createdAt,
        })
        .from(classMessages)
        .where(eq(classMessages.classId, id))
        .orderBy(asc(classMessages.createdAt));
      yield {
        ...taught,
        students: members?.count ?? 0,
        assignments: assigned.map(({ classId: _class, ...assignment }) => assignment),
        messages,
      };
    }
  },
};
