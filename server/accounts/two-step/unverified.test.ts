import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '../../platform/audit/audit.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { totpSecrets } from '../../db/security-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { clientOf } from '../../testing/client.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';
import { TestPasskey } from '../../testing/accounts/passkey.ts';
import { registration } from '../../testing/accounts/registration.ts';
import { runQueued } from '../../testing/run-queued.ts';
import {
  appCode,
  appProof,
  newBrowser,
  newOwner,
  origin,
  passkeySignIn,
  password,
  setUpApp,
  setUpPasskey,
  type Browser,
  type Owner,
} from '../../testing/accounts/two-step.ts';
import { appointAdmin } from '../admin/appoint-admin.ts';
import { resetLinkJob } from '../passwords/password-reset.ts';

let test: TestApp;
const newPassword = 'Ruongbacthang#8';
const noSteps = { totpSince: null, passkeys: [], recoveryCodesLeft: 0, resetAt: null };

beforeAll(async () => {
  test = await testApp({ PUBLIC_URL: origin });
});
afterAll(() => test.close());

async function tokenTo(email: string, path: 'not-me' | 'forgot-password/change') {
  const sentEmails = await queuedEmailsTo(test, email);
  const link = new RegExp(`/auth/${path}\\?token=([\\w-]{43})`);
  return sentEmails.flatMap(({ text }) => link.exec(text)?.[1] ?? []).at(-1) ?? '';
}

/** Resets the password by email, as the owner does after reading that the address already has an account. */
async function resetByMail(email: string, browser: Browser) {
  await browser.send('POST', '/auth/password/forget', { email });
  await runQueued(test, [resetLinkJob(test.services)]);
  const token = await tokenTo(email, 'forgot-password/change');
  return browser.send('POST', '/auth/password/forget/change', { token, newPassword });
}

const setVerified = (id: string, verifiedAt: Date | null) =>
  test.services.db.update(accounts).set({ verifiedAt }).where(eq(accounts.id, id));

/** Registers with an address of somebody else. */
async function registerAsStranger(): Promise<Owner> {
  const email = `${crypto.randomUUID()}@example.com`;
  const browser = newBrowser(test, 'Mozilla/5.0 (Linux; Android 10) Chrome/140.0.0.0 Mobile');
  const reply = await browser.send('POST', '/auth/register', registration({ email }));
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { ...clientOf(test, cookie), id: reply.json().data.accountId, email };
}

/** An unverified account with second steps, as servers made them before they asked for a verified address. */
async function addOldSecondSteps(owner: Owner) {
  await setVerified(owner.id, test.clock.now());
  const { secret, codes } = await setUpApp(test, owner);
  const { passkey } = await setUpPasskey(owner, undefined, appProof(test, secret));
  await setVerified(owner.id, null);
  test.services.sessions.forgetAccount(owner.id);
  return { secret, codes, passkey };
}

const codeOf = (owner: Owner): Promise<string> =>
  queuedEmailsTo(test, owner.email).then(
    (sentEmails) => /\b\d{6}\b/.exec(sentEmails.at(-1)?.text ?? '')?.[0] ?? '',
  );

describe('second steps on an unverified account', () => {
  it('refuses to set up second steps until the code from the email was entered', async () => {
    const owner = await newOwner(test, 'student', { verifiedAt: null });
    const begin = () => owner.send('POST', '/id/two-step/totp', { password });
    const challenge = () => owner.send('POST', '/id/passkeys/challenge', { password }, { origin });
    for (const reply of [await begin(), await challenge()]) {
      expect(reply.statusCode).toBe(403);
      expect(reply.json()).toMatchObject({
        code: 'VERIFY_FIRST',
        message: 'Please verify your email address first.',
      });
    }
    expect(await owner.get('/id/two-step')).toMatchObject({ ...noSteps, isVerified: false });

    const path = '/auth/account/email/otp/verify';
    await owner.send('POST', path, { email: owner.email });
    await owner.send('POST', path, { email: owner.email, otp: await codeOf(owner) });
    expect(await owner.get('/id/two-step')).toMatchObject({ isVerified: true });
    expect((await begin()).statusCode).toBe(200);
    expect((await challenge()).statusCode).toBe(200);
  });

  it('refuses to finish a setup that was started before the server required a verified address', async () => {
    const owner = await newOwner(test);
    const setup = await owner.send('POST', '/id/two-step/totp', { password });
    const challengeReply = await owner.send(
      'POST',
      '/id/passkeys/challenge',
      { password },
      { origin },
    );
    await setVerified(owner.id, null);
    const code = appCode(test, setup.json().data.secret);
    const finished = await owner.send('PUT', '/id/two-step/totp', { code });
    expect(finished.json().code).toBe('VERIFY_FIRST');
    const { challenge, options } = challengeReply.json().data;
    const answer = new TestPasskey(origin).make(options);
    const body = { challenge, answer, name: 'Phone' };
    const added = await owner.send('POST', '/id/passkeys', body, { origin });
    expect(added.json().code).toBe('VERIFY_FIRST');
    expect(await owner.get('/id/two-step')).toMatchObject(noSteps);
  });

  it('keeps second steps set up before this rule working and removable, without new recovery codes', async () => {
    const owner = await newOwner(test, 'student', { verifiedAt: null });
    const { secret, passkey } = await addOldSecondSteps(owner);
    expect((await passkeySignIn(newBrowser(test), passkey)).statusCode).toBe(200);
    const proof = () => appProof(test, secret);
    const renewed = await owner.send('POST', '/id/two-step/recovery-codes', proof());
    expect(renewed.json().code).toBe('VERIFY_FIRST');
    const removed = await owner.send('POST', '/id/two-step/totp/removal', proof());
    expect(removed.json().data).toMatchObject({ totpSince: null });
  });
});

describe('the first proof of an address', () => {
  it('gives the account to the person who resets the password by email, whatever a stranger set up before', async () => {
    const stranger = await registerAsStranger();
    const { secret, codes, passkey } = await addOldSecondSteps(stranger);
    const waiting = newBrowser(test);
    await waiting.login(stranger.email);
    const admin = await newOwner(test, 'admin');
    const reset = { reason: 'Says the phone is lost.' };
    const started = await admin.send('POST', `/admin/users/${stranger.id}/two-step-reset`, reset);
    expect(started.json().data.resetAt).not.toBeNull();

    const victim = newBrowser(test);
    const duplicate = registration({ email: stranger.email });
    expect(await victim.codeOf(victim.send('POST', '/auth/register', duplicate))).toBe(
      'EMAIL_TAKEN',
    );
    expect((await resetByMail(stranger.email, victim)).statusCode).toBe(200);

    // The stranger has nothing left: no session, no pending sign-in, no passkey, no password.
    expect((await stranger.send('GET', '/id/account/info')).statusCode).toBe(401);
    expect(await waiting.codeOf(waiting.step(appCode(test, secret)))).toBe('STEP_EXPIRED');
    const thief = newBrowser(test);
    expect(await thief.codeOf(passkeySignIn(thief, passkey))).toBe('PASSKEY_REFUSED');
    expect(await thief.codeOf(thief.login(stranger.email))).toBe('WRONG_CREDENTIALS');

    // The owner signs in with the password alone, to a verified account without second steps.
    const signedIn = await victim.login(stranger.email, newPassword);
    expect(signedIn.json().data).toMatchObject({ status: 'ACTIVE' });
    const state = (await victim.send('GET', '/id/two-step')).json().data;
    expect(state).toMatchObject({ ...noSteps, isVerified: true });
    const stored = await test.services.db
      .select()
      .from(totpSecrets)
      .where(eq(totpSecrets.accountId, stranger.id));
    expect(stored).toEqual([]);
    const log = await listAudit(test.services.db, { limit: 20 });
    expect(log.find(({ action }) => action === 'account.claimed')).toMatchObject({
      actorId: stranger.id,
      subject: `account:${stranger.id}`,
      detail: { sessionsEnded: 1, passkeys: 1, totp: true, codes: codes.length },
    });
  });

  it('sends a new-device email for the device that the stranger registered with', async () => {
    const stranger = await registerAsStranger();
    const victim = newBrowser(test);
    await resetByMail(stranger.email, victim);
    await victim.login(stranger.email, newPassword);
    const thief = newBrowser(test, 'Mozilla/5.0 (Linux; Android 10) Chrome/140.0.0.0 Mobile');
    await thief.login(stranger.email, newPassword);
    const emails = (await queuedEmailsTo(test, stranger.email)).filter(
      ({ subject }) => subject === 'A new device signed in to your account',
    );
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain('Chrome on Android');
  });

  it('leaves second steps alone when a verified account resets its password', async () => {
    const owner = await newOwner(test);
    const { secret } = await setUpApp(test, owner);
    const browser = newBrowser(test);
    expect((await resetByMail(owner.email, browser)).statusCode).toBe(200);
    expect(await browser.codeOf(browser.login(owner.email, newPassword))).toBe(
      'SECOND_STEP_NEEDED',
    );
    expect((await browser.step(appCode(test, secret))).statusCode).toBe(200);
  });

  it('removes even old second steps when “it wasn’t me” is pressed on an unverified account', async () => {
    const stranger = await registerAsStranger();
    const { passkey } = await addOldSecondSteps(stranger);
    test.clock.turn(60_000);
    const passwords = { currentPassword: password, newPassword: 'Ruongbacthang#9' };
    await stranger.send('POST', '/id/password', passwords);
    const token = await tokenTo(stranger.email, 'not-me');
    await newBrowser(test).send('POST', '/auth/not-me', { token });
    const thief = newBrowser(test);
    expect(await thief.codeOf(passkeySignIn(thief, passkey))).toBe('PASSKEY_REFUSED');
  });

  it('keeps the session that enters the code and its second steps, and ends all others', async () => {
    const owner = await newOwner(test, 'student', { verifiedAt: null });
    const { passkey } = await addOldSecondSteps(owner);
    const other = newBrowser(test);
    expect((await passkeySignIn(other, passkey)).statusCode).toBe(200);
    const path = '/auth/account/email/otp/verify';
    await owner.send('POST', path, { email: owner.email });
    const verified = await owner.send('POST', path, {
      email: owner.email,
      otp: await codeOf(owner),
    });
    expect(verified.json().data).toMatchObject({ verified: true });
    expect(await other.isSignedIn()).toBe(false);
    const state = await owner.get('/id/two-step');
    expect(state).toMatchObject({ isVerified: true, recoveryCodesLeft: 10 });
    expect(state.passkeys).toHaveLength(1);
  });
});

describe('npm run admin', () => {
  it('locks out a stranger who registered with the address of the new administrator', async () => {
    const stranger = await registerAsStranger();
    const { passkey } = await addOldSecondSteps(stranger);
    const { link } = await appointAdmin(test.services, stranger.email);
    // The command runs in its own process; this one caches sessions for some seconds more.
    test.services.sessions.forgetAccount(stranger.id);
    expect((await stranger.send('GET', '/id/account/info')).statusCode).toBe(401);
    const thief = newBrowser(test);
    expect(await thief.codeOf(passkeySignIn(thief, passkey))).toBe('PASSKEY_REFUSED');
    expect(await thief.codeOf(thief.login(stranger.email))).toBe('WRONG_CREDENTIALS');

    const token = new URL(link).searchParams.get('token');
    const owner = newBrowser(test);
    await owner.send('POST', '/auth/password/forget/change', { token, newPassword });
    const signedIn = await owner.login(stranger.email, newPassword);
    expect(signedIn.json().data).toMatchObject({ role: 'ADMIN', status: 'ACTIVE' });
  });

  it('leaves password, sessions and second steps of a verified account alone', async () => {
    const owner = await newOwner(test);
    const { secret } = await setUpApp(test, owner);
    await appointAdmin(test.services, owner.email);
    expect((await owner.send('GET', '/id/account/info')).statusCode).toBe(200);
    const browser = newBrowser(test);
    await browser.login(owner.email);
    expect((await browser.step(appCode(test, secret))).statusCode).toBe(200);
  });
});

describe('an invitation', () => {
  it('verifies the address by its link, so that a second step can be set up', async () => {
    const admin = await newOwner(test, 'admin');
    const email = `${crypto.randomUUID()}@example.com`;
    await admin.send('POST', '/admin/users', {
      id: crypto.randomUUID(),
      firstName: 'Hà',
      lastName: 'Lê Thu',
      email,
      phoneNumber: '',
      role: 'admin',
      language: 'en',
    });
    const browser = newBrowser(test);
    const token = await tokenTo(email, 'forgot-password/change');
    await browser.send('POST', '/auth/password/forget/change', { token, newPassword });
    await browser.login(email, newPassword);
    const reply = await browser.send('POST', '/id/two-step/totp', { password: newPassword });
    expect(reply.statusCode).toBe(200);
  });
});
