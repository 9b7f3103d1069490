import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { clientOf } from '../../testing/client.ts';
import { signedInAs, writeHeaders } from '../../testing/factories.ts';
import { registration } from '../../testing/accounts/registration.ts';

const test = await testApp();
afterAll(() => test.close());

const day = 24 * 60 * 60 * 1000;
const now = (): string => test.clock.now().toISOString();

const post = (path: string, payload: object) =>
  test.app.inject({ method: 'POST', url: `/api/v1${path}`, headers: writeHeaders(), payload });

it('an administrator sees when an account was registered and when it last signed in', async () => {
  const newcomer = registration();
  const registered = now();
  const { accountId } = (await post('/auth/register', newcomer)).json().data;
  test.clock.turn(3 * day);
  await post('/auth/login', { email: newcomer.email, password: newcomer.password });
  const signedIn = now();
  test.clock.turn(day);

  const admin = clientOf(test, (await signedInAs(test.services, 'admin')).cookie);
  const days = { createdAt: registered, lastLoginAt: signedIn };
  expect(await admin.get(`/admin/users/${accountId}`)).toMatchObject(days);
  const { rows } = await admin.get(`/admin/users?search=${newcomer.email}`);
  expect(rows).toMatchObject([{ id: accountId, ...days }]);
});
