import { asc, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { eraseAuditAddresses } from './erase-addresses.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const day = 24 * 60 * 60 * 1000;
/** By the clock of the database, which the function reads. */
const daysAgo = (days: number): Date => new Date(Date.now() - days * day);

const insert = async (days: number): Promise<number> => {
  const [row] = await test.services.db
    .insert(auditLog)
    .values({
      at: daysAgo(days),
      actorId: null,
      action: 'session.opened',
      subject: 'account:somebody',
      detail: { device: 'Firefox' },
      address: '203.0.113.7',
    })
    .returning({ id: auditLog.id });
  return row!.id;
};

describe('network addresses in the audit log', () => {
  it('are erased after 12 months, and the entries stay', async () => {
    const { db } = test.services;
    const ids = [await insert(370), await insert(360)];
    await eraseAuditAddresses(test.services).run(undefined);
    const rows = await db
      .select()
      .from(auditLog)
      .where(inArray(auditLog.id, ids))
      .orderBy(asc(auditLog.id));
    expect(rows.map(({ address }) => address)).toEqual([null, '203.0.113.7']);
    expect(rows[0]).toMatchObject({ action: 'session.opened', detail: { device: 'Firefox' } });
  });

  it.each([
    ['an address without the function', 400, sql`address = null`, false],
    ['a younger address', 300, sql`address = null`, true],
    ['another address', 400, sql`address = '198.51.100.1'`, true],
    ['anything else of an old entry', 400, sql`address = null, detail = '{}'`, true],
    ['the actor of an old entry', 400, sql`address = null, actor_id = gen_random_uuid()`, true],
  ])('cannot change %s', async (_what, days, change, isErasing) => {
    const { db } = test.services;
    const id = await insert(days);
    const write = db.transaction(async (tx) => {
      if (isErasing)
        await tx.execute(sql`select set_config('bac.erasing_audit_addresses', 'on', true)`);
      await tx.execute(sql`update audit_log set ${change} where id = ${id}`);
    });
    await expect(write).rejects.toMatchObject({
      cause: { message: 'the audit log is append-only' },
    });
  });
});
