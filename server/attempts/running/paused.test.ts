import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '../../db/accounts-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs } from '../../testing/factories.ts';
import { Student } from '../../testing/attempts/student.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const minute = 60_000;
const answered = (question: number): BrowserEvent => ({
  type: 'answered',
  module: 0,
  question,
  answer: 'A',
});

/** A student who may pause in private practice, a minute after the module opened. */
async function startedStudent(): Promise<Student> {
  const student = new Student(test.app, await signedInAs(test.services, 'student'));
  await test.services.db
    .update(accounts)
    .set({ preferences: { pause: true } })
    .where(eq(accounts.id, student.id));
  await student.start('practice-rw-1');
  await student.open(0);
  test.clock.turn(minute);
  return student;
}

it('hides the questions during a pause and shows them again after it', async () => {
  const student = await startedStudent();
  expect((await student.read()).items).toHaveLength(27);
  await student.send({ type: 'paused' });
  const paused = await student.read();
  expect(paused.attempt.phase).toMatchObject({ name: 'module' });
  expect(paused).toMatchObject({ items: [], formulas: {} });
  const elsewhere = await student.view('POST', `/attempts/${student.attempt}/devices`, {
    device: 'phone-01',
  });
  expect(elsewhere.items).toEqual([]);
  await student.on('phone-01').send({ type: 'resumed' });
  expect((await student.read()).items).toHaveLength(27);
});

it('refuses answers that a device dates by the moment of its pause days later', async () => {
  const student = await startedStudent();
  await student.send(answered(0), { type: 'paused' });
  test.clock.turn(3 * 24 * 60 * minute);
  const receipt = await student.send(answered(1), { type: 'submitted', module: 0 });
  expect(receipt.superseded).toMatchObject([{ reason: 'paused' }]);
  const { attempt } = await student.read();
  const answers = attempt.modules[0]?.questions.map(({ answer }) => answer);
  expect(answers?.slice(0, 2)).toEqual(['A', undefined]);
});

it('applies answers that an earlier device made before the pause and delivers during it', async () => {
  const student = await startedStudent();
  const phone = student.on('phone-01');
  test.clock.turn(minute);
  await student.view('POST', `/attempts/${student.attempt}/devices`, { device: 'phone-01' });
  test.clock.turn(minute);
  await phone.send({ type: 'paused' });
  test.clock.turn(minute);
  await student.post(student.numbered(answered(4)).map((each) => ({ ...each, elapsed: minute })));
  await phone.send({ type: 'resumed' });
  expect((await phone.read()).attempt.modules[0]?.questions[4]?.answer).toBe('A');
});
