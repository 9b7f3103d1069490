import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '../../platform/audit/audit.ts';
import { recoveryCodes, signInSteps, totpSecrets } from '../../db/security-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';
import {
  appCode,
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

const begin = async (owner: Awaited<ReturnType<typeof newOwner>>, proof: object = { password }) =>
  owner.send('POST', '/id/two-step/totp', proof);

describe('setting up an authenticator app', () => {
  it('starting a setup requires the password and changes nothing before a code is confirmed', async () => {
    const owner = await newOwner(test);
    expect((await begin(owner, { password: 'Wrong#Password' })).json().code).toBe('WRONG_PASSWORD');
    const { secret, address } = (await begin(owner)).json().data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const otpauthUrl = new URL(address);
    expect([otpauthUrl.protocol, otpauthUrl.host]).toEqual(['otpauth:', 'totp']);
    expect(Object.fromEntries(otpauthUrl.searchParams)).toEqual({
      issuer: 'Bậc',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(decodeURIComponent(otpauthUrl.pathname)).toContain(owner.email);
    expect(await owner.get('/id/two-step')).toMatchObject({
      totpSince: null,
      recoveryCodesLeft: 0,
    });
    expect((await newBrowser(test).login(owner.email)).statusCode).toBe(200);
  });

  it('the right code creates ten recovery codes, an email and an audit entry', async () => {
    const owner = await newOwner(test);
    const { secret } = (await begin(owner)).json().data;
    const wrong = appCode(test, secret, 40);
    const refused = await owner.send('PUT', '/id/two-step/totp', { code: wrong });
    expect(refused.json().code).toBe('WRONG_CODE');
    const code = appCode(test, secret);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const done = await owner.send('PUT', '/id/two-step/totp', { code: spaced });
    const codes: string[] = done.json().data.recoveryCodes;
    expect(new Set(codes).size).toBe(10);
    for (const recoveryCode of codes)
      expect(recoveryCode).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
    expect(await owner.get('/id/two-step')).toMatchObject({
      totpSince: test.clock.now().toISOString(),
      recoveryCodesLeft: 10,
      isRequired: false,
      resetAt: null,
    });
    const [sentEmail] = await queuedEmailsTo(test, owner.email);
    expect(sentEmail?.subject).toBe('An authenticator app was set up for your account');
    expect(sentEmail?.text).toContain(`${origin}/auth/not-me?token=`);
    const [entry] = await listAudit(test.services.db, { limit: 1 });
    expect(entry).toMatchObject({ actorId: owner.id, action: 'totp.added' });
  });

  it('the first app ends all other sessions but not the current one', async () => {
    const owner = await newOwner(test);
    const elsewhere = newBrowser(test);
    await elsewhere.login(owner.email);
    const { secret } = await setUpApp(test, owner);
    expect(await elsewhere.isSignedIn()).toBe(false);
    expect((await owner.send('GET', '/id/account/info')).statusCode).toBe(200);
    expect((await queuedEmailsTo(test, owner.email)).at(-1)?.text).toContain('Every other device');
    await elsewhere.login(owner.email);
    await elsewhere.step(appCode(test, secret));
    await setUpApp(test, owner, appProof(test, secret));
    expect(await elsewhere.isSignedIn()).toBe(true);
    expect((await queuedEmailsTo(test, owner.email)).at(-1)?.text).not.toContain(
      'Every other device',
    );
  });

  it('a setup expires after half an hour', async () => {
    const owner = await newOwner(test);
    const { secret } = (await begin(owner)).json().data;
    test.clock.turn(31 * 60_000);
    const late = await owner.send('PUT', '/id/two-step/totp', { code: appCode(test, secret) });
    expect(late.json().code).toBe('CODE_EXPIRED');
  });

  it('a new setup keeps the old app valid until the new one is confirmed', async () => {
    const owner = await newOwner(test);
    const oldApp = await setUpApp(test, owner);
    const { secret } = (await begin(owner, appProof(test, oldApp.secret))).json().data;
    test.clock.turn(60_000);
    const firstBrowser = newBrowser(test);
    await firstBrowser.login(owner.email);
    expect((await firstBrowser.step(appCode(test, oldApp.secret))).statusCode).toBe(200);
    test.clock.turn(60_000);
    await owner.send('PUT', '/id/two-step/totp', { code: appCode(test, secret) });
    test.clock.turn(60_000);
    const secondBrowser = newBrowser(test);
    await secondBrowser.login(owner.email);
    expect(await secondBrowser.codeOf(secondBrowser.step(appCode(test, oldApp.secret)))).toBe(
      'WRONG_CODE',
    );
    expect((await secondBrowser.step(appCode(test, secret))).statusCode).toBe(200);
  });

  it('stores the secret encrypted and the recovery codes hashed', async () => {
    const owner = await newOwner(test);
    const { secret, codes } = await setUpApp(test, owner);
    const { db } = test.services;
    const [stored] = await db.select().from(totpSecrets).where(eq(totpSecrets.accountId, owner.id));
    expect(stored?.sealed?.includes(secret)).toBe(false);
    const hashes = await db
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.accountId, owner.id));
    for (const { codeHash } of hashes) {
      expect(codeHash).toHaveLength(32);
      for (const code of codes) expect(codeHash.includes(code.replaceAll('-', ''))).toBe(false);
    }
  });
});

describe('a change of credentials', () => {
  it('a change of credentials ends pending sign-ins', async () => {
    const owner = await newOwner(test);
    const { secret } = await setUpApp(test, owner);
    const browser = newBrowser(test);
    await browser.login(owner.email);
    await owner.send('POST', '/id/two-step/recovery-codes', appProof(test, secret));
    test.clock.turn(60_000);
    expect(await browser.codeOf(browser.step(appCode(test, secret)))).toBe('STEP_EXPIRED');
    await browser.login(owner.email);
    const newPassword = 'Ruongbacthang#8';
    await owner.send('POST', '/id/password', { currentPassword: password, newPassword });
    expect(await browser.codeOf(browser.step(appCode(test, secret)))).toBe('STEP_EXPIRED');
    const { db } = test.services;
    expect(await db.$count(signInSteps, eq(signInSteps.accountId, owner.id))).toBe(0);
  });

  it('removing the last second step leaves the password and deletes the recovery codes', async () => {
    const owner = await newOwner(test);
    const { secret, codes } = await setUpApp(test, owner);
    const remove = (typedPassword: string) =>
      owner.send('POST', '/id/two-step/totp/removal', {
        ...appProof(test, secret),
        password: typedPassword,
      });
    expect((await remove('Wrong#Password')).json().code).toBe('WRONG_PASSWORD');
    expect((await remove(password)).json().data).toMatchObject({
      totpSince: null,
      recoveryCodesLeft: 0,
    });
    expect((await remove(password)).json().code).toBe('NOT_POSSIBLE_NOW');
    expect((await newBrowser(test).login(owner.email)).statusCode).toBe(200);
    const renewed = await owner.send('POST', '/id/two-step/recovery-codes', { password });
    expect(renewed.json().code).toBe('NOT_POSSIBLE_NOW');
    expect(codes).toHaveLength(10);
    const sentEmails = await queuedEmailsTo(test, owner.email);
    expect(sentEmails.map(({ subject }) => subject)).toContain(
      'The authenticator app was removed from your account',
    );
  });
});
