import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../db/accounts-schema.ts';
import { hashToken, newToken } from '../platform/http/session.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { signedInAs, writeHeaders } from '../testing/factories.ts';
import { appCode, newOwner, password, setUpApp } from '../testing/accounts/two-step.ts';

/** An attacker who plants a cookie in a browser before its sign-in gains no session. */

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const post = (path: string, payload: object, cookie = '') =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1/auth/${path}`,
    headers: writeHeaders({ cookie }),
    payload,
  });

const isSignedIn = async (token: string): Promise<boolean> =>
  (
    await test.app.inject({
      url: '/api/v1/id/account/info',
      headers: { cookie: `session=${token}` },
    })
  ).statusCode === 200;

const tokenIn = ({ cookies }: { cookies: { name: string; value: string }[] }): string =>
  cookies.find(({ name }) => name === 'session')?.value ?? '';

const isStored = async (token: string): Promise<boolean> => {
  const rows = await test.services.db.select({ hash: sessions.tokenHash }).from(sessions);
  return rows.some(({ hash }) => hash.equals(hashToken(token)));
};

describe('a cookie from before the sign-in', () => {
  it('is never adopted as a session', async () => {
    const { email } = await newOwner(test);
    for (const planted of [newToken(), 'x', '']) {
      const reply = await post('login', { email, password }, `session=${planted}`);
      expect(reply.statusCode).toBe(200);
      expect(tokenIn(reply)).toMatch(/^[\w-]{43}$/);
      expect(tokenIn(reply)).not.toBe(planted);
      expect(await isStored(planted)).toBe(false);
      expect(await isSignedIn(planted)).toBe(false);
    }
  });

  it('ends its session if it is somebody else’s, and the sign-in creates another', async () => {
    const attacker = await signedInAs(test.services, 'student');
    const { email } = await newOwner(test);
    const reply = await post('login', { email, password }, attacker.cookie);
    expect(`session=${tokenIn(reply)}`).not.toBe(attacker.cookie);
    const info = await test.app.inject({
      url: '/api/v1/id/account/info',
      headers: { cookie: attacker.cookie },
    });
    expect(info.statusCode).toBe(401);
  });

  it('is replaced at every sign-in', async () => {
    const { email } = await newOwner(test);
    const first = tokenIn(await post('login', { email, password }));
    const second = tokenIn(await post('login', { email, password }, `session=${first}`));
    expect(second).not.toBe(first);
  });

  it('from the first of two steps opens no session, and a planted one is refused', async () => {
    const owner = await newOwner(test);
    const { secret } = await setUpApp(test, owner);
    const reply = await post('login', { email: owner.email, password });
    const step = reply.cookies.find(({ name }) => name === 'bac_step')?.value ?? '';
    expect(tokenIn(reply)).toBe('');
    expect(await isSignedIn(step)).toBe(false);
    const code = appCode(test, secret);
    const planted = await post('second-step', { code }, `bac_step=${newToken()}`);
    expect(planted.statusCode).toBeGreaterThanOrEqual(400);
    const done = await post('second-step', { code }, `bac_step=${step}; session=${step}`);
    expect(done.statusCode).toBe(200);
    expect(tokenIn(done)).not.toBe(step);
    expect(await isSignedIn(tokenIn(done))).toBe(true);
  });
});

it('ignores a session token in the query or in another header', async () => {
  const { cookie } = await signedInAs(test.services, 'student');
  const token = cookie.split('=')[1]!;
  const reply = await test.app.inject({
    url: `/api/v1/id/account/info?session=${token}`,
    headers: { authorization: `Bearer ${token}`, session: token },
  });
  expect(reply.statusCode).toBe(401);
});
