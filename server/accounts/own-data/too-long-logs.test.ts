import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../db/accounts-schema.ts';
import { attempts } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs } from '../../testing/factories.ts';
import { fillLog } from '../../testing/attempts/long-log.ts';
import { rightAnswer, takeTest } from '../../testing/attempts/take-test.ts';
import { Student } from '../../testing/attempts/student.ts';
import { ownAttempts } from './export/attempts.ts';
import { forgetDue } from './forget/forget-due.ts';

let test: TestApp;
let student: Student;
beforeEach(async () => {
  test = await testApp();
  student = new Student(test.app, await signedInAs(test.services, 'student'));
  await takeTest(test, student, 'practice-rw-1', rightAnswer);
  const visited: BrowserEvent = { type: 'visited', module: 0, question: 0, ms: 1 };
  await fillLog(test, student, visited, { first: 1000, count: 25_001 });
});
afterEach(() => test.close());

describe('an attempt whose log is too long to be read', () => {
  it('exports an attempt with a too long log without its events', async () => {
    const { db, clock } = test.services;
    const context = { db, accountId: student.id, email: '', isVerified: true, now: clock.now() };
    const exported = await Array.fromAsync(ownAttempts.read(context) as AsyncIterable<unknown>);
    expect(exported).toMatchObject([{ state: 'completed', events: [], areEventsTooMany: true }]);
  });

  it('forgets the owner of an attempt with a too long log', async () => {
    const { db, clock } = test.services;
    const isStudent = eq(accounts.id, student.id);
    await db.update(accounts).set({ deletesAt: clock.now() }).where(isStudent);
    await forgetDue(test.services);
    expect(await db.$count(accounts, isStudent)).toBe(0);
    expect(await db.$count(attempts, eq(attempts.id, student.attempt))).toBe(0);
  });
});
