import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { clientOf } from '../../testing/client.ts';
import {
  newBrowser,
  newOwner,
  origin,
  setUpApp,
  type Owner,
} from '../../testing/accounts/two-step.ts';
import { appointAdmin } from '../admin/appoint-admin.ts';

let production: TestApp;

beforeAll(async () => {
  production = await testApp({ NODE_ENV: 'production', PUBLIC_URL: origin });
});
afterAll(() => production.close());

const newPassword = 'Ruongbacthang#8';

/** The first administrator, appointed on the machine, who chooses a password and signs in. */
async function firstAdmin(): Promise<Owner> {
  const email = `${crypto.randomUUID()}@example.com`;
  const { link } = await appointAdmin(production.services, email);
  const browser = newBrowser(production);
  const token = new URL(link).searchParams.get('token');
  await browser.send('POST', '/auth/password/forget/change', { token, newPassword });
  const signedIn = await browser.login(email, newPassword);
  expect(signedIn.statusCode).toBe(200);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { ...clientOf(production, cookie), id: signedIn.json().data.accountId, email };
}

it('the first administrator of a production site sets up a second step and is then let in', async () => {
  const admin = await firstAdmin();
  expect((await admin.send('GET', '/admin/access')).json().code).toBe('TWO_STEP_NEEDED');
  expect(await admin.get('/id/two-step')).toMatchObject({ isRequired: true, isVerified: true });
  await setUpApp(production, admin, { password: newPassword });
  expect((await admin.send('GET', '/admin/access')).statusCode).toBe(200);
  expect((await admin.get('/admin/settings')).isTwoStepRequired).toBe(true);
});

it('an administrator who has a second step can end the requirement', async () => {
  const admin = await firstAdmin();
  await setUpApp(production, admin, { password: newPassword });
  const changed = await admin.send('PATCH', '/admin/settings', { isTwoStepRequired: false });
  expect(changed.json().data.isTwoStepRequired).toBe(false);
  const other = await newOwner(production, 'admin');
  expect((await other.send('GET', '/admin/access')).statusCode).toBe(200);
});

it('the demo and a development server let administrators in with the password', async () => {
  const here = await testApp();
  const admin = await newOwner(here, 'admin');
  expect((await admin.send('GET', '/admin/access')).statusCode).toBe(200);
  expect(await admin.get('/id/two-step')).toMatchObject({ isRequired: false });
  await here.close();
});
