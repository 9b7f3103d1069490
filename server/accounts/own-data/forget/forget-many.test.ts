import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accounts } from '../../../db/accounts-schema.ts';
import { auditLog } from '../../../db/schema.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { makeAccount, makeAccounts } from '../../../testing/factories.ts';
import { runQueued } from '../../../testing/run-queued.ts';
import { forgetDue, forgetDueJob } from './forget-due.ts';

type Detail = typeof auditLog.$inferInsert.detail;

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

it('deletes twenty accounts in one job and queues another job for the rest, so that scoring can run in between', async () => {
  const { services } = test;
  const { db, clock } = services;
  const now = clock.now();
  await makeAccounts(
    services,
    Array.from({ length: 45 }, () => ({ deletesAt: now })),
  );
  const countAfter = async (work: () => Promise<void>): Promise<number> => {
    await work();
    return db.$count(accounts);
  };
  const runNext = () => runQueued(test, [forgetDueJob(services)]);
  expect(await countAfter(() => forgetDue(services))).toBe(25);
  // A named queue would stay locked for hours after its process was killed.
  const queued = await db.execute(sql`select queue_name from graphile_worker.jobs
    where task_identifier = 'own-data.forget-due'`);
  expect(queued.rows).toEqual([{ queue_name: null }]);
  expect(await countAfter(runNext)).toBe(5);
  expect(await countAfter(runNext)).toBe(0);
  expect((await db.execute(sql`select from graphile_worker.jobs`)).rows).toEqual([]);
});

it('finds by index every entry of the audit log that names a person, and no other', async () => {
  const { services } = test;
  const { db, clock } = services;
  const at = clock.now();
  const { id, email } = await makeAccount(services, {
    email: 'minh.anh+1@example.com',
    fullName: 'Trần Thị "Bé" Ba',
    role: 'support',
    deletesAt: at,
  });
  const other = crypto.randomUUID();
  const entries: [action: string, subject: string, actorId: string | null, detail: Detail][] = [
    ['session.opened', 'account:1', id!, {}],
    ['account.edited', `account:${id}`, other, {}],
    ['class.joined', 'class:1', other, { student: id }],
    ['note.written', 'note:1', other, { text: `see\n${id}x and\\${id}` }],
    ['mail.refused', 'address:1', null, { to: email }],
    ['ticket.changed', 'ticket:1', other, { changes: { assignee: 'Trần Thị "Bé" Ba' } }],
    ['ticket.changed', 'ticket:2', other, { changes: { assignee: 'Somebody Else' } }],
    ['class.joined', 'class:1', other, { student: other }],
    ['mail.refused', 'address:1', null, { to: `x${email}` }],
    ['mail.refused', 'address:1', null, { to: 'minh.anh@example.com' }],
  ];
  await db.insert(auditLog).values(
    entries.map(([action, subject, actorId, detail]) => ({
      at,
      action,
      subject,
      actorId,
      detail,
    })),
  );
  const named = await db.execute<{ id: string }>(sql`
    select entry.id from audit_log as entry, accounts as person
    where person.id = ${id} and audit_names(entry, person) order by entry.id`);
  expect(named.rows).toHaveLength(6);
  await forgetDue(services);
  const changed = await db.execute<{ id: string }>(sql`
    select id from audit_log where detail = '{"isForgotten": true}' order by id`);
  expect(changed.rows).toEqual(named.rows);
});
