import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { replay } from '@bac/exam/attempt/replay.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../../db/accounts-schema.ts';
import { listLog } from '../../../attempts/log.ts';
import { mailJob } from '../../../platform/mail/mail.ts';
import { outboxTransport } from '../../../platform/mail/transport.ts';
import { tellPeopleJob } from '../../notifications/tell-people.ts';
import { tellPersonJob } from '../../notifications/tell-person.ts';
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
import { removeFilesJob } from './files-of.ts';
import { forgetDue } from './forget-due.ts';

const day = 24 * 60 * 60 * 1000;

let test: TestApp;
let everything: PersonWithEverything;
let before: { tables: string[]; files: string[]; kept: string[]; figures: unknown };

/** What is done in the background, letters written as files among it. */
const work = () =>
  runQueued(test, [
    exportJob(test.services),
    tellPersonJob(test.services),
    tellPeopleJob(test.services),
    mailJob(
      outboxTransport(test.services.config, 'no-reply@example.com', test.clock, () => {}),
      test.app.log,
    ),
    removeFilesJob(test.services),
  ]);

const rowsOf = async (query: ReturnType<typeof sql>): Promise<unknown[]> =>
  (await test.services.db.execute(query)).rows;

/** Everything the team reads about questions and tests. */
async function figures() {
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

const keptFiles = async (): Promise<string[]> =>
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
  await work();
  await work();
  const waiting = { about: 'cats', accounts: [person.id, everything.parent.id] };
  const words = { title: { en: '', vi: '' }, text: { en: '', vi: '' }, link: null };
  await db.execute(sql`select graphile_worker.add_job('notifications.people-told',
    ${JSON.stringify({ ...waiting, ...words, wish: 'news' })}::json)`);
  await db.execute(sql`select graphile_worker.add_job('mail.send',
    ${JSON.stringify({ to: person.email, subject: 'x', text: 'y' })}::json)`);
  before = {
    tables: await tablesWith(test, traces),
    files: await filesWith(test, traces),
    kept: await keptFiles(),
    figures: await figures(),
  };
  await db
    .update(accounts)
    .set({ deletesAt: new Date(test.clock.now().getTime() + 14 * day) })
    .where(eq(accounts.id, person.id));
});
afterAll(() => test.close());

describe('somebody who has used everything', () => {
  it('is named in every table that can name somebody: what comes below says something', async () => {
    const personal = await listPersonalTables();
    // Once the account is in the list of those who have it, a new table fails here until the test uses it.
    expect(personal.filter((name) => !before.tables.includes(name))).toEqual([]);
    expect(before.files.length).toBeGreaterThan(3);
  });

  it('stays until the day', async () => {
    test.clock.turn(14 * day - 1000);
    await forgetDue(test.services);
    expect(await tablesWith(test, [everything.person.id])).toContain('accounts');
  });

  it('is gone after it, by whichever process comes first, from every table and every file', async () => {
    test.clock.turn(2000);
    await Promise.all([forgetDue(test.services), forgetDue(test.services)]);
    await work();
    expect(await tablesWith(test, everything.traces)).toEqual([]);
    expect(await filesWith(test, everything.traces)).toEqual([]);
    const gone = before.kept.filter((name) => /\.(kept|webp)$/.test(name));
    expect(gone).toHaveLength(6);
    expect(await keptFiles()).toEqual([]);
  });

  it('leaves every figure of tests and questions as it was', async () => {
    expect(await figures()).toEqual(before.figures);
  });

  it('leaves attempts that fold to what they were, and belong to nobody', async () => {
    const { attempt } = everything;
    const [left] =
      await rowsOf(sql`select accounts.* from accounts join attempts on account_id = accounts.id
      where attempts.id = ${attempt}`);
    expect(left).toMatchObject({ full_name: '—', status: 'inactive', is_forgotten: true });
    expect((left as { email: string }).email).toMatch(/@deleted\.invalid$/);
    expect(replay(await listLog(test.services.db, attempt)).phase.name).toBe('completed');
  });

  it('is signed out, without a word', async () => {
    const reply = await everything.person.send('GET', '/id/account/info');
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'NOT_SIGNED_IN']);
  });

  it('leaves others what is theirs, without the name', async () => {
    const { parent, room } = everything;
    expect((await room.whole()).students).toBe(0);
    const inbox = await parent.get('/notifications');
    expect(JSON.stringify(inbox)).toContain('someone who has left joined');
    const [consent] = await rowsOf(sql`select * from guardian_consents`);
    expect(consent).toMatchObject({ guardian_name: '', withdrawn_at: expect.any(String) });
    const told = await rowsOf(sql`select payload from graphile_worker._private_jobs`);
    expect(JSON.stringify(told)).not.toContain(everything.person.email);
  });

  it('leaves in the log that something was done, and when', async () => {
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

  it('what is left of them shows up nowhere among people', async () => {
    const admin = new Student(test.app, await signedInAs(test.services, 'admin'));
    const asked = async (path: string) => JSON.stringify((await admin.call('GET', path)).body);
    const [left] = (await rowsOf(sql`select id from accounts where is_forgotten`)) as {
      id: string;
    }[];
    expect(await asked('/admin/users?limit=100')).not.toContain(left!.id);
    expect((await admin.call('GET', `/admin/users/${left!.id}`)).status).toBe(404);
    const roles = (await admin.call('GET', '/admin/roles')).body.data;
    const students = await test.services.db.$count(
      accounts,
      sql`role = 'student' and not is_forgotten`,
    );
    expect(JSON.stringify(roles)).toContain(`"people":${students}`);
  });
});
