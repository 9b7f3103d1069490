import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { attemptEvents } from '../db/schema.ts';
import type { Database } from '../platform/postgres/database.ts';
import { testApp } from '../testing/app.ts';
import { fillLog } from '../testing/attempts/long-log.ts';
import { Student } from '../testing/attempts/student.ts';
import { signedInAs } from '../testing/factories.ts';
import { listLog } from './log.ts';
import { packAttempt } from './pack-attempt.ts';

/** Runs `work` once, after the query between the first page and the others. */
function afterFirstPage(db: Database, work: () => Promise<void>): Database {
  let isDone = false;
  const execute = async (...query: Parameters<Database['execute']>) => {
    const result = await db.execute(...query);
    if (!isDone) await work();
    isDone = true;
    return result;
  };
  return new Proxy(db, {
    get: (target, name) => (name === 'execute' ? execute : Reflect.get(target, name)),
  });
}

it('reads a log of several pages whole, also if it is packed in between', async () => {
  const test = await testApp();
  try {
    const { db, clock } = test.services;
    const student = new Student(test.app, await signedInAs(test.services, 'student'));
    await student.start('practice-rw-1');
    const visited = { type: 'visited', module: 0, question: 0, ms: 1 } as const;
    await fillLog(test, student, visited, { first: 1, count: 4500 });
    const log = await listLog(db, student.attempt);
    expect(log.length).toBeGreaterThan(4500);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    const racing = afterFirstPage(db, () =>
      db.transaction((tx) => packAttempt(tx, student.attempt, clock.now())),
    );
    expect(await listLog(racing, student.attempt)).toEqual(log);
    const isRow = eq(attemptEvents.attemptId, student.attempt);
    expect(await db.$count(attemptEvents, isRow)).toBe(0);
  } finally {
    await test.close();
  }
});
