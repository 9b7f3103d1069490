import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attemptEvents, attempts } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs } from '../../testing/factories.ts';
import { Student } from '../../testing/attempts/student.ts';
import { Attempts } from './attempts.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const day = 24 * 60 * 60_000;

async function takeModule(): Promise<Student> {
  const student = new Student(test.app, await signedInAs(test.services, 'student'));
  await student.start('practice-rw-1');
  await student.open(0);
  return student;
}

async function stateOf({ attempt }: Student): Promise<string | undefined> {
  const [row] = await test.services.db.select().from(attempts).where(eq(attempts.id, attempt));
  return row?.state;
}

it('settles the other attempts when one cannot be read', async () => {
  const { db } = test.services;
  const damaged = await takeModule();
  test.clock.turn(1000);
  const intact = await takeModule();
  await db
    .delete(attemptEvents)
    .where(and(eq(attemptEvents.attemptId, damaged.attempt), eq(attemptEvents.seq, 1)));
  test.clock.turn(2 * day);
  await expect(new Attempts(test.services).settleDue()).rejects.toThrow('could not be settled');
  expect(await stateOf(intact)).toBe('completed');
  expect(await stateOf(damaged)).toBe('running');
});
