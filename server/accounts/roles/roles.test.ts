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
const tutorSees = async (app = test.app): Promise<number> =>
  (await app.inject({ url: '/api/v1/admin/access', headers: { cookie: tutor } })).statusCode;

const grant = { role: 'tutor', permission: 'see dashboard', isGranted: true };
const revoke = { ...grant, isGranted: false };

describe('what a role may do', () => {
  it('is told with how many people hold it', async () => {
    const reply = await test.app.inject({ url, headers: { cookie: admin } });
    const roles = reply.json().data as { role: string; people: number; permissions: string[] }[];
    const found = roles.find(({ role }) => role === 'tutor');
    expect(found).toEqual({ role: 'tutor', people: 1, permissions: ['teach classes'] });
  });

  it('is granted and revoked at once', async () => {
    expect(await tutorSees()).toBe(403);
    await change(grant);
    expect(await tutorSees()).toBe(200);
    await change(revoke);
    expect(await tutorSees()).toBe(403);
  });

  it('changes in another process within five seconds', async () => {
    const other = await buildApp(
      servicesOn(test.database, test.clock, { DATA_DIR: '/nowhere', LOG_LEVEL: 'silent' }),
      '/nowhere',
    );
    expect(await tutorSees(other)).toBe(403);
    await change(grant);
    test.clock.turn(5_001);
    expect(await tutorSees(other)).toBe(200);
    await change(revoke);
    await other.close();
  });

  it('is logged once for each change that changes something', async () => {
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

  it('stays whole for administrators, and with one refused change none is made', async () => {
    const reply = await change(grant, {
      role: 'admin',
      permission: 'manage users',
      isGranted: false,
    });
    expect(reply.json().code).toBe('ADMIN_KEEPS_ALL');
    expect(await tutorSees()).toBe(403);
  });
});
