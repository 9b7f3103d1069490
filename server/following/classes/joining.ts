import { randomUUID } from 'node:crypto';
import type { OwnClass } from '@bac/contract/following/classes.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { countWrongCodes, readSpokenCode } from '../spoken-code.ts';
import { announceAlsoWithheld } from '../held-tests.ts';
import { Refused } from '../../platform/http/refused.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { personNotified } from '../../accounts/events/person-notified.ts';
import type { Services } from '../../services.ts';
import {
  awaitsConsent,
  countClassesOf,
  countMembers,
  deleteMember,
  deleteOwnMembership,
  findByCode,
  findMember,
  insertMember,
  lockByCode,
  type JoinableClass,
} from './members-store.ts';
import { joinedText, leftText, teachingPage } from './notification-texts.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

const mostStudents = 500;
const mostOwnClasses = 20;

async function findJoinableClass(
  services: Deps,
  typed: string,
  actor: Actor,
): Promise<JoinableClass> {
  return countWrongCodes(services, 'class', actor, async (reportWrong) => {
    const found = await findByCode(services.db, readSpokenCode(typed));
    if (found) return found;
    reportWrong();
    throw new Refused('CLASS_CODE_UNKNOWN');
  });
}

export async function previewClass(services: Deps, code: string, actor: Actor) {
  const { name, teacher } = await findJoinableClass(services, code, actor);
  const needsConsent = await awaitsConsent(services.db, actor.id, services.clock.now());
  return { name, teacher, needsConsent };
}

/** Idempotent: a member stays in the class, and the teacher is notified only once. */
export async function joinClass(services: Deps, code: string, actor: Actor): Promise<OwnClass> {
  const { db, clock } = services;
  await findJoinableClass(services, code, actor);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const found = await lockByCode(tx, readSpokenCode(code));
    if (!found) throw new Refused('CLASS_CODE_UNKNOWN');
    const { id, name, teacher, teacherId } = found;
    if (teacherId === actor.id) throw new Refused('NOT_YOURSELF');
    const member = await findMember(tx, id, actor.id);
    const joined = {
      id,
      name,
      teacher,
      joinedAt: (member?.joinedAt ?? now).toISOString(),
      awaitsConsent: await awaitsConsent(tx, actor.id, now),
    };
    if (member) return joined;
    if ((await countMembers(tx, id)) >= mostStudents) throw new Refused('CLASS_FULL');
    if ((await countClassesOf(tx, actor.id)) >= mostOwnClasses) throw new Refused('TOO_MANY_LINKS');
    await insertMember(tx, { classId: id, studentId: actor.id, joinedAt: now });
    await recordAudit(tx, {
      at: now,
      action: 'class.joined',
      subject: `class:${id}`,
      detail: { name },
      ...auditFields(actor),
    });
    await enqueue(tx, personNotified, {
      id: randomUUID(),
      account: teacherId,
      ...joinedText(actor.fullName, name),
      link: teachingPage(id),
    });
    return joined;
  });
}

export async function leaveClass(
  { db, clock }: Deps,
  classId: string,
  actor: Actor,
): Promise<null> {
  await db.transaction(async (tx) => {
    await announceAlsoWithheld(tx, { classId, student: actor.id });
    const left = await deleteOwnMembership(tx, classId, actor.id);
    if (!left) throw new Refused('NOT_FOUND');
    await recordAudit(tx, {
      at: clock.now(),
      action: 'class.left',
      subject: `class:${classId}`,
      detail: { name: left.name },
      ...auditFields(actor),
    });
    if (left.teacherId === null) return;
    await enqueue(tx, personNotified, {
      id: randomUUID(),
      account: left.teacherId,
      ...leftText(actor.fullName, left.name),
      link: teachingPage(classId),
    });
  });
  return null;
}

export async function removeStudent(
  { db, clock }: Deps,
  { class: classId, student }: { class: string; student: string },
  actor: Actor,
): Promise<null> {
  await db.transaction(async (tx) => {
    await announceAlsoWithheld(tx, { classId, student });
    const membership = { classId, studentId: student, teacherId: actor.id };
    if (!(await deleteMember(tx, membership))) throw new Refused('NOT_FOUND');
    await recordAudit(tx, {
      at: clock.now(),
      action: 'class.student-removed',
      subject: `class:${classId}`,
      detail: { student },
      ...auditFields(actor),
    });
  });
  return null;
}
