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
import { assigned } from '../../testing/following/assigned.ts';
import { signedInAs } from '../../testing/factories.ts';
import { correctKey } from '../../testing/bank/correct-key.ts';
import { keyOf, missOf, sit } from '../../testing/attempts/sit.ts';
import { Student } from '../../testing/attempts/student.ts';
import { openForReportJob, tellRescoredJob } from './question-reports.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** All that were asked for so far, those that ran before too: each must be able to run again. */
async function runJobs({ name, run }: JobHandler): Promise<void> {
  const { rows } = await test.services.db.execute<{ payload: unknown }>(
    sql`select payload from graphile_worker._private_jobs jobs
        join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
        where tasks.identifier = ${name} order by jobs.id`,
  );
  for (const { payload } of rows) await run(payload);
}

const ticketsOf = async (who: Student): Promise<TicketCard[]> =>
  ((await who.call('GET', '/tickets')).body.data as { rows: TicketCard[] }).rows;

const read = async (who: Student, id: string): Promise<OwnTicket> =>
  (await who.call('GET', `/tickets/${id}`)).body.data as OwnTicket;

describe('a report on a question', () => {
  it('opens one ticket, which the mended key settles', async () => {
    const who = new Student(
      test.app,
      await signedInAs(test.services, 'student', { language: 'en' }),
    );
    const place = { module: 0, question: 4 };
    let answered = '';
    await sit(test, who, 'diagnostic-1', (item, question, module) => {
      const isIt = module === place.module && question === place.question;
      if (isIt) answered = item.id;
      return isIt ? missOf(item) : keyOf(item);
    });
    const report = {
      id: randomUUID(),
      ...place,
      reason: 'wrong-key',
      message: 'B fits <b>better</b>.',
    };
    for (let time = 0; time < 2; time += 1) {
      await who.call('POST', `/results/${who.attempt}/problems`, report);
      await runJobs(openForReportJob(test.services));
    }

    const own = await ticketsOf(who);
    expect(own).toMatchObject([{ category: 'question', state: 'new' }]);
    const ticket = await read(who, own[0]!.id);
    expect(ticket.subject).toBe('Question 5 of Reading and Writing, Module 1');
    expect(ticket.about).toMatchObject({
      attempt: who.attempt,
      test: { en: expect.any(String), vi: expect.any(String) },
      question: { ...place, item: answered, version: 1, reason: 'wrong-key' },
    });
    expect(JSON.stringify(ticket.messages[0]?.blocks)).toContain('<b>');

    await correctKey(test, answered, 1);
    await rescore(test.services, { item: answered, version: 1, studentNote: null, by: null });
    // Not while a class keeps the result back.
    const { id: teacher } = await signedInAs(test.services, 'teacher');
    const sat = { teacher, student: who.id, form: 'diagnostic-1', attempt: who.attempt };
    const kept = await assigned(test, sat);
    await runJobs(tellRescoredJob(test.services));
    expect((await read(who, ticket.id)).messages).toHaveLength(1);
    await test.services.db
      .update(assignments)
      .set({ shownAt: test.clock.now() })
      .where(eq(assignments.id, kept.assignment));
    for (let time = 0; time < 2; time += 1) await runJobs(tellRescoredJob(test.services));

    const settled = await read(who, ticket.id);
    expect(settled.state).toBe('resolved');
    const [change] = await test.services.db
      .select()
      .from(resultChanges)
      .where(eq(resultChanges.attemptId, who.attempt));
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
      .where(eq(results.attemptId, who.attempt));
    expect(change?.after?.total).toBe(result?.totalScore);

    // Merged into another, which is about the same then, that one hears of the next change, and once.
    const wish = { id: randomUUID(), subject: 'x', category: 'other', message: 'x' };
    await who.call('POST', '/tickets', { ...wish, files: [], attempt: null, visitor: null });
    const { db } = test.services;
    const merged = { mergedInto: wish.id, state: 'closed' } as const;
    await db.update(tickets).set(merged).where(eq(tickets.id, ticket.id));
    await db.update(tickets).set({ about: ticket.about }).where(eq(tickets.id, wish.id));
    const next = { ...change!, id: randomUUID() };
    await db.insert(resultChanges).values(next);
    for (let time = 0; time < 2; time += 1) {
      const job = tellRescoredJob(test.services);
      await job.run({ change: next.id, item: answered, version: 1 });
    }
    const told = await db.select().from(ticketMessages).where(eq(ticketMessages.event, 'rescored'));
    expect(told.map(({ ticketId }) => ticketId).toSorted()).toEqual(
      [ticket.id, wish.id].toSorted(),
    );
    expect((await read(who, wish.id)).state).toBe('resolved');
  });

  it('that is gone asks for nothing', async () => {
    const gone = randomUUID();
    await openForReportJob(test.services).run({ report: gone });
    await tellRescoredJob(test.services).run({ change: gone, item: 'x', version: 1 });
    const found = await test.services.db.select().from(tickets).where(eq(tickets.id, gone));
    expect(found).toEqual([]);
  });
});
