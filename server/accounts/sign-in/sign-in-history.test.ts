import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { registration } from '../../testing/accounts/registration.ts';
import { runQueued } from '../../testing/run-queued.ts';
import {
  appCode,
  appProof,
  newBrowser,
  newOwner,
  origin,
  passkeySignIn,
  setUpApp,
  setUpPasskey,
} from '../../testing/accounts/two-step.ts';
import { noteRefusalJob } from './refused-tries.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp({ PUBLIC_URL: origin });
});
afterAll(() => test.close());

const runNoteJob = () => runQueued(test, [noteRefusalJob(test.services)]);

describe('the sign-in history', () => {
  it('lists successful and refused sign-ins with time, device, address and method', async () => {
    const owner = await newOwner(test);
    const browser = newBrowser(test);
    await browser.login(owner.email);
    await browser.login(owner.email, 'Wrong#Password');
    await runNoteJob();
    const { secret, codes } = await setUpApp(test, owner);
    const { passkey } = await setUpPasskey(owner, undefined, appProof(test, secret));
    // The code that confirmed the passkey has expired.
    test.clock.turn(60_000);
    await browser.login(owner.email);
    await browser.step(appCode(test, secret, 50));
    await runNoteJob();
    await browser.step(appCode(test, secret));
    await browser.login(owner.email);
    await browser.step(codes[0] ?? '');
    await passkeySignIn(browser, passkey);

    const signIns = await owner.get('/id/sign-ins');
    const outcomes = signIns.map(
      ({ way, hasSucceeded }: { way: string; hasSucceeded: boolean }) => [way, hasSucceeded],
    );
    expect(outcomes).toEqual([
      ['passkey', true],
      ['recovery', true],
      ['totp', true],
      ['totp', false],
      ['password', false],
      ['password', true],
    ]);
    expect(signIns[4]).toEqual({
      id: expect.any(Number),
      at: expect.any(String),
      device: 'Firefox on Windows',
      address: '127.0.0.1',
      way: 'password',
      hasSucceeded: false,
    });
    const [vietnamese] = await owner.get('/id/sign-ins', { 'accept-language': 'vi' });
    expect(vietnamese.device).toBe('Firefox trên Windows');
    const rest = await owner.get(`/id/sign-ins?before=${signIns[1].id}&limit=2`);
    expect(rest).toEqual([signIns[2], signIns[3]]);
  });

  it('the sign-in history begins with the registration', async () => {
    const browser = newBrowser(test);
    await browser.send('POST', '/auth/register', registration());
    const { data } = (await browser.send('GET', '/id/sign-ins')).json();
    expect(data).toMatchObject([{ way: 'registration', hasSucceeded: true }]);
  });

  it('shows only one’s own sign-ins', async () => {
    const [owner, other] = [await newOwner(test), await newOwner(test)];
    await newBrowser(test).login(owner.email);
    expect(await other.get('/id/sign-ins')).toEqual([]);
  });

  it('records no failures beyond the limit, and none for unknown accounts', async () => {
    const owner = await newOwner(test);
    const browser = newBrowser(test);
    for (let attempt = 0; attempt < 14; attempt += 1)
      await browser.login(owner.email, 'Wrong#Password');
    await browser.login('nobody@example.com');
    await runNoteJob();
    expect(await owner.get('/id/sign-ins?limit=100')).toHaveLength(10);
  });
});
