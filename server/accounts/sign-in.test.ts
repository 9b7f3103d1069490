import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '../audit/audit.ts';
import { sessions } from '../db/schema.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { makeAccount, writeHeaders } from '../testing/factories.ts';
import { demoAccounts, seedDemoAccounts } from './demo-accounts.ts';
import { hashPassword } from './password.ts';

let test: TestApp;
const password = 'Bậc thang#7';

beforeAll(async () => {
  test = await testApp({ PUBLIC_URL: 'https://bac.example' });
  const passwordHash = await hashPassword(password);
  await makeAccount(test.services, { email: 'anh@example.com', passwordHash });
  await makeAccount(test.services, { email: 'gone@example.com', passwordHash, status: 'banned' });
});
afterAll(() => test.close());

const login = (email: string, given = password) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: writeHeaders(),
    payload: { email, password: given },
  });

const listed = async (app: TestApp) => (await app.app.inject('/api/v1/demo/accounts')).json().data;

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
    const [kept] = await test.services.db.select().from(sessions);
    expect(kept?.tokenHash.includes(token)).toBe(false);

    const info = await test.app.inject({
      url: '/api/v1/id/account/info',
      headers: { cookie: `__Host-session=${token}` },
    });
    expect(info.json().data).toEqual(reply.json().data);
  });

  it('is written to the audit log', async () => {
    const [entry] = await listAudit(test.services.db, { limit: 1 });
    expect(entry).toMatchObject({ action: 'session.opened', requestId: expect.any(String) });
  });

  it.each([
    ['a wrong password', 'anh@example.com', 'Wrong#Password'],
    ['an unknown address', 'nobody@example.com', password],
    ['a closed account', 'gone@example.com', password],
  ])('gives %s the same answer', async (_name, email, given) => {
    const reply = await login(email, given);
    expect(reply.statusCode).toBe(401);
    expect(reply.json().message).toBe('Invalid email or password');
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it('a flood of sign-ins is asked to come back later, and nobody waits for ever', async () => {
    const replies = await Promise.all(
      Array.from({ length: 260 }, () => login('anh@example.com', 'Wrong#Password')),
    );
    const turnedAway = replies.filter((reply) => reply.statusCode === 429);
    expect(turnedAway.length).toBeGreaterThan(0);
    expect(turnedAway[0]?.headers['retry-after']).toBe('5');
    expect(replies.every((reply) => [401, 429].includes(reply.statusCode))).toBe(true);
  });
});

describe('the demo accounts', () => {
  it('exist once, however often the product starts, and can sign in', async () => {
    await seedDemoAccounts(test.services);
    await seedDemoAccounts(test.services);
    for (const { email, password: known } of demoAccounts) {
      expect((await login(email, known)).statusCode).toBe(200);
    }
    expect(await listed(test)).toHaveLength(demoAccounts.length);
  });

  it('are told to nobody in production', async () => {
    const production = await testApp({ NODE_ENV: 'production' });
    expect(await listed(production)).toEqual([]);
    await production.close();
  });
});
