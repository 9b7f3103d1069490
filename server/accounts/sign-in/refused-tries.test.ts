import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '../../db/http-schema.ts';
import { countAgainst, countIfFailed } from '../../platform/http/limits/rate-limit.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { makeAccount, writeHeaders } from '../../testing/factories.ts';
import { hashPassword } from '../passwords/password.ts';
import { failureLimits, signInLimit } from './refused-tries.ts';

let test: TestApp;
let passwordHash: string;
const password = 'Bacthang#7';

beforeAll(async () => {
  // The demo has other limits.
  test = await testApp({ PUBLIC_URL: 'https://bac.example' });
  passwordHash = await hashPassword(password);
});
afterAll(() => test.close());

const newPerson = async () => (await makeAccount(test.services, { passwordHash })).email;

const login = (email: string, from: string, typedPassword = password) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    remoteAddress: from,
    headers: writeHeaders(),
    payload: { email, password: typedPassword },
  });

/** Counts a wrong password without the cost of checking one. */
const fail = (email: string, address: string) =>
  countAgainst(test.services, ...failureLimits(email, address));

describe('failed sign-ins', () => {
  it('failures from one network block the account for that network alone', async () => {
    const email = await newPerson();
    const [stranger, home] = ['203.0.113.66', '198.51.100.4'];
    for (let attempt = 0; attempt < 9; attempt += 1) await fail(email, stranger);
    expect((await login(email, stranger, 'Wrong#Password')).statusCode).toBe(401);
    expect((await login(email, stranger)).statusCode).toBe(429);
    expect((await login(email, home)).statusCode).toBe(200);
  });

  it('a hundred failures from many networks block the account for a quarter of an hour', async () => {
    const email = await newPerson();
    for (let attempt = 0; attempt < 100; attempt += 1) await fail(email, `203.0.113.${attempt}`);
    expect((await login(email, '198.51.100.4')).statusCode).toBe(429);
    test.clock.turn(15 * 60 * 1000 + 1);
    expect((await login(email, '198.51.100.4')).statusCode).toBe(200);
  });

  it('as many failures as ten in each quarter of an hour block the account for the day', async () => {
    const email = await newPerson();
    await fail(email, '203.0.113.1');
    await test.services.db.execute(
      sql`update rate_limits set count = 960 where key like 'login:account-day:%'`,
    );
    const refused = await login(email, '198.51.100.4');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(24 * 60 * 60);
  });

  it('counts failures per IPv6 network, not per address', async () => {
    const email = await newPerson();
    for (let attempt = 0; attempt < 10; attempt += 1) await fail(email, `2001:db8:7:7::${attempt}`);
    expect((await login(email, '2001:db8:7:7:a:b:c:d')).statusCode).toBe(429);
    expect((await login(email, '2001:db8:7:8::1')).statusCode).toBe(200);
  });

  it('counts failures of all networks of a /48 together', async () => {
    const email = await newPerson();
    for (let network = 0; network < 40; network += 1) await fail(email, `2001:db8:8:${network}::1`);
    expect((await login(email, '2001:db8:8:ffff::1')).statusCode).toBe(429);
    expect((await login(email, '2001:db8:9:ffff::1')).statusCode).toBe(200);
  });
});

describe('simultaneous sign-ins', () => {
  it('judges at most ten passwords of fifty for one account from one network', async () => {
    const email = await newPerson();
    const wrong = Array.from({ length: 49 }, (_, index) => `Wrong#Password${index}`);
    const replies = await Promise.all(
      [...wrong, password].map((typed) => login(email, '203.0.113.70', typed)),
    );
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(10);
  });

  it('counts the failures of a burst against every limit', async () => {
    const email = await newPerson();
    const { count } = rateLimits;
    const limits = failureLimits(email, '203.0.113.71');
    const calls = Array.from({ length: 50 }, () =>
      countIfFailed(test.services, limits, async (reportFailure) => reportFailure()),
    );
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    for (const { key } of limits) {
      const [counter] = await test.services.db
        .select({ count })
        .from(rateLimits)
        .where(eq(rateLimits.key, key));
      expect([key, counter?.count]).toEqual([key, 10]);
    }
  });

  it('does not use up the limits of the owner with refused tries from one network', async () => {
    const email = await newPerson();
    for (let attempt = 0; attempt < 110; attempt += 1) {
      await fail(email, '203.0.113.72').catch(() => {});
    }
    expect((await login(email, '203.0.113.72')).statusCode).toBe(429);
    expect((await login(email, '198.51.100.9')).statusCode).toBe(200);
  });

  it('gives a try back when the password is right', async () => {
    const email = await newPerson();
    for (let round = 0; round < 15; round += 1) {
      expect((await login(email, '203.0.113.73')).statusCode).toBe(200);
    }
  });

  it('limits right passwords to thirty an hour for an account', async () => {
    const email = await newPerson();
    const limit = signInLimit(test.services, email);
    for (let time = 0; time < 29; time += 1) await countAgainst(test.services, limit);
    const signIn = () => login(email, '203.0.113.74');
    expect((await signIn()).statusCode).toBe(200);
    expect((await signIn()).statusCode).toBe(429);
    test.clock.turn(60 * 60 * 1000 + 1);
    expect((await signIn()).statusCode).toBe(200);
  });
});
