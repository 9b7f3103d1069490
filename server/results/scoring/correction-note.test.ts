import { globSync, readFileSync } from 'node:fs';
import type { ReadyReport } from '@bac/contract/results/results.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../accounts/passwords/password.ts';
import { keyCorrections } from '../../db/bank-schema.ts';
import { notifications } from '../../db/console-schema.ts';
import { resultChanges, results } from '../../db/results-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { notifyChangeJob } from '../../accounts/notifications/notify-change.ts';
import { exportJob } from '../../accounts/own-data/export/make-export.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { clientOf } from '../../testing/client.ts';
import { newEditor, publishItem, type Editor } from '../../testing/bank/editor.ts';
import { signedInAs } from '../../testing/factories.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';
import { runQueued } from '../../testing/run-queued.ts';
import { rightAnswer, takeTest } from '../../testing/attempts/take-test.ts';
import { Student } from '../../testing/attempts/student.ts';
import { rescoreJob } from './rescore.ts';

const reason = 'Undo the wrong key that Nam typed in on Friday';
const note = {
  en: 'Both B and C could be read as correct.',
  vi: 'Cả B và C đều có thể coi là đúng.',
};
const password = 'Con-meo#tam-the';

let test: TestApp;
let author: Editor;
let approver: Editor;

beforeAll(async () => {
  test = await testApp();
  author = await newEditor(test);
  approver = await newEditor(test);
});
afterAll(() => test.close());

/** Creates a student with a result, and publishes a second version of one of its questions with another key. */
async function studentWithWrongKey(question: number) {
  const email = `${crypto.randomUUID()}@example.com`;
  const passwordHash = await hashPassword(password);
  const account = await signedInAs(test.services, 'student', { email, passwordHash });
  const student = new Student(test.app, account);
  await takeTest(test, student, 'practice-rw-1', rightAnswer);
  const { db } = test.services;
  const [row] = await db.select().from(results).where(eq(results.attemptId, student.attempt));
  const { item } = row!.outcomes[question]!;
  const {
    id: _id,
    version: _version,
    status: _status,
    ...content
  } = (await author.ask('GET', `/${item}`)).data.content!;
  if (content.response.kind !== 'choice') throw new Error('no choices');
  const key = content.response.key === 'A' ? 'B' : 'A';
  await publishItem(author, approver, item, { ...content, response: { ...content.response, key } });
  return { ...clientOf(test, account.cookie), attempt: student.attempt, email, item };
}

type Reader = Awaited<ReturnType<typeof studentWithWrongKey>>;

async function correct(item: string, studentNote: typeof note | null): Promise<void> {
  const body = { gradedAs: 2, reason, studentNote };
  const reply = await author.ask('POST', `/${item}/versions/1/correction`, body);
  expect(reply.status).toBe(200);
  await runQueued(test, [rescoreJob(test.services)]);
  await runQueued(test, [notifyChangeJob(test.services)]);
}

/** Reads everything that a student can see about a correction. */
async function readAsStudent(student: Reader) {
  const id = crypto.randomUUID();
  await student.send('POST', '/id/data-exports', { id, password });
  await runQueued(test, [exportJob(test.services)]);
  const report: ReadyReport = await student.get(`/results/${student.attempt}`);
  const inbox = await student.get('/notifications');
  return {
    report,
    notification: inbox.rows[0],
    email: (await queuedEmailsTo(test, student.email)).find(
      ({ subject }) => subject === 'Bài của bạn đã được chấm lại',
    )!,
    copy: (await student.send('GET', `/id/data-exports/${id}/file`)).payload,
  };
}

describe('a corrected answer key', () => {
  it('never shows the internal reason of a correction to students, and shows the note in both languages', async () => {
    const student = await studentWithWrongKey(2);
    await correct(student.item, note);
    const seen = await readAsStudent(student);
    expect(JSON.stringify(seen)).not.toContain('Undo the wrong key');
    expect(seen.report.changes).toMatchObject([
      { kind: 'rescored', reason: null, studentNote: note },
    ]);
    const { text } = seen.notification;
    expect(text.en).toMatch(/because the answer key of a question was corrected\. Both B and C/);
    expect(text.vi).toMatch(/vì đáp án của một câu hỏi đã được sửa\. Cả B và C/);
    expect(seen.email.text).toContain(note.vi);
    expect(seen.email.text).not.toContain(note.en);
    expect(seen.copy).toContain(note.vi);

    const { db } = test.services;
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `item:${student.item}`))
      .orderBy(sql`${auditLog.id} desc`)
      .limit(1);
    expect(entry?.detail['changes']).toMatchObject({ reason, studentNote: note });
    const [stored] = await db
      .select()
      .from(keyCorrections)
      .where(eq(keyCorrections.itemId, student.item));
    expect(stored).toMatchObject({ reason, studentNote: note });
  });

  it('shows students the standard sentence alone when there is no note', async () => {
    const student = await studentWithWrongKey(3);
    await correct(student.item, null);
    const seen = await readAsStudent(student);
    expect(JSON.stringify(seen)).not.toContain('Undo the wrong key');
    expect(seen.report.changes).toMatchObject([{ reason: null, studentNote: null }]);
    expect(seen.notification.text.en).toMatch(/was corrected\.$/);
    expect(seen.notification.text.vi).toMatch(/đã được sửa\.$/);
  });

  it('turns a note into one line of plain text', async () => {
    const student = await studentWithWrongKey(4);
    await correct(student.item, {
      en: ' <b>Both</b>\n\tare right. ',
      vi: '\u00a0Cả hai\nđều đúng.',
    });
    const { report } = await readAsStudent(student);
    expect(report.changes[0]?.studentNote).toEqual({
      en: '<b>Both</b> are right.',
      vi: 'Cả hai đều đúng.',
    });
  });

  it.each([
    ['a note in one language only', { studentNote: { en: 'Both.' } }],
    ['a note that is empty in one language', { studentNote: { en: 'Both.', vi: '  ' } }],
    ['a note that is too long', { studentNote: { en: 'Both.', vi: 'x'.repeat(501) } }],
    ['a note that is no text', { studentNote: { en: 'Both.', vi: ['x'] } }],
    ['an empty reason', { reason: ' ', studentNote: null }],
  ])('rejects a correction with %s', async (_case, fields) => {
    const path = '/any-question/versions/1/correction';
    const reply = await author.ask('POST', path, { gradedAs: 2, reason, ...fields });
    expect(reply).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  });

  it('hides the reasons of earlier corrections from students who could read them', async () => {
    const student = await studentWithWrongKey(5);
    await correct(student.item, null);
    const { db } = test.services;
    const ofAttempt = eq(resultChanges.attemptId, student.attempt);
    const [change] = await db.update(resultChanges).set({ reason }).where(ofAttempt).returning();
    const text = {
      en: `“Set 1”: Right answers 2 → 3, because the key of a question was mended. ${reason}`,
      vi: `Bài “Set 1”: Số câu đúng 2 → 3, vì đáp án của một câu hỏi đã được sửa. ${reason}`,
    };
    await db.update(notifications).set({ text }).where(eq(notifications.id, change!.id));
    const other = { kind: 'extended', reason: 'The power failed', minutes: 5 } as const;
    await db.insert(resultChanges).values({ ...change!, ...other, id: crypto.randomUUID() });

    const folder = `${import.meta.dirname}/../../db/before-baseline`;
    const [file] = globSync(`${folder}/*_student_note_of_corrections.sql`);
    const statements = readFileSync(file!, 'utf8').split('--> statement-breakpoint');
    const updates = statements.filter((statement) => /^UPDATE /m.test(statement));
    expect(updates).toHaveLength(2);
    for (const statement of updates) await db.execute(sql.raw(statement));

    const seen = await readAsStudent(student);
    expect(JSON.stringify(seen)).not.toContain('Undo the wrong key');
    expect(seen.notification.text).toEqual({
      en: '“Set 1”: Right answers 2 → 3, because the key of a question was mended.',
      vi: 'Bài “Set 1”: Số câu đúng 2 → 3, vì đáp án của một câu hỏi đã được sửa.',
    });
    expect(seen.report.changes.map((each) => each.reason).toSorted()).toEqual([
      'The power failed',
      null,
    ]);
  });
});
