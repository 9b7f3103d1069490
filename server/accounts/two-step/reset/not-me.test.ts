import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '../../../platform/audit/audit.ts';
import { accounts } from '../../../db/accounts-schema.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { queuedEmailsTo } from '../../../testing/queued-emails.ts';
import { runQueued } from '../../../testing/run-queued.ts';
import {
  appCode,
  appProof,
  newBrowser,
  newOwner,
  origin,
  passkeyProof,
  passkeySignIn,
  password,
  setUpApp,
  setUpPasskey,
  type Owner,
} from '../../../testing/accounts/two-step.ts';
import { resetLinkJob } from '../../passwords/password-reset.ts';

let test: TestApp;
const hour = 60 * 60_000;
const minute = 60_000;
const newPassword = 'Ruongbacthang#8';

beforeAll(async () => {
  test = await testApp({ PUBLIC_URL: origin });
});
afterAll(() => test.close());

/** Reads the token from the newest email that has one. */
async function tokenTo({ email }: Owner, kind: 'not-me' | 'forgot-password/change' = 'not-me') {
  const sentEmails = await queuedEmailsTo(test, email);
  const link = new RegExp(`/auth/${kind}\\?token=([\\w-]{43})`);
  return sentEmails.flatMap(({ text }) => link.exec(text)?.[1] ?? []).at(-1) ?? '';
}

const sayNotMe = (token: string) => newBrowser(test).send('POST', '/auth/not-me', { token });

/** Signs in as the owner and then, from a new device, as a stranger. */
async function signInAsStranger(owner: Owner) {
  await newBrowser(test).login(owner.email);
  const thief = newBrowser(test, 'Mozilla/5.0 (Linux; Android 10) Chrome/140.0.0.0 Mobile');
  await thief.login(owner.email);
  return thief;
}

async function chooseNewPassword(owner: Owner) {
  await runQueued(test, [resetLinkJob(test.services)]);
  const token = await tokenTo(owner, 'forgot-password/change');
  return newBrowser(test).send('POST', '/auth/password/forget/change', { token, newPassword });
}

describe('the “it wasn’t me” link of a security email', () => {
  it('the link ends all sessions, invalidates the password and emails a link for a new one', async () => {
    const owner = await newOwner(test);
    const thief = await signInAsStranger(owner);
    const waiting = newBrowser(test);
    expect(await thief.isSignedIn()).toBe(true);
    const sentEmail = (await queuedEmailsTo(test, owner.email)).at(-1);
    expect(sentEmail?.subject).toBe('A new device signed in to your account');

    const reply = await sayNotMe(await tokenTo(owner));
    expect(reply.json().data).toEqual({ email: owner.email });
    expect(await thief.isSignedIn()).toBe(false);
    expect((await owner.send('GET', '/id/account/info')).statusCode).toBe(401);
    expect(await waiting.codeOf(waiting.login(owner.email))).toBe('WRONG_CREDENTIALS');
    const [entry] = await listAudit(test.services.db, { limit: 1 });
    expect(entry).toMatchObject({
      action: 'account.disowned',
      subject: `account:${owner.id}`,
      detail: { sessionsEnded: 3, hadReset: false, hadDeletion: false },
    });
    expect((await chooseNewPassword(owner)).statusCode).toBe(200);
    expect((await newBrowser(test).login(owner.email, newPassword)).statusCode).toBe(200);
  });

  it('the link takes effect once and gives the same reply again', async () => {
    const owner = await newOwner(test);
    await signInAsStranger(owner);
    const token = await tokenTo(owner);
    const both = await Promise.all([sayNotMe(token), sayNotMe(token)]);
    for (const reply of both) expect(reply.json().data).toEqual({ email: owner.email });
    await chooseNewPassword(owner);
    const browser = newBrowser(test);
    await browser.login(owner.email, newPassword);
    expect((await sayNotMe(token)).json().data).toEqual({ email: owner.email });
    expect(await browser.isSignedIn()).toBe(true);
    const log = await listAudit(test.services.db, { limit: 30 });
    const entries = log.filter(
      ({ action, actorId }) => action === 'account.disowned' && actorId === owner.id,
    );
    expect(entries).toHaveLength(1);
  });

  it('rejects an invalid link and one older than seven days', async () => {
    const owner = await newOwner(test);
    await signInAsStranger(owner);
    expect((await sayNotMe('x'.repeat(43))).json().code).toBe('NOT_ME_LINK_INVALID');
    test.clock.turn(7 * 24 * hour);
    expect((await sayNotMe(await tokenTo(owner))).json().code).toBe('NOT_ME_LINK_INVALID');
    expect((await newBrowser(test).login(owner.email)).statusCode).toBe(200);
  });

  it('the link cancels a pending sign-in, a two-step reset and the deletion of the account', async () => {
    const owner = await newOwner(test);
    const { secret } = await setUpApp(test, owner);
    const admin = await newOwner(test, 'admin');
    test.clock.turn(minute);
    await admin.send('POST', `/admin/users/${owner.id}/two-step-reset`, { reason: 'Lost it.' });
    const { db } = test.services;
    const deletesAt = new Date(test.clock.now().getTime() + 24 * hour);
    await db.update(accounts).set({ deletesAt }).where(eq(accounts.id, owner.id));
    const waiting = newBrowser(test);
    await waiting.login(owner.email);

    await sayNotMe(await tokenTo(owner));
    expect(await waiting.codeOf(waiting.step(appCode(test, secret)))).toBe('STEP_EXPIRED');
    const [account] = await db.select().from(accounts).where(eq(accounts.id, owner.id));
    expect(account?.deletesAt).toBeNull();
    const state = await admin.get(`/admin/users/${owner.id}/two-step`);
    expect(state).toEqual({ isOn: true, hasTotp: true, passkeys: 0, resetAt: null });
    const [entry] = await listAudit(test.services.db, { limit: 1 });
    expect(entry?.detail).toMatchObject({ hadReset: true, hadDeletion: true, totp: false });
  });

  it('removes the passkey and the app that a stranger has added', async () => {
    const owner = await newOwner(test);
    await signInAsStranger(owner);
    const token = await tokenTo(owner);
    test.clock.turn(minute);
    // Uses the owner's client: a stranger with the password and a session could do the same.
    const { passkey } = await setUpPasskey(owner);
    await setUpApp(test, owner, await passkeyProof(owner, passkey));
    await sayNotMe(token);
    expect((await passkeySignIn(newBrowser(test), passkey)).json().code).toBe('PASSKEY_REFUSED');
    await chooseNewPassword(owner);
    const browser = newBrowser(test);
    expect((await browser.login(owner.email, newPassword)).statusCode).toBe(200);
    expect((await browser.send('GET', '/id/two-step')).json().data).toMatchObject({
      totpSince: null,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
  });

  it('deletes recovery codes that a stranger has renewed and keeps the app', async () => {
    const owner = await newOwner(test);
    const { secret } = await setUpApp(test, owner);
    test.clock.turn(minute);
    const path = '/id/two-step/recovery-codes';
    const proof = appProof(test, secret);
    const stolen = (await owner.send('POST', path, proof)).json().data.recoveryCodes;
    test.clock.turn(minute);
    await sayNotMe(await tokenTo(owner));
    await chooseNewPassword(owner);
    const browser = newBrowser(test);
    await browser.login(owner.email, newPassword);
    expect(await browser.codeOf(browser.step(stolen[0]))).toBe('WRONG_CODE');
    expect((await browser.step(appCode(test, secret))).statusCode).toBe(200);
    const { recoveryCodesLeft } = (await browser.send('GET', '/id/two-step')).json().data;
    expect(recoveryCodesLeft).toBe(0);
  });

  it('writes security emails in the language of the person, not of the browser', async () => {
    const owner = await newOwner(test);
    const { db } = test.services;
    await db.update(accounts).set({ language: 'vi' }).where(eq(accounts.id, owner.id));
    await signInAsStranger(owner);
    await setUpPasskey(owner);
    const passwords = { currentPassword: password, newPassword };
    await owner.send('POST', '/id/password', passwords, { 'accept-language': 'en' });
    const subjects = (await queuedEmailsTo(test, owner.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Có thiết bị mới đăng nhập vào tài khoản của bạn',
      'Tài khoản của bạn có thêm khóa truy cập',
      'Mật khẩu của bạn đã được đổi',
    ]);
  });

  it('the link in the email about a new passkey removes that passkey', async () => {
    const owner = await newOwner(test);
    const { passkey } = await setUpPasskey(owner);
    await sayNotMe(await tokenTo(owner));
    expect((await passkeySignIn(newBrowser(test), passkey)).json().code).toBe('PASSKEY_REFUSED');
  });

  it('keeps older second steps, so that access to the mailbox does not bypass them', async () => {
    const owner = await newOwner(test);
    const { secret, codes } = await setUpApp(test, owner);
    test.clock.turn(minute);
    await owner.send('POST', '/id/password', {
      currentPassword: password,
      newPassword: 'Ruongbacthang#9',
    });
    expect((await queuedEmailsTo(test, owner.email)).at(-1)?.subject).toBe(
      'Your password was changed',
    );
    await sayNotMe(await tokenTo(owner));
    await chooseNewPassword(owner);
    const browser = newBrowser(test);
    expect(await browser.codeOf(browser.login(owner.email, newPassword))).toBe(
      'SECOND_STEP_NEEDED',
    );
    expect((await browser.step(codes[0] ?? '')).statusCode).toBe(200);
    await browser.login(owner.email, newPassword);
    expect((await browser.step(appCode(test, secret))).statusCode).toBe(200);
  });
});

describe('a password reset by email', () => {
  it('a password reset keeps the second step', async () => {
    const owner = await newOwner(test);
    const { secret } = await setUpApp(test, owner);
    await newBrowser(test).send('POST', '/auth/password/forget', { email: owner.email });
    expect((await chooseNewPassword(owner)).statusCode).toBe(200);
    const browser = newBrowser(test);
    expect(await browser.codeOf(browser.login(owner.email, newPassword))).toBe(
      'SECOND_STEP_NEEDED',
    );
    expect((await browser.step(appCode(test, secret))).statusCode).toBe(200);
  });
});
