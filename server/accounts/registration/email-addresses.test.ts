import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { clientOf, newStudent, type Client } from '../../testing/client.ts';
import { makeAccount, signedInAs, writeHeaders } from '../../testing/factories.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';
import { registration } from '../../testing/accounts/registration.ts';
import { visitor, ticketBody } from '../../testing/tickets/tickets.ts';
import { hashPassword } from '../passwords/password.ts';
import { findViolations } from '../../testing/violations.ts';

let test: TestApp;
let admin: Client;
let student: Client;

beforeAll(async () => {
  test = await testApp();
  admin = clientOf(test, (await signedInAs(test.services, 'admin')).cookie);
  student = await newStudent(test);
});
afterAll(() => test.close());

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: writeHeaders(headers),
    payload,
  });

const unmailable = [
  ['lê.anh@gmail.com', 'can’t have accents, as in le.anh@example.com'],
  ['a!b@x.com', 'is not a valid email address'],
  ['x@a,b.vn', 'is not a valid email address'],
  ['a@x.c', 'is not a valid email address'],
] as const;

const person = { firstName: 'Anh', lastName: 'Lê', phoneNumber: '', role: 'student' };

/** Every form in which people enter an address that the product emails later. */
const entries: Record<string, (email: string) => ReturnType<typeof post>> = {
  registration: (email) => post('/auth/register', registration({ email })),
  'a ticket of a visitor': (email) => post('/tickets', ticketBody({ visitor: visitor(email) })),
  'a wish to hear of news': (email) => post('/waitlist', { topic: 'courses', email }),
  'an invitation to the family': (email) =>
    student.send('POST', '/family/invitations', { id: crypto.randomUUID(), email, consent: null }),
  'an account made by the team': (email) =>
    admin.send('POST', '/admin/users', {
      ...person,
      id: crypto.randomUUID(),
      email,
      language: 'en',
    }),
  'a test of the mail server': (email) =>
    admin.send('POST', '/admin/settings/mail-test', { to: email }),
};

const table = Object.keys(entries).flatMap((entry) =>
  unmailable.map(([email, message]) => [entry, email, message] as const),
);

describe('an address that cannot receive email', () => {
  it('every form refuses an address that cannot receive email', async () => {
    const violations = await findViolations(table, async ([entry, email, message]) => {
      const reply = await entries[entry]!(email);
      const { code, errors } = reply.json();
      expect([reply.statusCode, code, errors[0].message]).toEqual([
        400,
        'INVALID_REQUEST',
        message,
      ]);
    });
    expect(violations).toEqual([]);
  });

  it('explains in Vietnamese that an address must not have accents', async () => {
    const body = { topic: 'courses', email: 'lê.anh@gmail.com' };
    const reply = await post('/waitlist', body, { 'accept-language': 'vi' });
    expect(reply.json().errors).toEqual([
      { path: 'email', message: 'phải viết không dấu, ví dụ le.anh@example.com' },
    ]);
  });

  it('an import skips an invalid address and creates the other accounts', async () => {
    const lines = ['first_name,last_name,email,role', 'Anh,Lê,lê.anh@gmail.com,student'];
    const csv = [...lines, 'Ba,Lê,ba.le@example.com,student'].join('\n');
    const body = { csv, isDryRun: false, language: 'vi' };
    const { data } = (await admin.send('POST', '/admin/users/import', body)).json();
    expect(data.created).toBe(1);
    expect(data.lines[0]).toMatchObject({
      outcome: 'invalid',
      problems: ['Email can’t have accents, as in le.anh@example.com'],
    });
  });
});

describe('an existing account with such an address', () => {
  it('an existing account with such an address signs in and changes its password', async () => {
    const password = 'Ruongbacthang#1';
    const email = 'nguyễn.lan@gmail.com';
    const passwordHash = await hashPassword(password);
    await makeAccount(test.services, { email, username: email, passwordHash });
    const signIn = (agent: string) =>
      post('/auth/login', { email, password }, { 'user-agent': agent });
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1';
    const computer = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/130.0';
    expect((await signIn(phone)).statusCode).toBe(200);
    const second = await signIn(computer);
    expect(second.statusCode).toBe(200);
    expect(await queuedEmailsTo(test, email)).toHaveLength(1);
    const cookie = second.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const change = { currentPassword: password, newPassword: 'Ruongbacthang#2' };
    const changed = await clientOf(test, cookie).send('POST', '/id/password', change);
    expect(changed.json()).toMatchObject({ result: 'OK' });
  });
});
