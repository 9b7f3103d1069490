import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityDays, presence } from '../../db/console-schema.ts';
import { accounts, sessions } from '../../db/accounts-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { dayAfter, dayOf } from '../../platform/postgres/vietnam-day.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { clientOf, type Client } from '../../testing/client.ts';
import { makeAccount, signedInAs, writeHeaders } from '../../testing/factories.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';
import { hashPassword } from '../passwords/password.ts';
import { liftSuspensions } from './lift-suspensions.ts';

let test: TestApp;
let admin: Client & { id: string };
const day = 24 * 60 * 60 * 1000;

const signedIn = async (role: Parameters<typeof signedInAs>[1]) => {
  const { cookie, id } = await signedInAs(test.services, role);
  return { ...clientOf(test, cookie), id };
};

beforeAll(async () => {
  test = await testApp();
  admin = await signedIn('admin');
});
afterAll(() => test.close());

const now = () => test.clock.now().getTime();
const storedAccount = async (id: string) => {
  const [found] = await test.services.db.select().from(accounts).where(eq(accounts.id, id));
  return found!;
};
const lastEntry = async (id: string) => {
  const all = await test.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `account:${id}`))
    .orderBy(auditLog.id);
  return all.at(-1);
};
const changeBody = (overrides: object) => ({
  action: 'suspend',
  until: null,
  reason: 'Chia sẻ tài khoản cho nhiều người',
  note: 'seen by Hà',
  isMailed: true,
  ...overrides,
});
const changeStatus = (id: string, overrides: object, client: Client = admin) =>
  client.send('POST', `/admin/users/${id}/status`, changeBody(overrides));
const codeOf = (reply: { json: () => { code?: string } }) => reply.json().code;

const find = async (query: string) => admin.get(`/admin/users?${query}`);

const names = async (query: string) =>
  (await find(query)).rows.map(({ fullName }: { fullName: string }) => fullName);

describe('the list of users', () => {
  beforeAll(async () => {
    const { services } = test;
    const old = new Date(now() - 40 * day);
    await makeAccount(services, { fullName: 'Đặng Phương Linh', phone: '0912000111' });
    await makeAccount(services, { fullName: 'Bùi Anh Tuấn', role: 'parent', status: 'banned' });
    const { id } = await makeAccount(services, {
      fullName: 'Lê Thảo Vy',
      verifiedAt: null,
      createdAt: old,
      lastLoginAt: new Date(now() - day),
    });
    await services.db
      .insert(presence)
      .values({ accountId: id, seenAt: test.clock.now(), isIdle: false });
    const yesterday = dayAfter(dayOf(test.clock.now()), -1);
    await services.db.insert(activityDays).values({ accountId: id, day: yesterday });
  });

  it('searches the beginnings of words in name, email and phone, ignoring accents', async () => {
    expect(await names('search=dang+phuong')).toEqual(['Đặng Phương Linh']);
    expect(await names('search=ĐẶNG')).toEqual(['Đặng Phương Linh']);
    expect(await names('search=0912000')).toEqual(['Đặng Phương Linh']);
    expect(await names('search=uong')).toEqual([]);
  });

  it('applies the filters, and counts every status regardless of the status filter', async () => {
    expect(await names('role=parent')).toEqual(['Bùi Anh Tuấn']);
    expect(await names('verification=unverified')).toEqual(['Lê Thảo Vy']);
    expect(await names('presence=online')).toEqual(['Lê Thảo Vy']);
    expect(await names('activeDays=2&sort=name')).toContain('Lê Thảo Vy');
    expect(await names('activeDays=1&sort=name')).not.toContain('Lê Thảo Vy');
    expect(await names('until=2026-10-20')).toEqual(['Lê Thảo Vy']);
    const { total, byStatus } = await find('role=parent,student&status=active');
    expect(byStatus).toMatchObject({ banned: 1, suspended: 0 });
    expect(total).toBe(byStatus.active);
  });

  it('sorts users by any column in both directions and paginates them', async () => {
    const all = await names('sort=name');
    expect(all.indexOf('Bùi Anh Tuấn')).toBeLessThan(all.indexOf('Đặng Phương Linh'));
    expect(await names('sort=-name')).toEqual(all.toReversed());
    expect(await names('sort=name&size=1&page=2')).toEqual([all[1]]);
    expect((await names('sort=-lastLogin'))[0]).toBe('Lê Thảo Vy');
    expect((await admin.send('GET', '/admin/users?sort=age')).statusCode).toBe(400);
  });
});

describe('a suspension', () => {
  it('a suspension ends every session, emails the reason in the person’s language and is audited', async () => {
    const student = await signedIn('student');
    await test.services.db
      .update(accounts)
      .set({ language: 'vi' })
      .where(eq(accounts.id, student.id));
    expect((await student.send('GET', '/id/profile')).statusCode).toBe(200);
    const until = new Date(now() + 7 * day).toISOString();
    const reply = await changeStatus(student.id, { until });
    expect(reply.json().data).toMatchObject({
      status: 'suspended',
      suspendedUntil: until,
      sessions: 0,
      statusNote: 'seen by Hà',
    });
    expect((await student.send('GET', '/id/profile')).statusCode).toBe(401);
    const [sentEmail] = await queuedEmailsTo(test, (await storedAccount(student.id)).email);
    expect(sentEmail?.text).toContain('Lý do: Chia sẻ tài khoản');
    expect(sentEmail?.text).toContain('giờ Việt Nam');
    expect(sentEmail?.text).not.toContain('seen by Hà');
    expect(await lastEntry(student.id)).toMatchObject({
      actorId: admin.id,
      action: 'account.suspended',
      detail: { before: { status: 'active' }, changes: { status: 'suspended' } },
    });
  });

  it('a suspension refuses sign-in with its end date and ends by itself', async () => {
    const password = 'Bậc thang#7';
    const { id, email } = await makeAccount(test.services, {
      passwordHash: await hashPassword(password),
    });
    const other = await makeAccount(test.services);
    const until = new Date(now() + day).toISOString();
    for (const one of [id, other.id]) await changeStatus(one, { until, isMailed: false });
    const login = () =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        headers: writeHeaders(),
        payload: { email, password },
      });
    expect((await login()).json()).toMatchObject({
      code: 'ACCOUNT_SUSPENDED',
      message: expect.stringContaining('2026'),
    });
    test.clock.turn(day + 1000);
    expect((await login()).statusCode).toBe(200);
    expect(await storedAccount(id)).toMatchObject({
      status: 'active',
      lastLoginAt: test.clock.now(),
    });
    await liftSuspensions(test.services).run({});
    expect(await storedAccount(other.id)).toMatchObject({ status: 'active', suspendedUntil: null });
    expect(await lastEntry(other.id)).toMatchObject({ actorId: null, action: 'account.activated' });
    admin = await signedIn('admin');
  });

  it.each([
    [{ reason: 'short' }, 'reason'],
    [{ until: '2020-01-01T00:00:00.000Z' }, 'until'],
    [{ action: 'ban', until: '2090-01-01T00:00:00.000Z' }, 'until'],
  ])('rejects an inconsistent suspension (%j)', async (overrides, path) => {
    const { id } = await makeAccount(test.services);
    const reply = await changeStatus(id, overrides);
    expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, path]);
  });
});

describe('other status changes', () => {
  it('each action works only from the status it applies to', async () => {
    const { id, email } = await makeAccount(test.services);
    expect(codeOf(await changeStatus(id, { action: 'unban' }))).toBe('NOT_POSSIBLE_NOW');
    for (const [action, status] of [
      ['ban', 'banned'],
      ['unban', 'active'],
      ['deactivate', 'inactive'],
      ['activate', 'active'],
    ]) {
      expect((await changeStatus(id, { action })).json().data.status).toBe(status);
    }
    expect(await queuedEmailsTo(test, email)).toHaveLength(4);
    expect(codeOf(await changeStatus(crypto.randomUUID(), {}))).toBe('USER_NOT_FOUND');
  });

  it('changes several accounts at once and reports the outcome of each', async () => {
    const one = await makeAccount(test.services);
    const banned = await makeAccount(test.services, { status: 'banned' });
    const reply = await admin.send('POST', '/admin/users/status', {
      ...changeBody({ action: 'ban' }),
      users: [one.id, banned.id, admin.id],
    });
    expect(reply.json().data).toEqual([
      { id: one.id, refusal: null },
      { id: banned.id, refusal: expect.stringContaining('current state') },
      { id: admin.id, refusal: expect.stringContaining('your own account') },
    ]);
    expect((await storedAccount(one.id)).status).toBe('banned');
  });

  it('ends the sessions of an account without changing its status', async () => {
    const student = await signedIn('student');
    const reply = await admin.send('DELETE', `/admin/users/${student.id}/sessions`);
    expect(reply.json().data).toEqual({ ended: 1 });
    expect((await student.send('GET', '/id/profile')).statusCode).toBe(401);
    expect((await storedAccount(student.id)).status).toBe('active');
  });
});

const changeRole = (id: string, role: string, client: Client = admin) =>
  client.send('POST', `/admin/users/${id}/role`, { role, reason: 'Teaches a class now' });

describe('changing a role', () => {
  it('a role change sends an email, is audited and ends the sessions', async () => {
    const student = await signedIn('student');
    expect((await changeRole(student.id, 'teacher')).json().data.role).toBe('teacher');
    expect((await student.send('GET', '/id/profile')).statusCode).toBe(401);
    const [sentEmail] = await queuedEmailsTo(test, (await storedAccount(student.id)).email);
    expect(sentEmail?.text).toContain('giáo viên');
    expect(await lastEntry(student.id)).toMatchObject({
      action: 'account.role-changed',
      detail: { before: { role: 'student' }, changes: { role: 'teacher' } },
    });
  });

  it('nobody changes their own role or status', async () => {
    expect(codeOf(await changeRole(admin.id, 'student'))).toBe('NOT_YOURSELF');
    expect(codeOf(await changeStatus(admin.id, { action: 'ban' }))).toBe('NOT_YOURSELF');
  });
});

describe('the last administrator', () => {
  it('one administrator remains when two remove each other at the same moment', async () => {
    const { db } = test.services;
    await db.update(accounts).set({ role: 'student' }).where(eq(accounts.role, 'admin'));
    const one = await signedIn('admin');
    const other = await signedIn('admin');
    for (const client of [one, other]) await client.send('GET', '/id/profile');
    const replies = await Promise.all([
      changeStatus(other.id, { action: 'ban' }, one),
      changeStatus(one.id, { action: 'ban' }, other),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(replies.map(codeOf)).toContain('LAST_ADMIN');
    const left = await db.select().from(accounts).where(eq(accounts.role, 'admin'));
    expect(left.filter(({ status }) => status === 'active')).toHaveLength(1);
    admin = await signedIn('admin');
  });
});

const edit = (id: string, updatedAt: string, changes: object) =>
  admin.send('PATCH', `/admin/users/${id}`, { updatedAt, changes });

describe('editing an account', () => {
  it('stores and audits an edit, and refuses one based on an outdated version', async () => {
    const { id } = await makeAccount(test.services);
    const { updatedAt } = await admin.get(`/admin/users/${id}`);
    test.clock.turn(1000);
    const first = await edit(id, updatedAt, { firstName: 'Châu', goals: 'Đại học' });
    expect(first.json().data).toMatchObject({
      fullName: 'Nguyễn Minh Châu',
      profile: { goals: 'Đại học' },
    });
    const second = await edit(id, updatedAt, { firstName: 'Bảo' });
    expect([second.statusCode, codeOf(second)]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await storedAccount(id)).firstName).toBe('Châu');
    expect(await lastEntry(id)).toMatchObject({
      action: 'account.edited',
      detail: { before: { firstName: 'Ánh' }, changes: { firstName: 'Châu' } },
    });
  });

  it('rejects edits of role, email and phone', async () => {
    const { id } = await makeAccount(test.services);
    const { updatedAt } = await admin.get(`/admin/users/${id}`);
    for (const changes of [{ role: 'admin' }, { email: 'a@b.co' }, { phoneNumber: '0912345678' }]) {
      expect((await edit(id, updatedAt, changes)).statusCode).toBe(400);
    }
  });
});

const newcomer = () => ({
  id: crypto.randomUUID(),
  firstName: 'Vy',
  lastName: 'Lê Thảo',
  email: `${crypto.randomUUID()}@example.com`,
  phoneNumber: '',
  role: 'tutor',
  language: 'vi',
});

describe('a new account', () => {
  it('the owner of a new account chooses the password through the emailed link within 7 days', async () => {
    const user = newcomer();
    const created = await admin.send('POST', '/admin/users', user);
    expect(created.json().data).toEqual({ id: user.id });
    const again = await admin.send('POST', '/admin/users', user);
    expect(again.json().data).toEqual({ id: user.id });
    const sentEmails = await queuedEmailsTo(test, user.email);
    expect(sentEmails).toHaveLength(1);
    const link = new URL(/https?:\S+/.exec(sentEmails[0]!.text)![0]);
    test.clock.turn(7 * day - 60_000);
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/v1/auth/password/forget/change',
      headers: writeHeaders(),
      payload: { token: link.searchParams.get('token'), newPassword: 'Moi#matkhau' },
    });
    expect(reply.statusCode).toBe(200);
    expect(await storedAccount(user.id)).toMatchObject({
      role: 'tutor',
      fullName: 'Lê Thảo Vy',
      verifiedAt: test.clock.now(),
    });
    admin = await signedIn('admin');
  });

  it('refuses a new account with a taken address or an invalid field', async () => {
    const { email } = await makeAccount(test.services);
    const taken = await admin.send('POST', '/admin/users', { ...newcomer(), email });
    expect(codeOf(taken)).toBe('EMAIL_TAKEN');
    const wrong = await admin.send('POST', '/admin/users', { ...newcomer(), phoneNumber: '12' });
    expect(wrong.json().errors).toEqual([
      { path: 'phoneNumber', message: 'must have 10 or 11 digits' },
    ]);
  });
});

it('shows somebody’s open sessions and attempts', async () => {
  const student = await signedIn('student');
  expect(await admin.get(`/admin/users/${student.id}`)).toMatchObject({
    sessions: 1,
    attempts: 0,
    completed: 0,
    presence: 'offline',
  });
  expect(await admin.get(`/admin/users/${student.id}/attempts`)).toEqual({ rows: [], total: 0 });
  await test.services.db.delete(sessions).where(eq(sessions.accountId, student.id));
});
