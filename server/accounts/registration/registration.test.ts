import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../db/accounts-schema.ts';
import type { Email } from '../../platform/mail/email.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { makeAccount, signedInAs, writeHeaders } from '../../testing/factories.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';
import { hashAtRealCost } from '../../testing/password-cost.ts';
import { place, registration } from '../../testing/accounts/registration.ts';
import { resetLinkJob } from '../passwords/password-reset.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp({ PUBLIC_URL: 'https://bac.example' });
});
afterAll(() => test.close());

const post = (path: string, payload: object, cookie?: string, language = 'vi') =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1/auth/${path}`,
    headers: writeHeaders({ 'accept-language': language, ...(cookie && { cookie }) }),
    payload,
  });

type Reply = Awaited<ReturnType<typeof post>>;

const cookieOf = (reply: Reply): string => String(reply.headers['set-cookie']).split(';')[0] ?? '';

const codeIn = (sentEmail: Email | undefined): string =>
  /\b\d{6}\b/.exec(sentEmail?.text ?? '')?.[0] ?? '';

describe('registration', () => {
  it('creates an account, signs in and stores the input', async () => {
    hashAtRealCost();
    const input = registration({ firstName: 'Ánh'.normalize('NFD'), lastName: ' Nguyễn  Minh ' });
    const reply = await post('register', input);
    expect(reply.json()).toMatchObject({
      result: 'OK',
      data: {
        email: input.email,
        username: input.email,
        fullName: 'Nguyễn Minh Ánh',
        role: 'USER',
        accountRole: 'student',
        status: 'UNVERIFIED',
      },
    });
    const info = await test.app.inject({
      url: '/api/v1/id/account/info',
      headers: { cookie: cookieOf(reply) },
    });
    expect(info.json().data.status).toBe('UNVERIFIED');
    const [account] = await test.services.db
      .select()
      .from(accounts)
      .where(eq(accounts.email, input.email));
    expect(account).toMatchObject({
      firstName: 'Ánh',
      phone: '0912345678',
      phoneE164: '+84912345678',
      dob: '2009-03-14',
      language: 'vi',
      ...place,
    });
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('stores +84, which phones fill in, as the leading zero', async () => {
    const input = registration({ phoneNumber: '+84 901 234 567' });
    expect((await post('register', input)).statusCode).toBe(200);
    const [account] = await test.services.db
      .select()
      .from(accounts)
      .where(eq(accounts.email, input.email));
    expect(account).toMatchObject({ phone: '0901234567', phoneE164: '+84901234567' });
  });

  it.each([
    ['firstName', '', 'can not empty'],
    ['firstName', 'An1', 'can contain only letters and spaces'],
    ['lastName', '<b>', 'can contain only letters and spaces'],
    ['email', 'nobody', 'is not a valid email address'],
    ['email', 'a@b', 'is not a valid email address'],
    ['phoneNumber', '12345', 'must have 10 or 11 digits'],
    ['password', 'Ab#1', 'must have at least 8 characters'],
    ['password', 'bacthang#7', 'must have at least one uppercase letter'],
    ['password', 'Bacthang77', 'must have at least one special character'],
    ['password', 'Bac thang#7', 'can’t contain spaces'],
    ['password', 'P@ssw0rd2026!', 'is too common: choose another one'],
    [
      'password',
      'Minhanh@2009',
      'is too similar to your name, your email or the name of this site: choose another one',
    ],
    ['confirmPassword', '', 'can not empty'],
    ['confirmPassword', 'Bacthang#8', 'doesn’t match the password'],
    ['dob', '', 'can not empty'],
    ['dob', '2009-02-30', 'is not a day of the calendar'],
    ['dob', '1899-12-31', 'must be 1900 or later'],
    ['dob', '2016-11-16', 'must be at least 10 years ago'],
    ['ward', '', 'can not empty'],
    ['ward', '00001', 'is not a known place'],
    ['terms', false, 'must be accepted'],
    ['gender', 'x', 'is not one of the choices'],
    ['role', 'admin', 'is not one of the choices'],
  ])('refuses %s "%s": %s', async (path, value, message) => {
    const input = registration({ [path]: value });
    const reply = await post('register', input, undefined, 'en');
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toContainEqual({ path, message });
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it('ends the session of the cookie that it replaces', async () => {
    const { cookie } = await signedInAs(test.services, 'student');
    const info = (session: string) =>
      test.app.inject({ url: '/api/v1/id/account/info', headers: { cookie: session } });
    expect((await info(cookie)).statusCode).toBe(200);
    const refused = await post('register', registration({ email: 'nobody' }), cookie);
    expect([refused.statusCode, (await info(cookie)).statusCode]).toEqual([400, 200]);
    const reply = await post('register', registration(), cookie);
    expect((await info(cookieOf(reply))).statusCode).toBe(200);
    expect((await info(cookie)).statusCode).toBe(401);
  });

  it('accepts a person who turns ten today', async () => {
    const reply = await post('register', registration({ dob: '2016-11-15' }));
    expect(reply.statusCode).toBe(200);
  });

  it('refuses a taken address, also in different case and in simultaneous requests', async () => {
    const email = 'Same@Example.com';
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => post('register', registration({ email }))),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    const later = await post('register', registration({ email: 'same@example.com' }));
    expect(later.json().code).toBe('EMAIL_TAKEN');
  });
});

async function newcomer() {
  const input = registration();
  const cookie = cookieOf(await post('register', input));
  const call = (path: string, body: object = {}) =>
    post(`account/email/otp/${path}`, { email: input.email, ...body }, cookie);
  return { email: input.email, cookie, call };
}

describe('the verification code', () => {
  it('sends a code at most once a minute, keeps it valid and verifies the account with it', async () => {
    const { email, cookie, call } = await newcomer();
    const first = await call('verify');
    expect(first.json().data).toEqual({ verified: false, resendInSeconds: 60 });
    test.clock.turn(20_000);
    expect((await call('verify')).json().data).toEqual({ verified: false, resendInSeconds: 40 });
    expect((await call('resend')).json().code).toBe('CODE_TOO_SOON');
    const sentEmails = await queuedEmailsTo(test, email);
    expect(sentEmails).toHaveLength(1);
    expect(sentEmails[0]?.subject).toMatch(/^\d{6} là mã xác minh/);

    const verified = await call('verify', { otp: codeIn(sentEmails[0]) });
    expect(verified.json().data.verified).toBe(true);
    const info = await test.app.inject({ url: '/api/v1/id/account/info', headers: { cookie } });
    expect(info.json().data.status).toBe('ACTIVE');
    expect((await queuedEmailsTo(test, email)).at(-1)?.subject).toBe('Chào mừng bạn đến với Bậc');
  });

  it('resends a code after a minute and then accepts only the new one', async () => {
    const { email, call } = await newcomer();
    await call('verify');
    test.clock.turn(60_000);
    expect((await call('resend')).statusCode).toBe(200);
    const [old, renewed] = await queuedEmailsTo(test, email);
    const stale = await call('verify', { otp: codeIn(old) });
    // One time in a million, the new code equals the old one.
    const isSame = codeIn(old) === codeIn(renewed);
    expect(stale.json().code).toBe(isSame ? undefined : 'WRONG_CODE');
    expect((await call('verify', { otp: codeIn(renewed) })).statusCode).toBe(200);
  });

  it('a code expires after five wrong tries', async () => {
    const { email, call } = await newcomer();
    await call('verify');
    const right = codeIn((await queuedEmailsTo(test, email))[0]);
    const wrong = right === '000000' ? '111111' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await call('verify', { otp: wrong })).json().code).toBe('WRONG_CODE');
    }
    expect((await call('verify', { otp: right })).json().code).toBe('CODE_EXPIRED');
  });

  it('a code expires after ten minutes', async () => {
    const { email, call } = await newcomer();
    await call('verify');
    test.clock.turn(10 * 60_000);
    const otp = codeIn((await queuedEmailsTo(test, email))[0]);
    expect((await call('verify', { otp })).json().code).toBe('CODE_EXPIRED');
  });

  it.each(['', '12345', 'abcdef', '1234567', '１２３４５６'])(
    'refuses "%s" as a code',
    async (otp) => {
      const { call } = await newcomer();
      await call('verify');
      expect((await call('verify', { otp })).json().code).toBe('WRONG_CODE');
    },
  );

  it('sends no code to another person’s address', async () => {
    const { cookie } = await newcomer();
    const body = { email: 'other@example.com' };
    const reply = await post('account/email/otp/verify', body, cookie);
    expect(reply.statusCode).toBe(403);
    expect(await queuedEmailsTo(test, 'other@example.com')).toEqual([]);
  });
});

const job = () => resetLinkJob(test.services);

/** Requests the link and reads its token from the email. */
async function tokenFor(email: string): Promise<string> {
  expect((await post('password/forget', { email })).json().data).toBeNull();
  await job().run({ email, language: 'vi' });
  const link =
    /https:\/\/\S+/.exec((await queuedEmailsTo(test, email)).at(-1)?.text ?? '')?.[0] ?? '';
  expect(link).toMatch(/^https:\/\/bac\.example\/auth\/forgot-password\/change\?token=/);
  return new URL(link).searchParams.get('token') ?? '';
}

const change = (body: object) => post('password/forget/change', body, undefined, 'en');
const newPassword = 'Mới#Mật7khẩu';

describe('a forgotten password', () => {
  it('an emailed link replaces the password once and ends every session', async () => {
    const { email, id } = await makeAccount(test.services);
    const { cookie } = await signedInAs(test.services, 'student');
    await test.services.db.execute(sql`update sessions set account_id = ${id}`);
    const token = await tokenFor(email);
    expect((await post('password/forget/check', { token })).json().data).toEqual({ valid: true });

    expect((await change({ token, newPassword, email })).json()).toEqual({
      result: 'OK',
      data: null,
    });
    expect((await change({ token, newPassword })).json().message).toBe(
      'Invalid or expired reset token',
    );
    expect((await post('login', { email, password: newPassword })).statusCode).toBe(200);
    const info = await test.app.inject({ url: '/api/v1/id/account/info', headers: { cookie } });
    expect(info.statusCode).toBe(401);
    expect((await queuedEmailsTo(test, email)).at(-1)?.subject).toBe('Your password was changed');
  });

  it('gives the same reply for an unknown address and sends nothing', async () => {
    const email = 'nobody@example.com';
    expect((await post('password/forget', { email })).json().data).toBeNull();
    await job().run({ email, language: 'vi' });
    expect(await queuedEmailsTo(test, email)).toEqual([]);
  });

  it('refuses a reset after 30 minutes, with an invalid token or for another address', async () => {
    const { email } = await makeAccount(test.services);
    const token = await tokenFor(email);
    const codes = [
      await change({ token: 'x', newPassword }),
      await change({ token, newPassword, email: 'other@example.com' }),
    ].map((reply) => reply.json().code);
    expect(codes).toEqual(['RESET_LINK_INVALID', 'RESET_LINK_INVALID']);
    test.clock.turn(30 * 60_000);
    expect((await change({ token, newPassword })).json().code).toBe('RESET_LINK_INVALID');
    expect((await post('password/forget/check', { token })).json().data).toEqual({ valid: false });
  });

  it('refuses a new password that breaks the rules', async () => {
    const { email } = await makeAccount(test.services);
    const token = await tokenFor(email);
    const reply = await change({ token, newPassword: 'short' });
    expect(reply.json().errors).toContainEqual({
      path: 'newPassword',
      message: 'must have at least 8 characters',
    });
    expect((await change({ token, newPassword })).statusCode).toBe(200);
  });

  it.each([
    ['Password1!', 'is too common: choose another one'],
    [
      'Minhanh@2009',
      'is too similar to your name, your email or the name of this site: choose another one',
    ],
  ])('refuses the guessable new password %s', async (weakPassword, message) => {
    const { email } = await makeAccount(test.services);
    const token = await tokenFor(email);
    const reply = await change({ token, newPassword: weakPassword });
    expect(reply.json().errors).toEqual([{ path: 'newPassword', message }]);
    expect((await change({ token, newPassword })).statusCode).toBe(200);
  });

  it('allows five reset requests an hour', async () => {
    const email = 'often@example.com';
    const replies = [];
    for (let request = 0; request < 6; request += 1)
      replies.push(await post('password/forget', { email }));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
