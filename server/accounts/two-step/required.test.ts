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
  appProof,
  newOwner,
  origin,
  passkeyProof,
  setUpApp,
  setUpPasskey,
  type Owner,
} from '../../testing/accounts/two-step.ts';

let test: TestApp;
/** An administrator with a second step, who makes it required, and one without. */
let enrolledAdmin: Owner;
let bareAdmin: Owner;

const setRequired = (admin: Owner, isTwoStepRequired: boolean) =>
  admin.send('PATCH', '/admin/settings', { isTwoStepRequired });

const setSupportRight = (isGranted: boolean) => {
  const changes = [{ role: 'support', permission: 'manage settings', isGranted }];
  return enrolledAdmin.send('PATCH', '/admin/roles', { changes });
};

beforeAll(async () => {
  test = await testApp({ PUBLIC_URL: origin });
  enrolledAdmin = await newOwner(test, 'admin');
  bareAdmin = await newOwner(test, 'admin');
  await setUpApp(test, enrolledAdmin);
});
afterAll(() => test.close());

const table = Object.entries(routes) as [RouteKey, Route][];
const consoleRoutes = table.filter(([, { who }]) => who !== 'anyone' && who !== 'signed-in');
const ownRoutes = table.filter(
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

describe('required two-step verification', () => {
  it('an administrator without a second step cannot make it required and lock themselves out', async () => {
    expect((await setRequired(bareAdmin, true)).json().code).toBe('TWO_STEP_NEEDED');
    expect((await bareAdmin.get('/admin/settings')).isTwoStepRequired).toBe(false);
    expect((await setRequired(bareAdmin, false)).statusCode).toBe(200);
    expect((await setRequired(enrolledAdmin, true)).json().data.isTwoStepRequired).toBe(true);
  });

  it.each(consoleRoutes)('%s is refused to an administrator without a second step', async (key) => {
    const reply = await request(key, bareAdmin);
    expect(reply.statusCode).toBe(403);
    expect(reply.json().code).toBe('TWO_STEP_NEEDED');
  });

  it.each(ownRoutes)('%s stays open to an administrator without a second step', async (key) => {
    expect((await request(key, bareAdmin)).json().code).not.toBe('TWO_STEP_NEEDED');
  });

  it('an administrator without a second step has no permissions on any route', async () => {
    const { permissions } = await enrolledAdmin.get('/admin/access');
    expect(permissions).toContain('see all results');
    const { sessions } = test.services;
    const token = bareAdmin.cookie.replace('__Host-session=', '');
    expect(await sessions.peek(token)).toMatchObject({ permissions: [], lacksSecondStep: true });
  });

  it('everybody who manages users or settings needs a second step', async () => {
    const helper = await newOwner(test, 'support');
    expect((await helper.send('GET', '/admin/tickets')).statusCode).toBe(200);
    expect((await setSupportRight(true)).statusCode).toBe(200);
    expect((await helper.send('GET', '/admin/tickets')).json().code).toBe('TWO_STEP_NEEDED');
    expect(await helper.get('/id/two-step')).toMatchObject({ isRequired: true });
    await setUpApp(test, helper);
    expect((await helper.send('GET', '/admin/tickets')).statusCode).toBe(200);

    // A role that may manage settings cannot turn this one off.
    expect((await setRequired(helper, false)).json().code).toBe('NOT_ALLOWED');
    expect((await setRequired(helper, true)).statusCode).toBe(200);
    await setSupportRight(false);
  });

  it('other roles need no second step', async () => {
    const tutor = await newOwner(test, 'tutor');
    expect((await tutor.send('GET', '/classes')).statusCode).toBe(200);
    expect(await tutor.get('/id/two-step')).toMatchObject({ isRequired: false });
    const { secret } = await setUpApp(test, tutor);
    const proof = appProof(test, secret);
    const removed = await tutor.send('POST', '/id/two-step/totp/removal', proof);
    expect(removed.statusCode).toBe(200);
  });

  it('the last required second step cannot be removed, one of two can', async () => {
    const admin = await newOwner(test, 'admin');
    const { id, passkey } = await setUpPasskey(admin);
    const removePasskey = async () =>
      admin.send('POST', `/id/passkeys/${id}/removal`, await passkeyProof(admin, passkey), {
        origin,
      });
    expect(await admin.get('/id/two-step')).toMatchObject({ isRequired: true });
    expect((await removePasskey()).json().code).toBe('TWO_STEP_NEEDED');
    expect(await admin.get('/id/two-step')).toMatchObject({ recoveryCodesLeft: 10 });
    const { secret } = await setUpApp(test, admin, await passkeyProof(admin, passkey));
    const removeApp = () => admin.send('POST', '/id/two-step/totp/removal', appProof(test, secret));
    expect((await removePasskey()).statusCode).toBe(200);
    expect((await removeApp()).json().code).toBe('TWO_STEP_NEEDED');
  });

  it('setting up a second step opens the console, and so does ending the requirement', async () => {
    const late = await newOwner(test, 'admin');
    expect((await late.send('GET', '/admin/access')).json().code).toBe('TWO_STEP_NEEDED');
    await setUpApp(test, late);
    expect((await late.send('GET', '/admin/access')).statusCode).toBe(200);
    await setRequired(late, false);
    expect((await bareAdmin.send('GET', '/admin/access')).statusCode).toBe(200);
  });
});
