import { randomUUID } from 'node:crypto';
import type { OwnClass } from '@bac/contract/following/classes.ts';
import { auditedBy, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { countGuess, refuseGuessing, readSpokenCode } from '../spoken-code.ts';
import { Refused } from '../../platform/http/refused.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { personTold } from '../../accounts/events/person-told.ts';
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
import { joinedWords, leftWords, teachingPage } from './notice-words.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

const mostStudents = 500;
const mostOwnClasses = 20;

async function classOf(services: Needs, typed: string, actor: Actor): Promise<JoinableClass> {
  const guess = { kind: 'class', account: actor.id, address: actor.address } as const;
  await refuseGuessing(services, guess);
  const found = await findByCode(services.db, readSpokenCode(typed));
  if (found) return found;
  await countGuess(services, guess);
  throw new Refused('CLASS_CODE_UNKNOWN');
}

export async function lookAtCode(services: Needs, code: string, actor: Actor) {
  const { name, teacher } = await classOf(services, code, actor);
  const needsConsent = await awaitsConsent(services.db, actor.id, services.clock.now());
  return { name, teacher, needsConsent };
}

/** Whoever is in the class already stays in it, and nobody is told a second time. */
export async function join(services: Needs, code: string, actor: Actor): Promise<OwnClass> {
  const { db, clock } = services;
  await classOf(services, code, actor);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const found = await lockByCode(tx, readSpokenCode(code));
    if (!found) throw new Refused('CLASS_CODE_UNKNOWN');
    const { id, name, teacher, teacherId } = found;
    if (teacherId === actor.id) throw new Refused('NOT_YOURSELF');
    const known = await findMember(tx, id, actor.id);
    const joined = {
      id,
      name,
      teacher,
      joinedAt: (known?.joinedAt ?? now).toISOString(),
      awaitsConsent: await awaitsConsent(tx, actor.id, now),
    };
    if (known) return joined;
    if ((await countMembers(tx, id)) >= mostStudents) throw new Refused('CLASS_FULL');
    if ((await countClassesOf(tx, actor.id)) >= mostOwnClasses) throw new Refused('TOO_MANY_LINKS');
    await insertMember(tx, { classId: id, studentId: actor.id, joinedAt: now });
    await recordAudit(tx, {
      at: now,
      action: 'class.joined',
      subject: `class:${id}`,
      detail: { name },
      ...auditedBy(actor),
    });
    await enqueue(tx, personTold, {
      id: randomUUID(),
      account: teacherId,
      ...joinedWords(actor.fullName, name),
      link: teachingPage(id),
    });
    return joined;
  });
}

export async function leave({ db, clock }: Needs, classId: string, actor: Actor): Promise<null> {
  await db.transaction(async (tx) => {
    const left = await deleteOwnMembership(tx, classId, actor.id);
    if (!left) throw new Refused('NOT_FOUND');
    await recordAudit(tx, {
      at: clock.now(),
      action: 'class.left',
      subject: `class:${classId}`,
      detail: { name: left.name },
      ...auditedBy(actor),
    });
    await enqueue(tx, personTold, {
      id: randomUUID(),
      account: left.teacherId,
      ...leftWords(actor.fullName, left.name),
      link: teachingPage(classId),
    });
  });
  return null;
}

export async function removeStudent(
  { db, clock }: Needs,
  { class: classId, student }: { class: string; student: string },
  actor: Actor,
): Promise<null> {
  await db.transaction(async (tx) => {
    const wish = { classId, studentId: student, teacherId: actor.id };
    if (!(await deleteMember(tx, wish))) throw new Refused('NOT_FOUND');
    await recordAudit(tx, {
      at: clock.now(),
      action: 'class.student-removed',
      subject: `class:${classId}`,
      detail: { student },
      ...auditedBy(actor),
    });
  });
  return null;
}
