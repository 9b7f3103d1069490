import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { makeAccount, writeHeaders } from '../../testing/factories.ts';
import { hashPassword } from '../passwords/password.ts';
import { countFailure } from './refused-tries.ts';

let test: TestApp;
let passwordHash: string;
const password = 'Bacthang#7';

beforeAll(async () => {
  test = await testApp();
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
  countFailure(test.services, {
    email,
    way: 'password',
    browser: { userAgent: 'a robot', address },
    requestId: crypto.randomUUID(),
  });

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
});
