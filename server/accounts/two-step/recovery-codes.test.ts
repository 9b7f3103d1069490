import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';
import {
  appProof,
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

describe('a recovery code', () => {
  it('a recovery code signs in once, in any spelling, and an email says how many are left', async () => {
    const owner = await newOwner(test);
    const { codes } = await setUpApp(test, owner);
    const typed = [
      codes[0] ?? '',
      ` ${(codes[1] ?? '').toUpperCase().replaceAll('-', ' ')} `,
      (codes[2] ?? '').replaceAll('-', ' - '),
      (codes[3] ?? '').replaceAll('-', ''),
    ];
    for (const code of typed) {
      const browser = newBrowser(test);
      await browser.login(owner.email);
      expect((await browser.step(code)).statusCode).toBe(200);
      await browser.login(owner.email);
      expect(await browser.codeOf(browser.step(code))).toBe('WRONG_CODE');
    }
    expect(await owner.get('/id/two-step')).toMatchObject({ recoveryCodesLeft: 6 });
    const sentEmails = await queuedEmailsTo(test, owner.email);
    expect(sentEmails.at(-1)?.text).toContain('Unused codes left: 6');
    expect(sentEmails.at(-1)?.text).toContain('/auth/not-me?token=');
  });

  it('accepts one of several simultaneous uses of a recovery code', async () => {
    const owner = await newOwner(test);
    const { codes } = await setUpApp(test, owner);
    const browsers = Array.from({ length: 4 }, () => newBrowser(test));
    for (const browser of browsers) await browser.login(owner.email);
    const replies = await Promise.all(browsers.map((browser) => browser.step(codes[0] ?? '')));
    const states = replies.map(({ statusCode }) => statusCode);
    expect(states.filter((status) => status === 200)).toHaveLength(1);
    expect(await owner.get('/id/two-step')).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('refuses recovery codes of other people and replaced ones', async () => {
    const [owner, other] = [await newOwner(test), await newOwner(test)];
    const { secret, codes } = await setUpApp(test, owner);
    const { codes: otherCodes } = await setUpApp(test, other);
    const browser = newBrowser(test);
    await browser.login(owner.email);
    expect(await browser.codeOf(browser.step(otherCodes[0] ?? ''))).toBe('WRONG_CODE');

    const renew = (typedPassword: string) =>
      owner.send('POST', '/id/two-step/recovery-codes', {
        ...appProof(test, secret),
        password: typedPassword,
      });
    expect((await renew('Wrong#Password')).json().code).toBe('WRONG_PASSWORD');
    const renewed: string[] = (await renew(password)).json().data.recoveryCodes;
    await browser.login(owner.email);
    expect(await browser.codeOf(browser.step(codes[0] ?? ''))).toBe('WRONG_CODE');
    expect((await browser.step(renewed[0] ?? '')).statusCode).toBe(200);
  });
});
