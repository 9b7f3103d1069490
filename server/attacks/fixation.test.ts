import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../db/accounts-schema.ts';
import { hashToken, newToken } from '../platform/http/session.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { signedInAs, writeHeaders } from '../testing/factories.ts';
import { appCode, newOwner, password, withApp } from '../testing/accounts/two-step.ts';

/** Whoever puts a cookie into somebody’s browser before they sign in knows nothing afterwards. */

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

const isIn = async (token: string): Promise<boolean> =>
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

describe('a cookie that was there before', () => {
  it('is never adopted, whoever made it up', async () => {
    const { email } = await newOwner(test);
    for (const planted of [newToken(), 'x', '']) {
      const reply = await post('login', { email, password }, `session=${planted}`);
      expect(reply.statusCode).toBe(200);
      expect(tokenIn(reply)).toMatch(/^[\w-]{43}$/);
      expect(tokenIn(reply)).not.toBe(planted);
      expect(await isStored(planted)).toBe(false);
      expect(await isIn(planted)).toBe(false);
    }
  });

  it('of somebody else’s session ends, and the one who signs in gets another', async () => {
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

  it('is another at every sign-in', async () => {
    const { email } = await newOwner(test);
    const first = tokenIn(await post('login', { email, password }));
    const second = tokenIn(await post('login', { email, password }, `session=${first}`));
    expect(second).not.toBe(first);
  });

  it('of the first of two steps opens nothing, and a planted one leads to nobody', async () => {
    const owner = await newOwner(test);
    const { secret } = await withApp(test, owner);
    const reply = await post('login', { email: owner.email, password });
    const step = reply.cookies.find(({ name }) => name === 'bac_step')?.value ?? '';
    expect(tokenIn(reply)).toBe('');
    expect(await isIn(step)).toBe(false);
    const code = appCode(test, secret);
    const planted = await post('second-step', { code }, `bac_step=${newToken()}`);
    expect(planted.statusCode).toBeGreaterThanOrEqual(400);
    const done = await post('second-step', { code }, `bac_step=${step}; session=${step}`);
    expect(done.statusCode).toBe(200);
    expect(tokenIn(done)).not.toBe(step);
    expect(await isIn(tokenIn(done))).toBe(true);
  });
});

it('a session in the address or in a header of one’s own is not looked at', async () => {
  const { cookie } = await signedInAs(test.services, 'student');
  const token = cookie.split('=')[1]!;
  const reply = await test.app.inject({
    url: `/api/v1/id/account/info?session=${token}`,
    headers: { authorization: `Bearer ${token}`, session: token },
  });
  expect(reply.statusCode).toBe(401);
});
