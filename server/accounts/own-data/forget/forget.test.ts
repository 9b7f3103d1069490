import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { replay } from '@bac/exam/attempt/replay.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../../db/accounts-schema.ts';
import { listLog } from '../../../attempts/log.ts';
import { mailJob } from '../../../platform/mail/mail.ts';
import { outboxTransport } from '../../../platform/mail/transport.ts';
import { notifyPeopleJob } from '../../notifications/notify-people.ts';
import { notifyPersonJob } from '../../notifications/notify-person.ts';
import { computeStatistics } from '../../../bank/statistics/compute-statistics.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { signedInAs } from '../../../testing/factories.ts';
import { listPersonalTables } from '../../../testing/accounts/personal-tables.ts';
import {
  personWithEverything,
  type PersonWithEverything,
} from '../../../testing/accounts/person-with-everything.ts';
import { runQueued } from '../../../testing/run-queued.ts';
import { simulateResults } from '../../../testing/bank/simulate-results.ts';
import { Student } from '../../../testing/attempts/student.ts';
import { filesWith, tablesWith } from '../../../testing/accounts/traces.ts';
import { exportJob } from '../export/make-export.ts';
import { removeFilesJob } from './stored-files.ts';
import { forgetDue } from './forget-due.ts';

const day = 24 * 60 * 60 * 1000;

let test: TestApp;
let everything: PersonWithEverything;
let before: { tables: string[]; files: string[]; storedFiles: string[]; statistics: unknown };

/** Runs the background jobs, including the one that writes emails as files. */
const runJobs = () =>
  runQueued(test, [
    exportJob(test.services),
    notifyPersonJob(test.services),
    notifyPeopleJob(test.services),
    mailJob(
      outboxTransport(test.services.config, 'no-reply@example.com', test.clock, () => {}),
      test.app.log,
    ),
    removeFilesJob(test.services),
  ]);

const rowsOf = async (query: ReturnType<typeof sql>): Promise<unknown[]> =>
  (await test.services.db.execute(query)).rows;

/** Reads all statistics that the team sees about questions and tests. */
async function readStatistics() {
  await computeStatistics(test.services);
  return {
    items:
      await rowsOf(sql`select item_id, version, place, is_main, answers, p, r, options, fifths, median_ms, flags
      from item_statistics order by 1, 2, 3`),
    answers: await rowsOf(sql`select * from answer_counts order by 1, 2, 3`),
    scores: await rowsOf(
      sql`select form_id, completed_at, right_answers, total_score from results order by 1, 2, 3`,
    ),
    reports: await rowsOf(
      sql`select item_id, version, reason, created_at from problem_reports order by 1, 4`,
    ),
    completed: await rowsOf(
      sql`select form_id, count(*) from attempts where state = 'completed' group by 1 order by 1`,
    ),
  };
}

const listStoredFiles = async (): Promise<string[]> =>
  (await readdir(join(test.services.config.dataDir, 'files'), { recursive: true })).filter((name) =>
    name.includes('.'),
  );

beforeAll(async () => {
  test = await testApp();
  const { db } = test.services;
  everything = await personWithEverything(test);
  await simulateResults(test.services, 'practice-rw-1', { students: 40 });
  const { person, traces } = everything;
  const exported = { id: crypto.randomUUID(), accountId: person.id };
  await db.execute(sql`insert into data_exports (id, account_id, created_at)
    values (${exported.id}, ${exported.accountId}, ${test.clock.now()})`);
  await db.execute(
    sql`select graphile_worker.add_job('own-data.export', ${JSON.stringify({ export: exported.id })}::json)`,
  );
  await runJobs();
  await runJobs();
  const pending = { about: 'cats', accounts: [person.id, everything.parent.id] };
  const texts = { title: { en: '', vi: '' }, text: { en: '', vi: '' }, link: null };
  await db.execute(sql`select graphile_worker.add_job('notifications.notify-people',
    ${JSON.stringify({ ...pending, ...texts, wish: 'news' })}::json)`);
  await db.execute(sql`select graphile_worker.add_job('mail.send',
    ${JSON.stringify({ to: person.email, subject: 'x', text: 'y' })}::json)`);
  before = {
    tables: await tablesWith(test, traces),
    files: await filesWith(test, traces),
    storedFiles: await listStoredFiles(),
    statistics: await readStatistics(),
  };
  await db
    .update(accounts)
    .set({ deletesAt: new Date(test.clock.now().getTime() + 14 * day) })
    .where(eq(accounts.id, person.id));
});
afterAll(() => test.close());

describe('forgetting a person who has used every feature', () => {
  it('the fixture appears in every table that can refer to a person', async () => {
    const personal = await listPersonalTables();
    // A new table that refers to accounts fails here until the fixture uses it.
    expect(personal.filter((name) => !before.tables.includes(name))).toEqual([]);
    expect(before.files.length).toBeGreaterThan(3);
  });

  it('keeps the account until the deletion date', async () => {
    test.clock.turn(14 * day - 1000);
    await forgetDue(test.services);
    expect(await tablesWith(test, [everything.person.id])).toContain('accounts');
  });

  it('erases the person from every table and file after the date, even when processes race', async () => {
    test.clock.turn(2000);
    await Promise.all([forgetDue(test.services), forgetDue(test.services)]);
    await runJobs();
    expect(await tablesWith(test, everything.traces)).toEqual([]);
    expect(await filesWith(test, everything.traces)).toEqual([]);
    const deletedFiles = before.storedFiles.filter((name) => /\.(kept|webp)$/.test(name));
    expect(deletedFiles).toHaveLength(6);
    expect(await listStoredFiles()).toEqual([]);
  });

  it('leaves the statistics of tests and questions unchanged', async () => {
    expect(await readStatistics()).toEqual(before.statistics);
  });

  it('leaves attempts that replay to the same state and belong to nobody', async () => {
    const { attempt } = everything;
    const [placeholder] =
      await rowsOf(sql`select accounts.* from accounts join attempts on account_id = accounts.id
      where attempts.id = ${attempt}`);
    expect(placeholder).toMatchObject({ full_name: '—', status: 'inactive', is_forgotten: true });
    expect((placeholder as { email: string }).email).toMatch(/@deleted\.invalid$/);
    expect(replay(await listLog(test.services.db, attempt)).phase.name).toBe('completed');
  });

  it('signs the forgotten person out without an explanation', async () => {
    const reply = await everything.person.send('GET', '/id/account/info');
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'NOT_SIGNED_IN']);
  });

  it('leaves other people their data without the name', async () => {
    const { parent, room } = everything;
    expect((await room.readClass()).students).toBe(0);
    const inbox = await parent.get('/notifications');
    expect(JSON.stringify(inbox)).toContain('someone who has left joined');
    const [consent] = await rowsOf(sql`select * from guardian_consents`);
    expect(consent).toMatchObject({ guardian_name: '', withdrawn_at: expect.any(String) });
    const jobs = await rowsOf(sql`select payload from graphile_worker._private_jobs`);
    expect(JSON.stringify(jobs)).not.toContain(everything.person.email);
  });

  it('keeps in the audit log what was done and when', async () => {
    const log = await rowsOf(sql`select action, actor_id, subject, detail, address from audit_log
      where detail::text like '%isForgotten%' or subject like 'settings:%' or action = 'account.forgotten'`);
    expect(log).toContainEqual({
      action: 'settings.changed',
      actor_id: '00000000-0000-0000-0000-000000000000',
      subject: 'settings:site',
      detail: { changes: { name: 'Bậc' } },
      address: null,
    });
    expect(log).toContainEqual({
      action: 'account.edited',
      actor_id: everything.parent.id,
      subject: 'account:forgotten',
      detail: { isForgotten: true },
      address: '10.1.2.4',
    });
    expect(log).toContainEqual(expect.objectContaining({ action: 'account.forgotten' }));
  });

  it('shows the placeholder account in no list of people', async () => {
    const admin = new Student(test.app, await signedInAs(test.services, 'admin'));
    const getText = async (path: string) => JSON.stringify((await admin.call('GET', path)).body);
    const [placeholder] = (await rowsOf(sql`select id from accounts where is_forgotten`)) as {
      id: string;
    }[];
    expect(await getText('/admin/users?limit=100')).not.toContain(placeholder!.id);
    expect((await admin.call('GET', `/admin/users/${placeholder!.id}`)).status).toBe(404);
    const roles = (await admin.call('GET', '/admin/roles')).body.data;
    const students = await test.services.db.$count(
      accounts,
      sql`role = 'student' and not is_forgotten`,
    );
    expect(JSON.stringify(roles)).toContain(`"people":${students}`);
  });
});
