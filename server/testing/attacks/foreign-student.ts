import { statementIds } from '@bac/exam/orientation/statements.ts';
import { interestChecks } from '../../db/orientation-schema.ts';
import { dataExports, passkeys } from '../../db/security-schema.ts';
import { notifyPerson } from '../../accounts/notifications/notify-person.ts';
import type { TestApp } from '../app.ts';
import { classroom, type Classroom } from '../following/classroom.ts';
import {
  birthDates,
  linkUp,
  newPerson,
  queuedNotifications,
  type PersonClient,
} from '../following/family.ts';
import { wrongAnswer, takeTest } from '../attempts/take-test.ts';
import { Student } from '../attempts/student.ts';

/** A student with every kind of data, and the people who may see some of it. */
export interface ForeignStudent {
  student: PersonClient;
  parent: PersonClient;
  room: Classroom;
  /** The ids of the student's data, by route parameter. */
  ids: Record<string, string>;
  /** The attempt in progress. */
  running: string;
}

const idOf = (reply: { json(): { data: { id: string } } }): string => reply.json().data.id;

export async function foreignStudent(test: TestApp): Promise<ForeignStudent> {
  const { db, clock } = test.services;
  const student = await newPerson(test, 'student', {
    fullName: 'Tôn Nữ Hạ Uyên',
    dob: birthDates.grown,
  });
  const parent = await newPerson(test, 'parent', { fullName: 'Tôn Thất Kỳ Vĩ' });
  const room = await classroom(test, { fullName: 'Quách Gia Khiêm' });
  const testTaker = new Student(test.app, student);
  await room.join(testTaker);
  const assignment = await room.assign();
  const attempt = await takeTest(test, testTaker, 'practice-rw-1', wrongAnswer, assignment);
  const { id: running } = await testTaker.start('practice-math-1');

  const link = await linkUp(parent, student);
  const [notice] = await queuedNotifications(test, student.id);
  await notifyPerson(test.services, notice!);
  const invitationBody = { id: crypto.randomUUID(), email: null, consent: null };
  const invitation = idOf(await student.send('POST', '/family/invitations', invitationBody));
  const shareBody = { id: crypto.randomUUID(), days: 7 };
  const share = idOf(await student.send('POST', `/results/${attempt}/shares`, shareBody));
  const ticket = idOf(
    await student.send('POST', '/tickets', {
      id: crypto.randomUUID(),
      subject: 'Bút chì của em bị gãy',
      category: 'technical',
      message: 'Em không bấm được nút nộp bài.',
      files: [],
      attempt,
      visitor: null,
    }),
  );
  const check = crypto.randomUUID();
  const answers = { [statementIds[0]!]: 5 as const };
  await db
    .insert(interestChecks)
    .values({ id: check, accountId: student.id, takenAt: clock.now(), answers });
  const exportId = crypto.randomUUID();
  const file = await test.services.files.putPrivate(Buffer.from('{}'));
  const times = { createdAt: clock.now(), readyAt: clock.now(), expiresAt: new Date('2027-01-01') };
  await db
    .insert(dataExports)
    .values({ id: exportId, accountId: student.id, ...times, file, bytes: 2 });
  const score = crypto.randomUUID();
  await student.send('PUT', `/official-scores/${score}`, {
    test: 'sat',
    takenOn: '2026-10-03',
    rw: 610,
    math: 640,
    consents: true,
  });
  const [mistake] = await student.get('/mistakes');
  const [session] = await student.get('/id/sessions');
  const passkey = crypto.randomUUID();
  await db.insert(passkeys).values({
    id: passkey,
    accountId: student.id,
    credentialId: crypto.randomUUID(),
    publicKey: Buffer.of(0),
    counter: 0,
    transports: [],
    name: 'Khóa của Hạ Uyên',
    createdAt: clock.now(),
  });

  return {
    student,
    parent,
    room,
    running,
    ids: {
      student: student.id,
      user: student.id,
      attempt,
      share,
      ticket,
      file: crypto.randomUUID(),
      link: link.id,
      invitation,
      class: room.id,
      assignment,
      item: mistake.item,
      id: check,
      session: session.id,
      passkey,
      export: exportId,
      score,
      ids: notice!.id,
    },
  };
}
