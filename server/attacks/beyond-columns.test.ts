import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import { clientOf, type Client } from '../testing/client.ts';
import { signedInAs } from '../testing/factories.ts';

/** Numbers, dates and characters that pass the contract but that no PostgreSQL column can store. */

let test: TestApp;
let admin: Client;

beforeAll(async () => {
  test = await testApp();
  admin = clientOf(test, (await signedInAs(test.services, 'admin')).cookie);
});
afterAll(() => test.close());

it.each([
  ['a version of sixteen digits', '/admin/questions/jd-call/versions/1280865230528965'],
  ['a name with NUL in it', '/admin/tests/a%00b'],
  ['a name with NUL in it, to preview', '/admin/tests/a%00b/preview'],
])('%s gets a refusal', async (_what, path) => {
  const reply = await admin.send('GET', path);
  expect([400, 404]).toContain(reply.statusCode);
});

it('refuses a date before the year 1', async () => {
  const segment = { roles: [], language: null, registeredSince: '0001-01-01', tests: null };
  const reply = await admin.send('POST', '/admin/broadcasts/preview', { segment });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().code).toBe('INVALID_REQUEST');
});
