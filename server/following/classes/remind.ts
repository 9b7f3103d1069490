import type { LocalText } from '@bac/exam/item/local-text.ts';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { assignedAttempts, assignments, classes, classMembers } from '../../db/classes-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { forms } from '../../db/items-schema.ts';
import { enqueue, type JobHandler } from '../../platform/jobs/jobs.ts';
import { peopleNotified } from '../../accounts/events/people-notified.ts';
import type { Services } from '../../services.ts';
import { updateAssignment } from './assignments-store.ts';
import { closesSoonText, ownClassesPage } from './notification-texts.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

const day = 24 * 60 * 60 * 1000;

/** Finds an assignment that closes within a day, unless its window is that short: the class was then notified recently. */
async function findClosing(tx: Transaction, now: Date) {
  const [found] = await tx
    .select({
      id: assignments.id,
      classId: assignments.classId,
      className: classes.name,
      closesAt: assignments.closesAt,
      test: sql<LocalText>`${forms.content} -> 'name'`,
    })
    .from(assignments)
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .innerJoin(forms, eq(forms.id, assignments.formId))
    .where(
      and(
        isNull(assignments.remindedAt),
        isNull(assignments.canceledAt),
        gt(assignments.closesAt, now),
        lte(assignments.closesAt, new Date(now.getTime() + day)),
        sql`${assignments.closesAt} - greatest(${assignments.opensAt}, ${assignments.createdAt}) > interval '24 hours'`,
      ),
    )
    .limit(1)
    .for('update', { of: assignments, skipLocked: true });
  return found;
}

async function listNotStarted(db: Reader, id: string, classId: string): Promise<string[]> {
  const rows = await db
    .select({ id: classMembers.studentId })
    .from(classMembers)
    .leftJoin(
      assignedAttempts,
      and(
        eq(assignedAttempts.assignmentId, id),
        eq(assignedAttempts.studentId, classMembers.studentId),
      ),
    )
    .where(and(eq(classMembers.classId, classId), isNull(assignedAttempts.attemptId)));
  return rows.map((row) => row.id);
}

/** Sends one reminder for each closing time; a postponed assignment gets another one. */
export async function remindAll({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  for (;;) {
    const hasMore = await db.transaction(async (tx) => {
      const closing = await findClosing(tx, now);
      if (!closing) return false;
      await updateAssignment(tx, closing.id, { remindedAt: now });
      await enqueue(tx, peopleNotified, {
        about: `assignment-closes:${closing.id}:${closing.closesAt.getTime()}`,
        accounts: await listNotStarted(tx, closing.id, closing.classId),
        ...closesSoonText(closing),
        link: ownClassesPage,
        wish: 'reminders',
      });
      return true;
    });
    if (!hasMore) return;
  }
}

export const remindJob = (services: Services): JobHandler => ({
  name: 'classes.remind',
  every: '*/10 * * * *',
  run: () => remindAll(services),
});
