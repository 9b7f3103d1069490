import { randomUUID } from 'node:crypto';
import type { OwnTicket, TicketCard } from '@bac/contract/tickets/tickets.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignments } from '../../db/classes-schema.ts';
import { resultChanges, results } from '../../db/results-schema.ts';
import { ticketMessages, tickets } from '../../db/tickets-schema.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { rescore } from '../../results/scoring/rescore.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { createAssignment } from '../../testing/following/create-assignment.ts';
import { signedInAs } from '../../testing/factories.ts';
import { correctKey } from '../../testing/bank/correct-key.ts';
import { rightAnswer, wrongAnswer, takeTest } from '../../testing/attempts/take-test.ts';
import { Student } from '../../testing/attempts/student.ts';
import { openForReportJob, notifyRescoredJob } from './question-reports.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** Runs every job enqueued so far, even those that ran before: each must be idempotent. */
async function runJobs({ name, run }: JobHandler): Promise<void> {
  const { rows } = await test.services.db.execute<{ payload: unknown }>(
    sql`select payload from graphile_worker._private_jobs jobs
        join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
        where tasks.identifier = ${name} order by jobs.id`,
  );
  for (const { payload } of rows) await run(payload);
}

const ticketsOf = async (student: Student): Promise<TicketCard[]> =>
  ((await student.call('GET', '/tickets')).body.data as { rows: TicketCard[] }).rows;

const read = async (student: Student, id: string): Promise<OwnTicket> =>
  (await student.call('GET', `/tickets/${id}`)).body.data as OwnTicket;

describe('a report on a question', () => {
  it('a report opens one ticket, which a corrected key resolves', async () => {
    const student = new Student(
      test.app,
      await signedInAs(test.services, 'student', { language: 'en' }),
    );
    const position = { module: 0, question: 4 };
    let reportedItem = '';
    await takeTest(test, student, 'diagnostic-1', (item, question, module) => {
      const isReported = module === position.module && question === position.question;
      if (isReported) reportedItem = item.id;
      return isReported ? wrongAnswer(item) : rightAnswer(item);
    });
    const report = {
      id: randomUUID(),
      ...position,
      reason: 'wrong-key',
      message: 'B fits <b>better</b>.',
    };
    for (let time = 0; time < 2; time += 1) {
      await student.call('POST', `/results/${student.attempt}/problems`, report);
      await runJobs(openForReportJob(test.services));
    }

    const own = await ticketsOf(student);
    expect(own).toMatchObject([{ category: 'question', state: 'new' }]);
    const ticket = await read(student, own[0]!.id);
    expect(ticket.subject).toBe('Question 5 of Reading and Writing, Module 1');
    expect(ticket.about).toMatchObject({
      attempt: student.attempt,
      test: { en: expect.any(String), vi: expect.any(String) },
      question: { ...position, item: reportedItem, version: 1, reason: 'wrong-key' },
    });
    expect(JSON.stringify(ticket.messages[0]?.blocks)).toContain('<b>');

    await correctKey(test, reportedItem, 1);
    await rescore(test.services, {
      kind: 'rescored',
      item: reportedItem,
      version: 1,
      studentNote: null,
      by: null,
    });
    // Not while a class withholds the result.
    const { id: teacher } = await signedInAs(test.services, 'teacher');
    const assignedAttempt = {
      teacher,
      student: student.id,
      form: 'diagnostic-1',
      attempt: student.attempt,
    };
    const withheld = await createAssignment(test, assignedAttempt);
    await runJobs(notifyRescoredJob(test.services));
    expect((await read(student, ticket.id)).messages).toHaveLength(1);
    await test.services.db
      .update(assignments)
      .set({ resultsVisibleAt: test.clock.now() })
      .where(eq(assignments.id, withheld.assignment));
    for (let time = 0; time < 2; time += 1) await runJobs(notifyRescoredJob(test.services));

    const settled = await read(student, ticket.id);
    expect(settled.state).toBe('resolved');
    const [change] = await test.services.db
      .select()
      .from(resultChanges)
      .where(eq(resultChanges.attemptId, student.attempt));
    expect(settled.messages.slice(1)).toMatchObject([
      {
        kind: 'event',
        event: 'rescored',
        from: 'system',
        author: null,
        detail: {
          before: String(change?.before?.total),
          after: String(change?.after?.total),
          unit: 'points',
        },
      },
    ]);
    const [result] = await test.services.db
      .select()
      .from(results)
      .where(eq(results.attemptId, student.attempt));
    expect(change?.after?.total).toBe(result?.totalScore);

    // After a merge into a ticket about the same question, the surviving ticket gets the next change, once.
    const otherTicket = { id: randomUUID(), subject: 'x', category: 'other', message: 'x' };
    await student.call('POST', '/tickets', {
      ...otherTicket,
      files: [],
      attempt: null,
      visitor: null,
    });
    const { db } = test.services;
    const merged = { mergedInto: otherTicket.id, state: 'closed' } as const;
    await db.update(tickets).set(merged).where(eq(tickets.id, ticket.id));
    await db.update(tickets).set({ about: ticket.about }).where(eq(tickets.id, otherTicket.id));
    const next = { ...change!, id: randomUUID() };
    await db.insert(resultChanges).values(next);
    for (let time = 0; time < 2; time += 1) {
      const job = notifyRescoredJob(test.services);
      await job.run({ change: next.id, item: reportedItem, version: 1 });
    }
    const events = await db
      .select()
      .from(ticketMessages)
      .where(eq(ticketMessages.event, 'rescored'));
    expect(events.map(({ ticketId }) => ticketId).toSorted()).toEqual(
      [ticket.id, otherTicket.id].toSorted(),
    );
    expect((await read(student, otherTicket.id)).state).toBe('resolved');
  });

  it('a deleted report opens no ticket', async () => {
    const missing = randomUUID();
    await openForReportJob(test.services).run({ report: missing });
    await notifyRescoredJob(test.services).run({ change: missing, item: 'x', version: 1 });
    const found = await test.services.db.select().from(tickets).where(eq(tickets.id, missing));
    expect(found).toEqual([]);
  });
});
