import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '../../platform/audit/audit.ts';
import { buildApp } from '../../app.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { servicesOn, testApp, type TestApp } from '../../testing/app.ts';
import {
  appCode,
  newBrowser,
  newOwner,
  origin,
  password,
  setUpApp,
} from '../../testing/accounts/two-step.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp({ PUBLIC_URL: origin });
});
afterAll(() => test.close());

describe('signing in with an app', () => {
  it('the password alone opens no session', async () => {
    const owner = await newOwner(test);
    const { secret } = await setUpApp(test, owner);
    const browser = newBrowser(test);
    const first = await browser.login(owner.email);
    expect(first.statusCode).toBe(403);
    expect(first.json().code).toBe('SECOND_STEP_NEEDED');
    expect(String(first.headers['set-cookie'])).toMatch(
      /^__Host-bac_step=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(await browser.isSignedIn()).toBe(false);
    expect((await browser.send('GET', '/auth/second-step')).json().data).toEqual({
      ways: ['totp', 'recovery'],
      email: owner.email,
    });
    const second = await browser.step(appCode(test, secret));
    expect(second.json().data).toMatchObject({ accountId: owner.id, email: owner.email });
    expect([...browser.cookies.keys()]).toEqual(['__Host-session']);
    expect(await browser.isSignedIn()).toBe(true);
    const [entry] = await listAudit(test.services.db, { limit: 1 });
    expect(entry).toMatchObject({ action: 'session.opened', detail: { way: 'totp' } });
  });

  it('accepts each app code once, and never the one that confirmed the app', async () => {
    const owner = await newOwner(test);
    const reply = await owner.send('POST', '/id/two-step/totp', { password });
    const { secret } = reply.json().data;
    const code = appCode(test, secret);
    await owner.send('PUT', '/id/two-step/totp', { code });
    const early = newBrowser(test);
    await early.login(owner.email);
    expect(await early.codeOf(early.step(code))).toBe('WRONG_CODE');

    test.clock.turn(60_000);
    const browsers = [newBrowser(test), newBrowser(test), newBrowser(test)];
    for (const browser of browsers) await browser.login(owner.email);
    const next = appCode(test, secret);
    const replies = await Promise.all(browsers.map((browser) => browser.step(next)));
    const states = replies.map(({ statusCode }) => statusCode).toSorted();
    expect(states).toEqual([200, 400, 400]);
  });

  it('accepts the previous and the next code but none older than a used one', async () => {
    const owner = await newOwner(test);
    const { secret } = await setUpApp(test, owner);
    const browser = newBrowser(test);
    await browser.login(owner.email);
    for (const steps of [-2, 2]) {
      expect(await browser.codeOf(browser.step(appCode(test, secret, steps)))).toBe('WRONG_CODE');
    }
    expect((await browser.step(appCode(test, secret, 1))).statusCode).toBe(200);
    await browser.login(owner.email);
    expect(await browser.codeOf(browser.step(appCode(test, secret)))).toBe('WRONG_CODE');
    test.clock.turn(60_000);
    expect((await browser.step(appCode(test, secret, -1))).statusCode).toBe(400);
    expect((await browser.step(appCode(test, secret, 0))).statusCode).toBe(200);
  });

  it('a pending sign-in ends after ten minutes or five tries', async () => {
    const owner = await newOwner(test);
    const { secret } = await setUpApp(test, owner);
    const late = newBrowser(test);
    await late.login(owner.email);
    test.clock.turn(10 * 60_000);
    expect(await late.codeOf(late.send('GET', '/auth/second-step'))).toBe('STEP_EXPIRED');
    expect(await late.codeOf(late.step(appCode(test, secret)))).toBe('STEP_EXPIRED');

    const guesser = newBrowser(test);
    await guesser.login(owner.email);
    const wrong = appCode(test, secret, 50);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await guesser.codeOf(guesser.step(wrong))).toBe('WRONG_CODE');
    }
    expect(await guesser.codeOf(guesser.step(appCode(test, secret)))).toBe('STEP_EXPIRED');
  });

  it('counts wrong codes together with wrong passwords', async () => {
    const owner = await newOwner(test);
    const { secret } = await setUpApp(test, owner);
    const wrong = appCode(test, secret, 50);
    const browser = newBrowser(test);
    for (let round = 0; round < 2; round += 1) {
      await browser.login(owner.email);
      for (let attempt = 0; attempt < 5; attempt += 1) await browser.step(wrong);
    }
    const again = await browser.login(owner.email);
    expect(again.statusCode).toBe(429);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
    test.clock.turn(15 * 60_000 + 1);
    await browser.login(owner.email);
    expect((await browser.step(appCode(test, secret))).statusCode).toBe(200);
  });

  it('limits wrong codes per day as well', async () => {
    const owner = await newOwner(test);
    const { secret } = await setUpApp(test, owner);
    const browser = newBrowser(test);
    for (let attempt = 0; attempt < 30; attempt += 1) {
      if (attempt % 5 === 0) {
        test.clock.turn(15 * 60_000 + 1);
        await browser.login(owner.email);
      }
      expect(await browser.codeOf(browser.step(appCode(test, secret, 50)))).toBe('WRONG_CODE');
    }
    test.clock.turn(15 * 60_000 + 1);
    await browser.login(owner.email);
    expect((await browser.step(appCode(test, secret))).statusCode).toBe(429);
    test.clock.turn(24 * 60 * 60_000);
    await browser.login(owner.email);
    expect((await browser.step(appCode(test, secret))).statusCode).toBe(200);
  });

  it('a pending sign-in accepts only the codes of its own account', async () => {
    const [owner, other] = [await newOwner(test), await newOwner(test)];
    const { secret } = await setUpApp(test, owner);
    const { secret: otherSecret } = await setUpApp(test, other);
    const [browser, otherBrowser] = [newBrowser(test), newBrowser(test)];
    await browser.login(owner.email);
    await otherBrowser.login(other.email);
    const [name = '', token = ''] = [...otherBrowser.cookies][0] ?? [];
    browser.cookies.set(name, token);
    expect(await browser.codeOf(browser.step(appCode(test, secret)))).toBe('WRONG_CODE');
    const reply = await browser.step(appCode(test, otherSecret));
    expect(reply.json().data.accountId).toBe(other.id);
    // That used up the pending sign-in of the other browser.
    expect(await otherBrowser.codeOf(otherBrowser.step(appCode(test, otherSecret, 1)))).toBe(
      'STEP_EXPIRED',
    );
  });

  it('checks again that the account may sign in', async () => {
    const owner = await newOwner(test);
    const { secret } = await setUpApp(test, owner);
    const browser = newBrowser(test);
    await browser.login(owner.email);
    const { db } = test.services;
    await db.update(accounts).set({ status: 'banned' }).where(eq(accounts.id, owner.id));
    expect(await browser.codeOf(browser.step(appCode(test, secret)))).toBe('ACCOUNT_BANNED');
    expect(await browser.isSignedIn()).toBe(false);
  });

  it('ignores a missing step cookie and one without prefix over HTTPS', async () => {
    const owner = await newOwner(test);
    await setUpApp(test, owner);
    const browser = newBrowser(test);
    expect(await browser.codeOf(browser.step('123456'))).toBe('STEP_EXPIRED');
    await browser.login(owner.email);
    const token = browser.cookies.get('__Host-bac_step') ?? '';
    browser.cookies.clear();
    browser.cookies.set('bac_step', token);
    expect(await browser.codeOf(browser.step('123456'))).toBe('STEP_EXPIRED');
  });

  it('offers only recovery codes if the server’s key was lost', async () => {
    const owner = await newOwner(test);
    const { secret, codes } = await setUpApp(test, owner);
    const env = {
      PUBLIC_URL: origin,
      LOG_LEVEL: 'silent',
      SECRET_KEY: Buffer.alloc(32, 'other').toString('base64'),
    };
    const app = await buildApp(servicesOn(test.database, test.clock, env), 'none');
    const browser = newBrowser({ ...test, app });
    await browser.login(owner.email);
    const { ways } = (await browser.send('GET', '/auth/second-step')).json().data;
    expect(ways).toEqual(['recovery']);
    expect(await browser.codeOf(browser.step(appCode(test, secret)))).toBe('WRONG_CODE');
    expect((await browser.step(codes[0] ?? '')).statusCode).toBe(200);
    await app.close();
  });
});
