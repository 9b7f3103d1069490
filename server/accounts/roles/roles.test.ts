import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { listAudit } from '../../platform/audit/audit.ts';
import { servicesOn, testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs, writeHeaders } from '../../testing/factories.ts';

let test: TestApp;
let admin: string;
let tutor: string;

beforeAll(async () => {
  test = await testApp();
  ({ cookie: admin } = await signedInAs(test.services, 'admin'));
  ({ cookie: tutor } = await signedInAs(test.services, 'tutor'));
});
afterAll(() => test.close());

const url = '/api/v1/admin/roles';
const change = (...changes: object[]) =>
  test.app.inject({
    method: 'PATCH',
    url,
    headers: writeHeaders({ cookie: admin }),
    payload: { changes },
  });
const readDashboardAccess = async (app = test.app): Promise<number> =>
  (await app.inject({ url: '/api/v1/admin/access', headers: { cookie: tutor } })).statusCode;

const grant = { role: 'tutor', permission: 'see dashboard', isGranted: true };
const revoke = { ...grant, isGranted: false };

describe('the permissions of a role', () => {
  it('lists roles with their permissions and number of people', async () => {
    const reply = await test.app.inject({ url, headers: { cookie: admin } });
    const roles = reply.json().data as { role: string; people: number; permissions: string[] }[];
    const found = roles.find(({ role }) => role === 'tutor');
    expect(found).toEqual({ role: 'tutor', people: 1, permissions: ['teach classes'] });
  });

  it('grants and revokes a permission at once', async () => {
    expect(await readDashboardAccess()).toBe(403);
    await change(grant);
    expect(await readDashboardAccess()).toBe(200);
    await change(revoke);
    expect(await readDashboardAccess()).toBe(403);
  });

  it('another process sees a changed permission within five seconds', async () => {
    const other = await buildApp(
      servicesOn(test.database, test.clock, { DATA_DIR: '/nowhere', LOG_LEVEL: 'silent' }),
      '/nowhere',
    );
    expect(await readDashboardAccess(other)).toBe(403);
    await change(grant);
    test.clock.turn(5_001);
    expect(await readDashboardAccess(other)).toBe(200);
    await change(revoke);
    await other.close();
  });

  it('audits each change that has an effect once', async () => {
    await change(revoke);
    const entries = await listAudit(test.services.db, { limit: 10 });
    expect(entries.map(({ action }) => action)).toEqual([
      'role.revoked',
      'role.granted',
      'role.revoked',
      'role.granted',
    ]);
    expect(entries[0]).toMatchObject({
      subject: 'role:tutor',
      detail: { permission: 'see dashboard' },
    });
  });

  it('refuses to limit administrators, and applies no change when one is refused', async () => {
    const reply = await change(grant, {
      role: 'admin',
      permission: 'manage users',
      isGranted: false,
    });
    expect(reply.json().code).toBe('ADMIN_HAS_EVERY_PERMISSION');
    expect(await readDashboardAccess()).toBe(403);
  });
});
