import type { ServiceStatus } from '@bac/contract/site/health.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { queueMail } from '../../platform/mail/mail.ts';
import { testApp, type TestApp } from '../../testing/app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterEach(async () => {
  await test.services.db.execute(sql`delete from graphile_worker._private_jobs`);
  test.clock.turn(10_000);
});
afterAll(() => test.close());

const email = { to: 'minhanh@example.com', subject: 'Chào bạn', text: 'Chào bạn.' };
const queueEmails = (count: number): Promise<void> =>
  test.services.db.transaction(async (tx) => {
    for (let index = 0; index < count; index++) await queueMail(tx, email);
  });

const status = async (): Promise<ServiceStatus> =>
  (await test.app.inject('/api/v1/health/status')).json<{ data: ServiceStatus }>().data;

const states = async (): Promise<Record<string, string>> =>
  Object.fromEntries((await status()).parts.map(({ name, state }) => [name, state]));

describe('the status of the service', () => {
  it('tells anybody the state of each part and nothing else', async () => {
    const { parts, checkedAt } = await status();
    // The speed of the test machine is not under test.
    const okOrSlow = expect.stringMatching(/^(ok|slow)$/) as unknown;
    expect(parts).toEqual([
      { name: 'website', state: okOrSlow },
      { name: 'database', state: okOrSlow },
      { name: 'jobs', state: 'ok' },
      { name: 'mail', state: 'ok' },
    ]);
    expect(checkedAt).toBe(test.clock.now().toISOString());
  });

  it.each([
    ['2 minutes', 'slow'],
    ['11 minutes', 'down'],
  ])('reports jobs that have waited for %s', async (waiting, state) => {
    await queueEmails(1);
    await test.services.db.execute(
      sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now() - ${waiting}::interval)`,
    );
    expect(await states()).toMatchObject({ jobs: state });
  });

  it.each([
    [1, 'slow'],
    [3, 'down'],
  ])('reports %s failed emails', async (count, state) => {
    await queueEmails(count);
    await test.services.db.execute(
      sql`update graphile_worker._private_jobs set last_error = 'refused', attempts = 1, run_at = now() + interval '1 minute'`,
    );
    expect(await states()).toMatchObject({ jobs: 'ok', mail: state });
  });

  it('ignores a failed email after an hour', async () => {
    await queueEmails(3);
    await test.services.db.execute(
      sql`update graphile_worker._private_jobs set last_error = 'refused', created_at = now() - interval '61 minutes'`,
    );
    expect(await states()).toMatchObject({ mail: 'ok' });
  });

  it('checks at most every ten seconds', async () => {
    const first = (await status()).checkedAt;
    test.clock.turn(9_000);
    expect((await status()).checkedAt).toBe(first);
    test.clock.turn(1_000);
    expect((await status()).checkedAt).not.toBe(first);
  });

  it('reports an unreachable database', async () => {
    const brokenApp = await testApp();
    await brokenApp.database.drop();
    const reply = await brokenApp.app.inject('/api/v1/health/status');
    expect(reply.statusCode).toBe(200);
    expect(reply.json<{ data: ServiceStatus }>().data.parts).toContainEqual({
      name: 'database',
      state: 'down',
    });
    await brokenApp.app.close();
  });
});
