import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { registration } from '../../testing/accounts/registration.ts';
import { runQueued } from '../../testing/run-queued.ts';
import {
  appCode,
  newBrowser,
  newOwner,
  origin,
  passkeySignIn,
  withApp,
  withPasskey,
} from '../../testing/accounts/two-step.ts';
import { noteRefusalJob } from './refused-tries.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp({ PUBLIC_URL: origin });
});
afterAll(() => test.close());

const note = () => runQueued(test, [noteRefusalJob(test.services)]);

describe('the sign-in history', () => {
  it('tells when, by what device, from where and how, of those who came in and those who did not', async () => {
    const owner = await newOwner(test);
    const browser = newBrowser(test);
    await browser.login(owner.email);
    await browser.login(owner.email, 'Wrong#Password');
    await note();
    const { secret, codes } = await withApp(test, owner);
    const { passkey } = await withPasskey(owner);
    await browser.login(owner.email);
    await browser.step(appCode(test, secret, 50));
    await note();
    await browser.step(appCode(test, secret));
    await browser.login(owner.email);
    await browser.step(codes[0] ?? '');
    await passkeySignIn(browser, passkey);

    const seen = await owner.get('/id/sign-ins');
    const told = seen.map(({ way, isIn }: { way: string; isIn: boolean }) => [way, isIn]);
    expect(told).toEqual([
      ['passkey', true],
      ['recovery', true],
      ['totp', true],
      ['totp', false],
      ['password', false],
      ['password', true],
    ]);
    expect(seen[4]).toEqual({
      id: expect.any(Number),
      at: expect.any(String),
      device: 'Firefox on Windows',
      address: '127.0.0.1',
      way: 'password',
      isIn: false,
    });
    const [vietnamese] = await owner.get('/id/sign-ins', { 'accept-language': 'vi' });
    expect(vietnamese.device).toBe('Firefox trên Windows');
    const rest = await owner.get(`/id/sign-ins?before=${seen[1].id}&limit=2`);
    expect(rest).toEqual([seen[2], seen[3]]);
  });

  it('begins with the registration', async () => {
    const browser = newBrowser(test);
    await browser.send('POST', '/auth/register', registration());
    const { data } = (await browser.send('GET', '/id/sign-ins')).json();
    expect(data).toMatchObject([{ way: 'registration', isIn: true }]);
  });

  it('is nobody else’s', async () => {
    const [owner, other] = [await newOwner(test), await newOwner(test)];
    await newBrowser(test).login(owner.email);
    expect(await other.get('/id/sign-ins')).toEqual([]);
  });

  it('cannot be filled by strangers: beyond the limit nothing is written, and of no account nothing at all', async () => {
    const owner = await newOwner(test);
    const browser = newBrowser(test);
    for (let tried = 0; tried < 14; tried += 1) await browser.login(owner.email, 'Wrong#Password');
    await browser.login('nobody@example.com');
    await note();
    expect(await owner.get('/id/sign-ins?limit=100')).toHaveLength(10);
  });
});
