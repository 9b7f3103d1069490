import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { peopleNotified } from '../../accounts/events/people-notified.ts';
import { personNotified } from '../../accounts/events/person-notified.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { classes } from '../../db/classes-schema.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { limitFor } from '../../platform/http/limits/limits.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { normalizeEmail } from '../../platform/mail/email.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { mostClasses } from './classes.ts';
import { countClasses, lockClass, type ClassRow } from './classes-store.ts';
import { listMemberIds } from './members-store.ts';
import {
  handedOverText,
  newTeacherText,
  ownClassesPage,
  takenOverText,
  teachingPage,
} from './notification-texts.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'rights'>;

/** Each try tells whether an address belongs to a teacher. */
const triesADay = 20;
const day = 24 * 60 * 60 * 1000;

/** The person with this verified address who may teach classes. */
async function getTeacher({ rights }: Deps, tx: Transaction, email: string) {
  const [found] = await tx
    .select({ id: accounts.id, fullName: accounts.fullName, role: accounts.role })
    .from(accounts)
    .where(
      and(
        eq(accounts.email, normalizeEmail(email)),
        eq(accounts.status, 'active'),
        isNotNull(accounts.verifiedAt),
      ),
    );
  const isTeacher = found && (await rights.permissionsOf(found.role)).includes('teach classes');
  if (!isTeacher) throw new Refused('TEACHER_UNKNOWN');
  return found;
}

/** Moves a locked class to the teacher with this address, and notifies everybody concerned. */
async function moveClass(
  deps: Deps,
  tx: Transaction,
  { id, name, teacherId }: ClassRow,
  email: string,
  actor: Actor,
): Promise<void> {
  const teacher = await getTeacher(deps, tx, email);
  if (teacher.id === teacherId) return;
  if ((await countClasses(tx, teacher.id)) >= mostClasses) throw new Refused('TOO_MANY_CLASSES');
  await tx.update(classes).set({ teacherId: teacher.id }).where(eq(classes.id, id));
  const change = randomUUID();
  await recordAudit(tx, {
    at: deps.clock.now(),
    action: 'class.handed-over',
    subject: `class:${id}`,
    detail: { before: { teacher: teacherId }, changes: { teacher: teacher.id } },
    ...auditFields(actor),
  });
  await enqueue(tx, peopleNotified, {
    about: `class-teacher:${change}`,
    accounts: await listMemberIds(tx, id),
    ...newTeacherText(teacher.fullName, name),
    link: ownClassesPage,
    wish: 'news',
  });
  await enqueue(tx, personNotified, {
    id: randomUUID(),
    account: teacher.id,
    ...takenOverText(name),
    link: teachingPage(id),
  });
  if (teacherId === null || teacherId === actor.id) return;
  await enqueue(tx, personNotified, {
    id: randomUUID(),
    account: teacherId,
    ...handedOverText(name),
    link: ownClassesPage,
  });
}

/** The teacher of a class gives it to another one. */
export async function handOverClass(
  deps: Deps,
  id: string,
  email: string,
  actor: Actor,
): Promise<null> {
  const bound = { atMost: triesADay, milliseconds: day };
  await countAgainst(deps, limitFor('classes:hand-over', actor.id, bound));
  if (normalizeEmail(email) === actor.email) throw new Refused('NOT_YOURSELF');
  await deps.db.transaction(async (tx) => {
    await moveClass(deps, tx, await lockClass(tx, actor.id, id), email, actor);
  });
  return null;
}

/** The team gives any class a teacher. */
export async function assignTeacher(
  deps: Deps,
  id: string,
  email: string,
  actor: Actor,
): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const [found] = await tx.select().from(classes).where(eq(classes.id, id)).for('update');
    if (!found) throw new Refused('NOT_FOUND');
    await moveClass(deps, tx, found, email, actor);
  });
  return null;
}
