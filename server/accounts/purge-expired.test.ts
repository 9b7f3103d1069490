import { afterAll, beforeAll, expect, it } from 'vitest';
import { passwordResets, sessions } from '../db/accounts-schema.ts';
import { hashToken } from '../http/session.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { signedInAs } from '../testing/factories.ts';
import { purgeExpired } from './purge-expired.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('sessions and links that have run out are deleted, and no others', async () => {
  const { services, clock } = test;
  const { id } = await signedInAs(services, 'student');
  await services.db.insert(passwordResets).values({
    tokenHash: hashToken('old'),
    accountId: id,
    expiresAt: new Date(clock.now().getTime() + 30 * 60_000),
  });
  await purgeExpired(services).run(undefined);
  expect(await services.db.$count(sessions)).toBe(1);
  expect(await services.db.$count(passwordResets)).toBe(1);

  clock.turn(40 * 60_000);
  await purgeExpired(services).run(undefined);
  expect(await services.db.$count(sessions)).toBe(1);
  expect(await services.db.$count(passwordResets)).toBe(0);

  clock.turn(60 * 60_000);
  await purgeExpired(services).run(undefined);
  expect(await services.db.$count(sessions)).toBe(0);
});
