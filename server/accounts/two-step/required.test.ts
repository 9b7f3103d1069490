import {
  apiBase,
  isWrite,
  type Method,
  type Route,
  type RouteKey,
} from '@bac/contract/protocol/route.ts';
import { routes } from '@bac/contract/routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { writeHeaders } from '../../testing/factories.ts';
import {
  newOwner,
  origin,
  password,
  withApp,
  withPasskey,
  type Owner,
} from '../../testing/accounts/two-step.ts';

let test: TestApp;
/** Who turned it on, and has a second step; and who has none. */
let head: Owner;
let bare: Owner;

const turn = (who: Owner, isTwoStepRequired: boolean) =>
  who.send('PATCH', '/admin/settings', { isTwoStepRequired });

const lendSettings = (isGranted: boolean) => {
  const changes = [{ role: 'support', permission: 'manage settings', isGranted }];
  return head.send('PATCH', '/admin/roles', { changes });
};

beforeAll(async () => {
  test = await testApp({ PUBLIC_URL: origin });
  head = await newOwner(test, 'admin');
  bare = await newOwner(test, 'admin');
  await withApp(test, head);
});
afterAll(() => test.close());

const table = Object.entries(routes) as [RouteKey, Route][];
const ofConsole = table.filter(([, { who }]) => who !== 'anyone' && who !== 'signed-in');
const ofOneself = table.filter(
  ([key, { who }]) => who === 'signed-in' && /^GET \/(id|auth)\//.test(key) && !key.includes(':'),
);

function request(key: RouteKey, { cookie }: Owner) {
  const [method, path] = key.split(' ') as [Method, string];
  return test.app.inject({
    method,
    url: apiBase + path.replaceAll(/:\w+/g, crypto.randomUUID()),
    headers: writeHeaders({ cookie }),
    ...(isWrite(method) && { payload: {} }),
  });
}

describe('two steps asked of administrators', () => {
  it('are not turned on by one who has none: they would be outside at once', async () => {
    expect((await turn(bare, true)).json().code).toBe('TWO_STEP_NEEDED');
    expect((await bare.get('/admin/settings')).isTwoStepRequired).toBe(false);
    expect((await turn(bare, false)).statusCode).toBe(200);
    expect((await turn(head, true)).json().data.isTwoStepRequired).toBe(true);
  });

  it.each(ofConsole)('%s is closed to one who has none', async (key) => {
    const reply = await request(key, bare);
    expect(reply.statusCode).toBe(403);
    expect(reply.json().code).toBe('TWO_STEP_NEEDED');
  });

  it.each(ofOneself)('%s stays open to them', async (key) => {
    expect((await request(key, bare)).json().code).not.toBe('TWO_STEP_NEEDED');
  });

  it('close what an administrator could see by routes that are open to all as well', async () => {
    const { permissions } = await head.get('/admin/access');
    expect(permissions).toContain('see all results');
    const { sessions } = test.services;
    const token = bare.cookie.replace('__Host-session=', '');
    expect(await sessions.peek(token)).toMatchObject({ permissions: [], lacksSecondStep: true });
  });

  it('are asked of everybody who manages users or settings, whatever their role', async () => {
    const helper = await newOwner(test, 'support');
    expect((await helper.send('GET', '/admin/tickets')).statusCode).toBe(200);
    expect((await lendSettings(true)).statusCode).toBe(200);
    expect((await helper.send('GET', '/admin/tickets')).json().code).toBe('TWO_STEP_NEEDED');
    expect(await helper.get('/id/two-step')).toMatchObject({ isRequired: true });
    await withApp(test, helper);
    expect((await helper.send('GET', '/admin/tickets')).statusCode).toBe(200);

    // Who was lent the settings changes others, but not this one.
    expect((await turn(helper, false)).json().code).toBe('NOT_ALLOWED');
    expect((await turn(helper, true)).statusCode).toBe(200);
    await lendSettings(false);
  });

  it('change nothing for anybody else', async () => {
    const tutor = await newOwner(test, 'tutor');
    expect((await tutor.send('GET', '/classes')).statusCode).toBe(200);
    expect(await tutor.get('/id/two-step')).toMatchObject({ isRequired: false });
    await withApp(test, tutor);
    const removed = await tutor.send('POST', '/id/two-step/totp/removal', { password });
    expect(removed.statusCode).toBe(200);
  });

  it('keep the last second step, but not one of two', async () => {
    const admin = await newOwner(test, 'admin');
    const { id } = await withPasskey(admin);
    const removePasskey = () => admin.send('POST', `/id/passkeys/${id}/removal`, { password });
    const removeApp = () => admin.send('POST', '/id/two-step/totp/removal', { password });
    expect(await admin.get('/id/two-step')).toMatchObject({ isRequired: true });
    expect((await removePasskey()).json().code).toBe('TWO_STEP_NEEDED');
    expect(await admin.get('/id/two-step')).toMatchObject({ recoveryLeft: 10 });
    await withApp(test, admin);
    expect((await removePasskey()).statusCode).toBe(200);
    expect((await removeApp()).json().code).toBe('TWO_STEP_NEEDED');
  });

  it('open the console the moment one is set up, and to all when they are asked for no more', async () => {
    const late = await newOwner(test, 'admin');
    expect((await late.send('GET', '/admin/access')).json().code).toBe('TWO_STEP_NEEDED');
    await withApp(test, late);
    expect((await late.send('GET', '/admin/access')).statusCode).toBe(200);
    await turn(late, false);
    expect((await bare.send('GET', '/admin/access')).statusCode).toBe(200);
  });
});
