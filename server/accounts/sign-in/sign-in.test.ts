import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '../../platform/audit/audit.ts';
import { sessions } from '../../db/accounts-schema.ts';
import { hashToken } from '../../platform/http/session.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { makeAccount, writeHeaders } from '../../testing/factories.ts';
import { registration } from '../../testing/accounts/registration.ts';
import { demoAccounts, seedDemoAccounts } from '../demo-accounts.ts';
import { hashPassword } from '../passwords/password.ts';

let test: TestApp;
const password = 'Bậc thang#7';
const day = 24 * 60 * 60 * 1000;
const closed = ['banned', 'suspended', 'inactive', 'pending'] as const;
let passwordHash: string;

beforeAll(async () => {
  test = await testApp({ PUBLIC_URL: 'https://bac.example' });
  passwordHash = await hashPassword(password);
  await makeAccount(test.services, { email: 'anh@example.com', passwordHash });
  for (const status of closed) {
    await makeAccount(test.services, { email: `${status}@example.com`, passwordHash, status });
  }
});
afterAll(() => test.close());

const login = (email: string, typedPassword = password) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: writeHeaders(),
    payload: { email, password: typedPassword },
  });

const listDemoAccounts = async (app: TestApp) =>
  (await app.app.inject('/api/v1/demo/accounts')).json().data;

const info = (cookie: string) =>
  test.app.inject({ url: '/api/v1/id/account/info', headers: { cookie } });

const cookieOf = (reply: Awaited<ReturnType<typeof login>>): string =>
  String(reply.headers['set-cookie']).split(';')[0] ?? '';

describe('signing in', () => {
  it('opens a session whose token only the browser has', async () => {
    const reply = await login(' Anh@Example.com ');
    expect(reply.json()).toMatchObject({
      result: 'OK',
      data: { email: 'anh@example.com', role: 'USER', accountRole: 'student', status: 'ACTIVE' },
    });
    const cookie = String(reply.headers['set-cookie']);
    expect(cookie).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const token = /=([\w-]+)/.exec(cookie)?.[1] ?? '';
    const [session] = await test.services.db.select().from(sessions);
    expect(session?.tokenHash.includes(token)).toBe(false);

    const sessionInfo = await info(`__Host-session=${token}`);
    expect(sessionInfo.json().data).toEqual(reply.json().data);
  });

  it('records a sign-in in the audit log', async () => {
    const [entry] = await listAudit(test.services.db, { limit: 1 });
    expect(entry).toMatchObject({ action: 'session.opened', requestId: expect.any(String) });
  });

  it.each([
    ['a wrong password', 'anh@example.com', 'Wrong#Password'],
    ['an unknown address', 'nobody@example.com', password],
    ['a wrong password of a closed account', 'banned@example.com', 'Wrong#Password'],
  ])('gives the same answer for %s', async (_name, email, typedPassword) => {
    const reply = await login(email, typedPassword);
    expect(reply.statusCode).toBe(401);
    expect(reply.json().message).toBe('Invalid email or password');
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it.each(closed)('tells the owner that the account is %s', async (status) => {
    const reply = await login(`${status}@example.com`);
    expect(reply.statusCode).toBe(403);
    expect(reply.json().code).toBe(`ACCOUNT_${status.toUpperCase()}`);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it('creates a new token at each sign-in and ends the previous session', async () => {
    const first = cookieOf(await login('anh@example.com'));
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: writeHeaders({ cookie: first }),
      payload: { email: 'anh@example.com', password },
    });
    expect(cookieOf(reply)).not.toBe(first);
    expect((await info(first)).statusCode).toBe(401);
    expect((await info(cookieOf(reply))).statusCode).toBe(200);
  });

  it('a session lasts 30 days from the last day it was used', async () => {
    const cookie = cookieOf(await login('anh@example.com'));
    for (let week = 0; week < 6; week += 1) {
      test.clock.turn(7 * day);
      expect((await info(cookie)).headers['set-cookie']).toContain('Max-Age=2592000');
      expect((await info(cookie)).headers['set-cookie']).toBeUndefined();
    }
    test.clock.turn(30 * day + 1);
    expect((await info(cookie)).statusCode).toBe(401);
  });

  it('a session ends after 90 days, however often it is used', async () => {
    const cookie = cookieOf(await login('anh@example.com'));
    const hasToken = eq(sessions.tokenHash, hashToken(cookie.split('=')[1] ?? ''));
    for (let week = 0; week < 12; week += 1) {
      test.clock.turn(7 * day);
      expect((await info(cookie)).statusCode).toBe(200);
    }
    const { db } = test.services;
    const [session] = await db.select().from(sessions).where(hasToken);
    expect(session!.expiresAt.getTime() - session!.createdAt.getTime()).toBe(90 * day);
    test.clock.turn(6 * day - 1);
    expect((await info(cookie)).statusCode).toBe(200);
    // Simulates a session that was renewed before this limit existed.
    const later = new Date(test.clock.now().getTime() + 30 * day);
    await db.update(sessions).set({ expiresAt: later }).where(hasToken);
    test.clock.turn(5_001);
    expect((await info(cookie)).statusCode).toBe(401);
  });

  it('ignores a session cookie without prefix, which another host of the domain could set', async () => {
    const token = cookieOf(await login('anh@example.com')).split('=')[1];
    expect((await info(`__Host-session=${token}`)).statusCode).toBe(200);
    expect((await info(`session=${token}`)).statusCode).toBe(401);
    expect((await info(`__Host-session=wrong; session=${token}`)).statusCode).toBe(401);
  });

  it('accepts a password of 64 characters exactly as typed', async () => {
    const long = 'Mười hai con giáp đi qua cầu thang#'.replaceAll(' ', '-').padEnd(64, 'Bậc');
    const email = 'long@example.com';
    const registered = await test.app.inject({
      method: 'POST',
      url: '/api/v1/auth/register',
      headers: writeHeaders(),
      payload: registration({ email, password: long, confirmPassword: long }),
    });
    expect([long.length, registered.statusCode]).toEqual([64, 200]);
    for (const other of [`${long} `, ` ${long}`, long.toLowerCase(), long.slice(0, 63)]) {
      expect((await login(email, other)).statusCode).toBe(401);
    }
    expect((await login(email, long)).statusCode).toBe(200);
  });

  it('blocks an account after ten failures and admits the owner after the wait', async () => {
    await makeAccount(test.services, { email: 'target@example.com', passwordHash });
    for (let failure = 0; failure < 10; failure += 1) {
      expect((await login('target@example.com', 'Wrong#Password')).statusCode).toBe(401);
    }
    const refused = await login('target@example.com');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login('anh@example.com')).statusCode).toBe(200);
    test.clock.turn(15 * 60 * 1000 + 1);
    expect((await login('target@example.com')).statusCode).toBe(200);
  });
});

describe('demo accounts', () => {
  it('demo accounts are seeded once and can sign in', async () => {
    await seedDemoAccounts(test.services);
    await seedDemoAccounts(test.services);
    for (const { email, password: demoPassword } of demoAccounts) {
      expect((await login(email, demoPassword)).statusCode).toBe(200);
    }
  });

  it('lists demo accounts only on this machine, never in production or at a public address', async () => {
    const [here, production] = await Promise.all([testApp(), testApp({ NODE_ENV: 'production' })]);
    expect(await listDemoAccounts(here)).toHaveLength(demoAccounts.length);
    expect(await listDemoAccounts(production)).toEqual([]);
    expect(await listDemoAccounts(test)).toEqual([]);
    await Promise.all([here.close(), production.close()]);
  });
});
