import type { Broadcast, Segment } from '@bac/contract/accounts/notifications.ts';
import { count, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { broadcasts, notifications } from '../../db/console-schema.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { startJobs } from '../../platform/jobs/jobs.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { makeAccount, signedInAs, writeHeaders } from '../../testing/factories.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';
import { expandBatch, expandBroadcastJob } from './expand-broadcast.ts';

let test: TestApp;
let cookie: string;
beforeEach(async () => {
  test = await testApp();
  ({ cookie } = await signedInAs(test.services, 'admin', { language: 'en' }));
});
afterEach(() => test.close());

const everybody: Segment = { roles: [], language: null, registeredSince: null, tests: null };

const message = (overrides: Partial<Broadcast> = {}): Broadcast => ({
  id: crypto.randomUUID(),
  segment: everybody,
  title: { en: 'New tests', vi: 'Có đề mới' },
  text: { en: 'Two new tests.\nGood luck.', vi: 'Hai đề mới.' },
  link: '/tests',
  isMailed: true,
  ...overrides,
});

const post = async (path: string, payload: object) =>
  (
    await test.app.inject({
      method: 'POST',
      url: `/api/v1/admin/broadcasts${path}`,
      headers: writeHeaders({ cookie }),
      payload,
    })
  ).json();

const preview = async (segment: Partial<Segment>) =>
  (await post('/preview', { segment: { ...everybody, ...segment } })).data;

const listSent = async () =>
  (await test.app.inject({ url: '/api/v1/admin/broadcasts', headers: { cookie } })).json().data;

const countReceived = async (id: string): Promise<number> => {
  const [found] = await test.services.db
    .select({ count: count() })
    .from(notifications)
    .where(eq(notifications.broadcastId, id));
  return found?.count ?? 0;
};

/** Runs the queue until everybody has received the broadcast. */
async function expand(id: string): Promise<void> {
  const jobs = await startJobs(test.services.db, test.app.log, [expandBroadcastJob(test.services)]);
  await vi.waitFor(async () => {
    const { rows } = await listSent();
    expect(rows.find((row: { id: string }) => row.id === id).isDone).toBe(true);
  }, 20_000);
  await jobs.stop();
}

const wantsNews = { results: true, reminders: true, news: true };

describe('the segment of a broadcast', () => {
  it('a segment filters active people by role, language, registration and tests', async () => {
    await makeAccount(test.services, { language: 'en', notifications: wantsNews });
    await makeAccount(test.services, { role: 'tutor', createdAt: new Date('2026-09-01') });
    await makeAccount(test.services, { status: 'banned', notifications: wantsNews });
    await makeAccount(test.services, { verifiedAt: null, notifications: wantsNews });
    expect(await preview({})).toEqual({ people: 4, byMail: 1 });
    expect(await preview({ roles: ['tutor', 'parent'] })).toEqual({ people: 1, byMail: 0 });
    expect(await preview({ language: 'vi' })).toEqual({ people: 2, byMail: 0 });
    expect(await preview({ registeredSince: '2026-11-01' })).toEqual({ people: 3, byMail: 1 });
    expect(await preview({ tests: 'some' })).toEqual({ people: 0, byMail: 0 });
    expect(await preview({ tests: 'none' })).toEqual({ people: 4, byMail: 1 });
  });
});

describe('broadcasts', () => {
  it('delivers a broadcast to its segment, and by email to people who want news, in their language', async () => {
    const lan = await makeAccount(test.services, { language: 'en', notifications: wantsNews });
    const minh = await makeAccount(test.services, { notifications: wantsNews });
    await makeAccount(test.services);
    await makeAccount(test.services, { role: 'tutor', notifications: wantsNews });
    const broadcast = message({ segment: { ...everybody, roles: ['student'] } });
    expect((await post('', broadcast)).data).toEqual({ people: 3 });
    await expand(broadcast.id);
    expect(await countReceived(broadcast.id)).toBe(3);
    const [english] = await queuedEmailsTo(test, lan.email);
    expect(english?.subject).toBe('New tests');
    expect(english?.text).toMatch(/Two new tests\.\n\nGood luck\.\n\nhttp.*\/tests/);
    expect((await queuedEmailsTo(test, minh.email)).map(({ subject }) => subject)).toEqual([
      'Có đề mới',
    ]);
    const { rows } = await test.services.db.execute(
      sql`select 1 from graphile_worker.jobs where task_identifier = 'mail.send'`,
    );
    expect(rows).toHaveLength(2);
  });

  it('sends a broadcast once despite retries and audits it', async () => {
    const broadcast = message();
    await post('', broadcast);
    expect((await post('', broadcast)).result).toBe('OK');
    await expand(broadcast.id);
    expect(await countReceived(broadcast.id)).toBe(1);
    const log = await test.app.inject({
      url: '/api/v1/admin/audit?action=broadcast.sent',
      headers: { cookie },
    });
    expect(log.json().data.total).toBe(1);
    expect(log.json().data.rows[0].detail.changes).toMatchObject({ people: 1, link: '/tests' });
  });

  it('delivers to thousands in batches, and a repeated batch changes nothing', async () => {
    const { db } = test.services;
    const pattern = await makeAccount(test.services, { notifications: wantsNews });
    const manyAccounts = Array.from({ length: 2_300 }, () => {
      const id = crypto.randomUUID();
      return { ...pattern, id, email: `${id}@example.com` };
    });
    await db.insert(accounts).values(manyAccounts);
    const broadcast = message();
    await post('', broadcast);
    const first = { broadcast: broadcast.id, after: null };
    await expandBatch(test.services, first);
    expect(await countReceived(broadcast.id)).toBe(1000);
    // Simulates a crash before the queue marked the batch as done.
    await expandBatch(test.services, first);
    expect(await countReceived(broadcast.id)).toBe(1000);
    await expand(broadcast.id);
    expect(await countReceived(broadcast.id)).toBe(2_302);
    const [found] = await db.select().from(broadcasts);
    expect(found).toMatchObject({ reached: 2_302, isDone: true });
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from graphile_worker.jobs where task_identifier = 'mail.send'`,
    );
    expect(rows[0]?.count).toBe(2_301);
  });

  it('counts recipients and readers of a broadcast', async () => {
    const broadcast = message();
    await post('', broadcast);
    await expand(broadcast.id);
    const inbox = await test.app.inject({ url: '/api/v1/notifications', headers: { cookie } });
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/v1/notifications/read',
      headers: writeHeaders({ cookie }),
      payload: { ids: [inbox.json().data.rows[0].id] },
    });
    expect(reply.json().data).toEqual({ unread: 0 });
    expect((await listSent()).rows[0]).toMatchObject({ reached: 1, read: 1, isDone: true });
  });

  it.each([{ link: 'https://elsewhere.example' }, { link: '//elsewhere.example' }])(
    'refuses a broadcast with a link that leaves the site: $link',
    async (wrong) => {
      expect((await post('', message(wrong))).code).toBe('INVALID_REQUEST');
    },
  );
});
