import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../db/accounts-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { clientOf, type Client } from '../../testing/client.ts';
import { makeAccount, signedInAs } from '../../testing/factories.ts';
import { findViolations } from '../../testing/violations.ts';

let test: TestApp;
let helper: Client;

beforeAll(async () => {
  test = await testApp();
  const admin = clientOf(test, (await signedInAs(test.services, 'admin')).cookie);
  const grant = { role: 'support', permission: 'manage users', isGranted: true };
  await admin.send('PATCH', '/admin/roles', { changes: [grant] });
  helper = clientOf(test, (await signedInAs(test.services, 'support')).cookie);
});
afterAll(() => test.close());

const status = { action: 'ban', until: null, reason: 'Shares the account', note: '' };

/** Every change of an existing account in the console. */
const changes: Record<string, (id: string) => ReturnType<Client['send']>> = {
  'sign out': (id) => helper.send('DELETE', `/admin/users/${id}/sessions`),
  edit: async (id) => {
    const { updatedAt } = await helper.get(`/admin/users/${id}`);
    test.clock.turn(1000);
    return helper.send('PATCH', `/admin/users/${id}`, { updatedAt, changes: { goals: 'Huế' } });
  },
  'change the role': (id) =>
    helper.send('POST', `/admin/users/${id}/role`, { role: 'teacher', reason: 'Teaches a class' }),
  'change the status': (id) =>
    helper.send('POST', `/admin/users/${id}/status`, { ...status, isMailed: false }),
};

describe('a person who manages users without being an administrator', () => {
  it('changes no administrator in any way', async () => {
    const violations = await findViolations(Object.keys(changes), async (name) => {
      const { cookie, id } = await signedInAs(test.services, 'admin');
      const before = await test.services.db.select().from(accounts).where(eq(accounts.id, id));
      const reply = await changes[name]!(id);
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'NOT_ALLOWED']);
      const after = await test.services.db.select().from(accounts).where(eq(accounts.id, id));
      expect(after).toEqual(before);
      expect((await clientOf(test, cookie).send('GET', '/id/profile')).statusCode).toBe(200);
    });
    expect(violations).toEqual([]);
  });

  it('changes everybody else', async () => {
    const violations = await findViolations(Object.keys(changes), async (name) => {
      const { id } = await makeAccount(test.services);
      expect((await changes[name]!(id)).statusCode).toBe(200);
    });
    expect(violations).toEqual([]);
  });
});
