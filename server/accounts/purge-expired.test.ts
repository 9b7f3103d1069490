import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passwordResets, sessions } from '../db/accounts-schema.ts';
import { notMeLinks, passkeyChallenges, signInSteps, totpSecrets } from '../db/security-schema.ts';
import { hashToken } from '../platform/http/session.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { signedInAs } from '../testing/factories.ts';
import { purgeExpired } from './purge-expired.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('deletes expired sessions and links, and no others', async () => {
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

it('deletes unfinished sign-ins, challenges and links when they expire, and unfinished app setups after a day', async () => {
  const { services, clock } = test;
  const { id: accountId } = await signedInAs(services, 'student');
  const expiresAt = new Date(clock.now().getTime() + 60_000);
  const tokenHash = hashToken('old');
  const { db } = services;
  await db.insert(signInSteps).values({ tokenHash, accountId, triesLeft: 5, expiresAt });
  await db.insert(notMeLinks).values({ tokenHash, accountId, createdAt: clock.now(), expiresAt });
  await db.insert(passkeyChallenges).values({
    id: crypto.randomUUID(),
    challenge: 'x',
    purpose: 'sign-in',
    accountId: null,
    expiresAt,
  });
  const nextSealed = Buffer.of(1);
  await db.insert(totpSecrets).values({ accountId, nextSealed, nextAt: clock.now() });
  const tables = [signInSteps, notMeLinks, passkeyChallenges, totpSecrets];
  const countRows = () => Promise.all(tables.map((table) => db.$count(table)));
  await purgeExpired(services).run(undefined);
  expect(await countRows()).toEqual([1, 1, 1, 1]);
  clock.turn(60_000);
  await purgeExpired(services).run(undefined);
  expect(await countRows()).toEqual([0, 0, 0, 1]);
  clock.turn(24 * 60 * 60_000);
  await purgeExpired(services).run(undefined);
  expect(await countRows()).toEqual([0, 0, 0, 0]);
});

it('discards an unconfirmed replacement app after a day and keeps the one in use', async () => {
  const { services, clock } = test;
  const { db } = services;
  const { id: accountId } = await signedInAs(services, 'student');
  const inUse = { sealed: Buffer.of(1), confirmedAt: clock.now() };
  const next = { nextSealed: Buffer.of(2), nextAt: clock.now() };
  await db.insert(totpSecrets).values({ accountId, ...inUse, ...next });
  clock.turn(24 * 60 * 60_000);
  await purgeExpired(services).run(undefined);
  const [stored] = await db.select().from(totpSecrets).where(eq(totpSecrets.accountId, accountId));
  expect(stored).toMatchObject({ ...inUse, nextSealed: null, nextAt: null });
});
