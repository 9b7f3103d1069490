import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { meanwhile } from '../../testing/meanwhile.ts';
import {
  appCode,
  newBrowser,
  newOwner,
  origin,
  withApp,
  type Owner,
} from '../../testing/accounts/two-step.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp({ PUBLIC_URL: origin });
});
afterAll(() => test.close());

/** So many wrong codes of the app, in as many sign-ins as that takes. */
async function guess({ email }: Owner, wrong: string, times: number): Promise<void> {
  const browser = newBrowser(test);
  for (let tried = 0; tried < times; tried += 1) {
    if (tried % 5 === 0) {
      test.clock.turn(15 * 60_000 + 1);
      await browser.login(email);
    }
    expect(await browser.codeOf(browser.step(wrong))).toBe('WRONG_CODE');
  }
  test.clock.turn(15 * 60_000 + 1);
}

describe('the limit of wrong codes', () => {
  it('holds for codes that come at the same moment: a right one behind the last wrong one is refused', async () => {
    const owner = await newOwner(test);
    const { secret } = await withApp(test, owner);
    await guess(owner, appCode(test, secret, 50), 29);
    const browsers = [newBrowser(test), newBrowser(test)];
    for (const browser of browsers) await browser.login(owner.email);
    const codes = [appCode(test, secret, 50), appCode(test, secret)];
    const asks = browsers.map((browser, at) => () => browser.step(codes[at] ?? ''));
    const replies = await meanwhile(test, owner.id, asks, async () => {});
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 429]);
    expect(await browsers[1]?.isIn()).toBe(false);
  });

  it('lets no guess through of many at once: after thirty, whatever comes is refused', async () => {
    const owner = await newOwner(test);
    const { secret } = await withApp(test, owner);
    await guess(owner, appCode(test, secret, 50), 20);
    const browsers = Array.from({ length: 4 }, () => newBrowser(test));
    for (const browser of browsers) await browser.login(owner.email);
    const wrong = browsers.flatMap((browser) =>
      Array.from({ length: 4 }, () => browser.step(appCode(test, secret, 50))),
    );
    const states = (await Promise.all(wrong)).map(({ statusCode }) => statusCode);
    expect(states.filter((status) => status === 400)).toHaveLength(10);
    expect(states.filter((status) => status === 429)).toHaveLength(6);
    expect((await browsers[0]?.step(appCode(test, secret)))?.statusCode).toBe(429);
  });

  it('leaves the owner the recovery codes', async () => {
    const owner = await newOwner(test);
    const { secret, codes } = await withApp(test, owner);
    await guess(owner, appCode(test, secret, 50), 30);
    const browser = newBrowser(test);
    await browser.login(owner.email);
    expect((await browser.step(appCode(test, secret))).statusCode).toBe(429);
    expect((await browser.step(codes[0] ?? '')).statusCode).toBe(200);
  });
});

describe('a stranger’s wrong passwords', () => {
  it('keep nobody out who has given the right one, and a mistyped code is told as one', async () => {
    const owner = await newOwner(test);
    const { secret } = await withApp(test, owner);
    const browser = newBrowser(test);
    await browser.login(owner.email);
    const stranger = newBrowser(test);
    for (let tried = 0; tried < 10; tried += 1) await stranger.login(owner.email, 'Wrong#Password');
    expect((await stranger.login(owner.email)).statusCode).toBe(429);
    expect(await browser.codeOf(browser.step(appCode(test, secret, 50)))).toBe('WRONG_CODE');
    expect((await browser.step(appCode(test, secret))).statusCode).toBe(200);
  });
});
