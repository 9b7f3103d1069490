import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import { writeHeaders } from '../testing/factories.ts';
import { registration } from '../testing/accounts/registration.ts';
import { newOwner, password, setUpApp } from '../testing/accounts/two-step.ts';

/** Checks every cookie that the product sets or clears, on http and on https. */

interface Site {
  name: string;
  env: Record<string, string>;
  isHttps: boolean;
}

const sites: Site[] = [
  { name: 'http', env: {}, isHttps: false },
  { name: 'https', env: { PUBLIC_URL: 'https://bac.example' }, isHttps: true },
];

describe.each(sites)('cookies on $name', ({ env, isHttps }) => {
  let test: TestApp;
  const lines: string[] = [];

  const post = async (path: string, payload?: object, cookie = '') => {
    const reply = await test.app.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      headers: writeHeaders({ cookie }),
      ...(payload && { payload }),
    });
    const setLines = [reply.headers['set-cookie'] ?? []].flat();
    lines.push(...setLines);
    return setLines.map((line) => line.split(';')[0]).join('; ');
  };

  beforeAll(async () => {
    test = await testApp(env);
    await post('/auth/register', registration());
    const owner = await newOwner(test);
    const signedIn = await post('/auth/login', { email: owner.email, password });
    // A day later the server extends the session and renews the cookie.
    test.clock.turn(25 * 60 * 60 * 1000);
    await post('/id/presence/heartbeat', { isIdle: false }, signedIn);
    await post('/auth/logout', undefined, signedIn);
    const withTwoSteps = await newOwner(test);
    await setUpApp(test, withTwoSteps);
    await post('/auth/login', { email: withTwoSteps.email, password });
  });
  afterAll(() => test.close());

  it('this test covers all cookies', () => {
    const names = new Set(lines.map((line) => line.split('=')[0]));
    const prefix = isHttps ? '__Host-' : '';
    expect([...names]).toEqual(expect.arrayContaining([`${prefix}session`, `${prefix}bac_step`]));
    const set = lines.filter((line) => !/^[^=]+=;/.test(line));
    expect(set.length).toBeGreaterThanOrEqual(4);
  });

  it('cookies are HttpOnly, SameSite, and not sent to subdomains', () => {
    for (const line of lines.filter((each) => !/^[^=]+=;/.test(each))) {
      expect(line).toMatch(/; HttpOnly/);
      expect(line).toMatch(/; SameSite=(Lax|Strict)/);
      expect(line).toMatch(/; Path=\/(;|$)/);
      expect(line).toMatch(/; Max-Age=\d+/);
      expect(line).not.toMatch(/; Domain/i);
    }
  });

  it('cookies have Secure and the __Host- prefix exactly on https', () => {
    for (const line of lines.filter((each) => !/^[^=]+=;/.test(each))) {
      expect(line.includes('; Secure')).toBe(isHttps);
      expect(line.startsWith('__Host-')).toBe(isHttps);
    }
  });

  it('clears a cookie with the attributes it was set with', () => {
    const cleared = lines.filter((line) => /^[^=]+=;/.test(line));
    expect(cleared.length).toBeGreaterThan(0);
    for (const line of cleared) {
      expect(line).toMatch(/; Path=\//);
      expect(line).toMatch(/Expires=Thu, 01 Jan 1970/);
      expect(line).toMatch(/^(?!__Host-)|; Secure/);
    }
  });
});
