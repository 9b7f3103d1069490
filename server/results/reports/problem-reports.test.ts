import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemReports } from '../../db/results-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { Student } from '../../testing/attempts/student.ts';
import { takeTest } from '../../testing/attempts/take-test.ts';
import { signedInAs } from '../../testing/factories.ts';
import { ticketBody } from '../../testing/tickets/tickets.ts';
import { problemReported } from '../events/problem-reported.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

async function studentWithResult(): Promise<Student> {
  const student = new Student(test.app, await signedInAs(test.services, 'student'));
  await takeTest(test, student, 'practice-math-1', () => undefined);
  return student;
}

const report = (student: Student, question: number) =>
  student.call('POST', `/results/${student.attempt}/problems`, {
    id: crypto.randomUUID(),
    module: 0,
    question,
    reason: 'unclear',
    message: '',
  });

const reportsOf = ({ attempt }: Student) =>
  test.services.db.select().from(problemReports).where(eq(problemReports.attemptId, attempt));

/** Lists the reports that have a job. */
async function listJobs(): Promise<string[]> {
  const { rows } = await test.services.db.execute<{ report: string }>(
    sql`select payload ->> 'report' as report from graphile_worker._private_jobs jobs
        join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
        where tasks.identifier = ${problemReported.name}`,
  );
  return rows.map((row) => row.report);
}

describe('reports on questions', () => {
  it('stores one report and one job for a question of an attempt, also from requests at once', async () => {
    const student = await studentWithResult();
    const replies = await Promise.all(Array.from({ length: 4 }, () => report(student, 3)));
    replies.push(await report(student, 3));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const stored = await reportsOf(student);
    expect(stored).toHaveLength(1);
    expect(await listJobs()).toEqual([stored[0]!.id]);
  });

  it('counts as a ticket: together at most 20 an hour', async () => {
    const student = await studentWithResult();
    const jobs = (await listJobs()).length;
    const openTicket = () => student.call('POST', '/tickets', ticketBody());
    expect((await openTicket()).status).toBe(200);
    for (let question = 0; question < 19; question += 1) {
      expect((await report(student, question)).status).toBe(200);
      // A repeated report does not count.
      expect((await report(student, question)).status).toBe(200);
    }
    expect((await report(student, 19)).body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((await openTicket()).status).toBe(429);
    expect((await report(student, 0)).status).toBe(200);
    expect(await reportsOf(student)).toHaveLength(19);
    expect((await listJobs()).length - jobs).toBe(19);
    test.clock.turn(60 * 60_000);
    expect((await report(student, 19)).status).toBe(200);
  });
});
