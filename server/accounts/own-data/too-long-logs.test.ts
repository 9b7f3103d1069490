import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../db/accounts-schema.ts';
import { attempts } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs } from '../../testing/factories.ts';
import { fillLog } from '../../testing/attempts/long-log.ts';
import { keyOf, sit } from '../../testing/attempts/sit.ts';
import { Student } from '../../testing/attempts/student.ts';
import { ownAttempts } from './export/attempts.ts';
import { forgetDue } from './forget/forget-due.ts';

let test: TestApp;
let student: Student;
beforeEach(async () => {
  test = await testApp();
  student = new Student(test.app, await signedInAs(test.services, 'student'));
  await sit(test, student, 'practice-rw-1', keyOf);
  const visited: BrowserEvent = { type: 'visited', module: 0, question: 0, ms: 1 };
  await fillLog(test, student, visited, { first: 1000, count: 25_001 });
});
afterEach(() => test.close());

describe('an attempt whose log is too long to be read', () => {
  it('is in the copy of one’s data without its events', async () => {
    const { db, clock } = test.services;
    const reading = { db, accountId: student.id, email: '', isVerified: true, now: clock.now() };
    const told = await Array.fromAsync(ownAttempts.read(reading) as AsyncIterable<unknown>);
    expect(told).toMatchObject([{ state: 'completed', events: [], areEventsTooMany: true }]);
  });

  it('does not keep its owner from being forgotten', async () => {
    const { db, clock } = test.services;
    const isIt = eq(accounts.id, student.id);
    await db.update(accounts).set({ deletesAt: clock.now() }).where(isIt);
    await forgetDue(test.services);
    expect(await db.$count(accounts, isIt)).toBe(0);
    expect(await db.$count(attempts, eq(attempts.id, student.attempt))).toBe(0);
  });
});
