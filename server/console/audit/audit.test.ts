import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { dayAfter, dayOf } from '../../platform/postgres/vietnam-day.ts';
import { makeAccount, signedInAs, writeHeaders } from '../../testing/factories.ts';
import { listAudit, recordAudit } from '../../platform/audit/audit.ts';

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
  it('rolls an entry back with a failed change', async () => {
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

  describe('reading the audit log', () => {
    let cookie: string;
    let person: string;
    const later = 3 * 24 * 60 * 60 * 1000;

    const readAudit = async (query: string) =>
      (await test.app.inject({ url: `/api/v1/admin/audit?${query}`, headers: { cookie } })).json();
    const actions = async (query: string): Promise<string[]> =>
      (await readAudit(query)).data.rows.map(({ action }: { action: string }) => action);

    beforeAll(async () => {
      ({ id: person } = await makeAccount(test.services, { fullName: 'Trần Thị Lan' }));
      for (const action of ['a.first', 'a.second', 'b.third']) {
        await test.services.db.transaction((tx) => recordAudit(tx, entry(action)));
      }
      test.clock.turn(later);
      ({ cookie } = await signedInAs(test.services, 'admin'));
      await test.services.db.transaction((tx) =>
        recordAudit(tx, { ...entry('b.fourth'), actorId: person, subject: `account:${person}` }),
      );
    });

    it('lists entries newest first, page by page', async () => {
      expect(await actions('size=2')).toEqual(['b.fourth', 'b.third']);
      expect(await actions('size=2&page=2')).toEqual(['a.second', 'a.first']);
      expect((await readAudit('size=1&action=a.')).data.total).toBe(2);
    });

    it('sorts entries and filters by action, person, subject and day', async () => {
      expect((await actions('sort=at&action=b'))[0]).toBe('b.third');
      expect(await actions(`actor=${person}`)).toEqual(['b.fourth']);
      expect(await actions(`subject=account:${person}`)).toEqual(['b.fourth']);
      const today = dayOf(test.clock.now());
      expect(await actions(`since=${today}`)).toEqual(['b.fourth']);
      expect(await actions(`until=${dayAfter(today, -1)}&action=b`)).toEqual(['b.third']);
    });

    it('searches by name, ignoring accents, and by action', async () => {
      expect(await actions('search=tran%20lan')).toEqual(['b.fourth']);
      expect(await actions('search=a.sec')).toEqual(['a.second']);
      expect(await actions('search=nobody')).toEqual([]);
    });

    it('searches the details of entries, ignoring accents', async () => {
      const detail = { before: { name: 'Đề số 3' }, changes: { name: 'Đề mùa thu' } };
      await test.services.db.transaction((tx) =>
        recordAudit(tx, { ...entry('c.renamed'), detail }),
      );
      expect(await actions('search=de%20mua%20thu')).toEqual(['c.renamed']);
      expect(await actions('search=m%C3%B9a%20xu%C3%A2n')).toEqual([]);
    });

    it('names actor, subject and network address', async () => {
      const [found] = (await readAudit(`actor=${person}`)).data.rows;
      expect(found).toMatchObject({
        actor: { id: person, name: 'Trần Thị Lan' },
        subjectName: 'Trần Thị Lan',
        address: null,
      });
      await test.app.inject({
        method: 'PATCH',
        url: '/api/v1/admin/settings',
        headers: writeHeaders({ cookie }),
        payload: { fallbackLanguage: 'vi' },
        remoteAddress: '203.0.113.9',
      });
      const [changed] = (await readAudit('action=settings.changed')).data.rows;
      expect(changed).toMatchObject({
        address: '203.0.113.9',
        detail: { before: { fallbackLanguage: 'en' }, changes: { fallbackLanguage: 'vi' } },
      });
    });

    it.each(['size=0', 'size=501', 'size=x', 'page=-1', 'since=yesterday', 'actor=lan'])(
      'refuses the query %s',
      async (query) => {
        expect((await readAudit(query)).code).toBe('INVALID_REQUEST');
      },
    );
  });
});
