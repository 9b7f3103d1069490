import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import { signedInAs } from '../testing/factories.ts';
import { listAudit, recordAudit } from './audit.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const entry = (action: string) => ({
  at: test.clock.now(),
  actorId: null,
  action,
  subject: 'thing:1',
});

describe('the audit log', () => {
  it('forgets an entry together with the change that failed', async () => {
    const { db } = test.services;
    const failed = db.transaction(async (tx) => {
      await recordAudit(tx, entry('thing.broken'));
      throw new Error('the change failed');
    });
    await expect(failed).rejects.toThrow('the change failed');
    expect(await listAudit(db, {})).toEqual([]);
  });

  it.each(['update audit_log set action = $$x$$', 'delete from audit_log', 'truncate audit_log'])(
    'refuses "%s", even from the application itself',
    async (statement) => {
      const { db } = test.services;
      await db.transaction((tx) => recordAudit(tx, entry('thing.made')));
      const before = await listAudit(db, {});
      const attempt = db.execute(sql.raw(statement));
      await expect(attempt).rejects.toMatchObject({
        cause: { message: 'the audit log is append-only' },
      });
      expect(await listAudit(db, {})).toEqual(before);
    },
  );

  it('shows an administrator the newest entries first, page by page', async () => {
    const { cookie } = await signedInAs(test.services, 'admin');
    for (const action of ['a.first', 'a.second', 'a.third']) {
      await test.services.db.transaction((tx) => recordAudit(tx, entry(action)));
    }
    const page = async (query: string) =>
      (await test.app.inject({ url: `/api/v1/admin/audit?${query}`, headers: { cookie } })).json()
        .data;
    const first = await page('limit=2');
    expect(first.map(({ action }: { action: string }) => action)).toEqual(['a.third', 'a.second']);
    const second = await page(`limit=1&before=${first[1].id}`);
    expect(second[0]).toMatchObject({ action: 'a.first', subject: 'thing:1', actorId: null });
  });

  it.each(['limit=0', 'limit=201', 'limit=x', 'before=-1'])(
    'refuses the page %s',
    async (query) => {
      const { cookie } = await signedInAs(test.services, 'admin');
      const reply = await test.app.inject({
        url: `/api/v1/admin/audit?${query}`,
        headers: { cookie },
      });
      expect(reply.json().code).toBe('INVALID_REQUEST');
    },
  );
});
