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

const letter = { to: 'minhanh@example.com', subject: 'Chào bạn', text: 'Chào bạn.' };
const queueLetters = (count: number): Promise<void> =>
  test.services.db.transaction(async (tx) => {
    for (let sent = 0; sent < count; sent++) await queueMail(tx, letter);
  });

const status = async (): Promise<ServiceStatus> =>
  (await test.app.inject('/api/v1/health/status')).json<{ data: ServiceStatus }>().data;

const states = async (): Promise<Record<string, string>> =>
  Object.fromEntries((await status()).parts.map(({ name, state }) => [name, state]));

describe('the status of the service', () => {
  it('is told to anyone, and says nothing but a word for each part', async () => {
    const { parts, checkedAt } = await status();
    // How quick this machine is just now is nothing to test.
    const quickness = expect.stringMatching(/^(ok|slow)$/) as unknown;
    expect(parts).toEqual([
      { name: 'website', state: quickness },
      { name: 'database', state: quickness },
      { name: 'jobs', state: 'ok' },
      { name: 'mail', state: 'ok' },
    ]);
    expect(checkedAt).toBe(test.clock.now().toISOString());
  });

  it.each([
    ['2 minutes', 'slow'],
    ['11 minutes', 'down'],
  ])('says when work has been waiting for %s', async (waiting, state) => {
    await queueLetters(1);
    await test.services.db.execute(
      sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now() - ${waiting}::interval)`,
    );
    expect(await states()).toMatchObject({ jobs: state });
  });

  it.each([
    [1, 'slow'],
    [3, 'down'],
  ])('says when %s letters could not be handed over', async (count, state) => {
    await queueLetters(count);
    await test.services.db.execute(
      sql`update graphile_worker._private_jobs set last_error = 'refused', attempts = 1, run_at = now() + interval '1 minute'`,
    );
    expect(await states()).toMatchObject({ jobs: 'ok', mail: state });
  });

  it('forgets a letter that nobody could take when an hour has gone', async () => {
    await queueLetters(3);
    await test.services.db.execute(
      sql`update graphile_worker._private_jobs set last_error = 'refused', created_at = now() - interval '61 minutes'`,
    );
    expect(await states()).toMatchObject({ mail: 'ok' });
  });

  it('looks at most every ten seconds, however often it is asked', async () => {
    const first = (await status()).checkedAt;
    test.clock.turn(9_000);
    expect((await status()).checkedAt).toBe(first);
    test.clock.turn(1_000);
    expect((await status()).checkedAt).not.toBe(first);
  });

  it('still answers without its database, and says so', async () => {
    const cut = await testApp();
    await cut.database.drop();
    const reply = await cut.app.inject('/api/v1/health/status');
    expect(reply.statusCode).toBe(200);
    expect(reply.json<{ data: ServiceStatus }>().data.parts).toContainEqual({
      name: 'database',
      state: 'down',
    });
    await cut.app.close();
  });
});
