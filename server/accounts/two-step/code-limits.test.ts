import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { raceWithChange } from '../../testing/race-with-change.ts';
import {
  appCode,
  newBrowser,
  newOwner,
  origin,
  setUpApp,
  type Owner,
} from '../../testing/accounts/two-step.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp({ PUBLIC_URL: origin });
});
afterAll(() => test.close());

/** Enters a number of wrong app codes, in as many sign-ins as that takes. */
async function guess({ email }: Owner, wrongCode: string, times: number): Promise<void> {
  const browser = newBrowser(test);
  for (let attempt = 0; attempt < times; attempt += 1) {
    if (attempt % 5 === 0) {
      test.clock.turn(15 * 60_000 + 1);
      await browser.login(email);
    }
    expect(await browser.codeOf(browser.step(wrongCode))).toBe('WRONG_CODE');
  }
  test.clock.turn(15 * 60_000 + 1);
}

describe('the limit of wrong codes', () => {
  it('refuses a right code sent at the same moment as the last allowed wrong one', async () => {
    const owner = await newOwner(test);
    const { secret } = await setUpApp(test, owner);
    await guess(owner, appCode(test, secret, 50), 29);
    const browsers = [newBrowser(test), newBrowser(test)];
    for (const browser of browsers) await browser.login(owner.email);
    const codes = [appCode(test, secret, 50), appCode(test, secret)];
    const requests = browsers.map((browser, index) => () => browser.step(codes[index] ?? ''));
    const replies = await raceWithChange(test, owner.id, requests, async () => {});
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 429]);
    expect(await browsers[1]?.isSignedIn()).toBe(false);
  });

  it('refuses every code after thirty wrong ones, also of simultaneous guesses', async () => {
    const owner = await newOwner(test);
    const { secret } = await setUpApp(test, owner);
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

  it('accepts recovery codes beyond the limit of app codes', async () => {
    const owner = await newOwner(test);
    const { secret, codes } = await setUpApp(test, owner);
    await guess(owner, appCode(test, secret, 50), 30);
    const browser = newBrowser(test);
    await browser.login(owner.email);
    expect((await browser.step(appCode(test, secret))).statusCode).toBe(429);
    expect((await browser.step(codes[0] ?? '')).statusCode).toBe(200);
  });
});

describe('a stranger’s wrong passwords', () => {
  it('a stranger’s wrong passwords do not affect the second step of the owner', async () => {
    const owner = await newOwner(test);
    const { secret } = await setUpApp(test, owner);
    const browser = newBrowser(test);
    await browser.login(owner.email);
    const stranger = newBrowser(test);
    for (let attempt = 0; attempt < 10; attempt += 1)
      await stranger.login(owner.email, 'Wrong#Password');
    expect((await stranger.login(owner.email)).statusCode).toBe(429);
    expect(await browser.codeOf(browser.step(appCode(test, secret, 50)))).toBe('WRONG_CODE');
    expect((await browser.step(appCode(test, secret))).statusCode).toBe(200);
  });
});
