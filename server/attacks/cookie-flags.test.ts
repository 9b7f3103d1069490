import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import { writeHeaders } from '../testing/factories.ts';
import { registration } from '../testing/accounts/registration.ts';
import { newOwner, password, withApp } from '../testing/accounts/two-step.ts';

/** Every cookie that the product ever sets or takes back, where people use http and where they use https. */

interface Site {
  name: string;
  env: Record<string, string>;
  isHttps: boolean;
}

const sites: Site[] = [
  { name: 'http', env: {}, isHttps: false },
  { name: 'https', env: { PUBLIC_URL: 'https://bac.example' }, isHttps: true },
];

describe.each(sites)('where people use $name', ({ env, isHttps }) => {
  let test: TestApp;
  const lines: string[] = [];

  const post = async (path: string, payload?: object, cookie = '') => {
    const reply = await test.app.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      headers: writeHeaders({ cookie }),
      ...(payload && { payload }),
    });
    const set = [reply.headers['set-cookie'] ?? []].flat();
    lines.push(...set);
    return set.map((line) => line.split(';')[0]).join('; ');
  };

  beforeAll(async () => {
    test = await testApp(env);
    await post('/auth/register', registration());
    const owner = await newOwner(test);
    const signedIn = await post('/auth/login', { email: owner.email, password });
    // A day later its end is moved on, and the cookie’s with it.
    test.clock.turn(25 * 60 * 60 * 1000);
    await post('/id/presence/beat', { isIdle: false }, signedIn);
    await post('/auth/logout', undefined, signedIn);
    const careful = await newOwner(test);
    await withApp(test, careful);
    await post('/auth/login', { email: careful.email, password });
  });
  afterAll(() => test.close());

  it('all of them are seen here', () => {
    const names = new Set(lines.map((line) => line.split('=')[0]));
    const prefix = isHttps ? '__Host-' : '';
    expect([...names]).toEqual(expect.arrayContaining([`${prefix}session`, `${prefix}bac_step`]));
    const set = lines.filter((line) => !/^[^=]+=;/.test(line));
    expect(set.length).toBeGreaterThanOrEqual(4);
  });

  it('no script reads one, no other site sends one with a write, none goes to a subdomain', () => {
    for (const line of lines.filter((each) => !/^[^=]+=;/.test(each))) {
      expect(line).toMatch(/; HttpOnly/);
      expect(line).toMatch(/; SameSite=(Lax|Strict)/);
      expect(line).toMatch(/; Path=\/(;|$)/);
      expect(line).toMatch(/; Max-Age=\d+/);
      expect(line).not.toMatch(/; Domain/i);
    }
  });

  it('they are told to travel over https alone exactly where people use it', () => {
    for (const line of lines.filter((each) => !/^[^=]+=;/.test(each))) {
      expect(line.includes('; Secure')).toBe(isHttps);
      expect(line.startsWith('__Host-')).toBe(isHttps);
    }
  });

  it('one that is taken back is taken back as it was set', () => {
    const back = lines.filter((line) => /^[^=]+=;/.test(line));
    expect(back.length).toBeGreaterThan(0);
    for (const line of back) {
      expect(line).toMatch(/; Path=\//);
      expect(line).toMatch(/Expires=Thu, 01 Jan 1970/);
      expect(line).toMatch(/^(?!__Host-)|; Secure/);
    }
  });
});
