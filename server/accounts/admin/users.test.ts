import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityDays, presence } from '../../db/console-schema.ts';
import { accounts, sessions } from '../../db/accounts-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { dayAfter, dayOf } from '../../platform/postgres/vietnam-day.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { clientOf, type Client } from '../../testing/client.ts';
import { makeAccount, signedInAs, writeHeaders } from '../../testing/factories.ts';
import { lettersTo } from '../../testing/letters.ts';
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
const kept = async (id: string) => {
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
const changed = (given: object) => ({
  action: 'suspend',
  until: null,
  reason: 'Chia sẻ tài khoản cho nhiều người',
  note: 'seen by Hà',
  isMailed: true,
  ...given,
});
const act = (id: string, given: object, by: Client = admin) =>
  by.send('POST', `/admin/users/${id}/status`, changed(given));
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

  it('finds by name, address and phone, accents or none, at the beginning of words', async () => {
    expect(await names('search=dang+phuong')).toEqual(['Đặng Phương Linh']);
    expect(await names('search=ĐẶNG')).toEqual(['Đặng Phương Linh']);
    expect(await names('search=0912000')).toEqual(['Đặng Phương Linh']);
    expect(await names('search=uong')).toEqual([]);
  });

  it('filters by what is asked, and counts each status without regard to the one chosen', async () => {
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

  it('sorts by any column either way and gives one page at a time', async () => {
    const all = await names('sort=name');
    expect(all.indexOf('Bùi Anh Tuấn')).toBeLessThan(all.indexOf('Đặng Phương Linh'));
    expect(await names('sort=-name')).toEqual(all.toReversed());
    expect(await names('sort=name&size=1&page=2')).toEqual([all[1]]);
    expect((await names('sort=-lastLogin'))[0]).toBe('Lê Thảo Vy');
    expect((await admin.send('GET', '/admin/users?sort=age')).statusCode).toBe(400);
  });
});

describe('a suspension', () => {
  it('ends every session at once, says why in the person’s language and is written down', async () => {
    const student = await signedIn('student');
    await test.services.db
      .update(accounts)
      .set({ language: 'vi' })
      .where(eq(accounts.id, student.id));
    expect((await student.send('GET', '/id/profile')).statusCode).toBe(200);
    const until = new Date(now() + 7 * day).toISOString();
    const reply = await act(student.id, { until });
    expect(reply.json().data).toMatchObject({
      status: 'suspended',
      suspendedUntil: until,
      sessions: 0,
      statusNote: 'seen by Hà',
    });
    expect((await student.send('GET', '/id/profile')).statusCode).toBe(401);
    const [letter] = await lettersTo(test, (await kept(student.id)).email);
    expect(letter?.text).toContain('Lý do: Chia sẻ tài khoản');
    expect(letter?.text).toContain('giờ Việt Nam');
    expect(letter?.text).not.toContain('seen by Hà');
    expect(await lastEntry(student.id)).toMatchObject({
      actorId: admin.id,
      action: 'account.suspended',
      detail: { before: { status: 'active' }, changes: { status: 'suspended' } },
    });
  });

  it('refuses the sign-in with its date, and lifts itself when the time is over', async () => {
    const password = 'Bậc thang#7';
    const { id, email } = await makeAccount(test.services, {
      passwordHash: await hashPassword(password),
    });
    const other = await makeAccount(test.services);
    const until = new Date(now() + day).toISOString();
    for (const one of [id, other.id]) await act(one, { until, isMailed: false });
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
    expect(await kept(id)).toMatchObject({ status: 'active', lastLoginAt: test.clock.now() });
    await liftSuspensions(test.services).run({});
    expect(await kept(other.id)).toMatchObject({ status: 'active', suspendedUntil: null });
    expect(await lastEntry(other.id)).toMatchObject({ actorId: null, action: 'account.activated' });
    admin = await signedIn('admin');
  });

  it.each([
    [{ reason: 'short' }, 'reason'],
    [{ until: '2020-01-01T00:00:00.000Z' }, 'until'],
    [{ action: 'ban', until: '2090-01-01T00:00:00.000Z' }, 'until'],
  ])('that makes no sense (%j) is refused', async (given, path) => {
    const { id } = await makeAccount(test.services);
    const reply = await act(id, given);
    expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, path]);
  });
});

describe('the other actions', () => {
  it('lead from one state to another, and only from there', async () => {
    const { id, email } = await makeAccount(test.services);
    expect(codeOf(await act(id, { action: 'unban' }))).toBe('NOT_POSSIBLE_NOW');
    for (const [action, status] of [
      ['ban', 'banned'],
      ['unban', 'active'],
      ['deactivate', 'inactive'],
      ['activate', 'active'],
    ]) {
      expect((await act(id, { action })).json().data.status).toBe(status);
    }
    expect(await lettersTo(test, email)).toHaveLength(4);
    expect(codeOf(await act(crypto.randomUUID(), {}))).toBe('USER_NOT_FOUND');
  });

  it('can be done to several at once, telling what became of each', async () => {
    const one = await makeAccount(test.services);
    const banned = await makeAccount(test.services, { status: 'banned' });
    const reply = await admin.send('POST', '/admin/users/status', {
      ...changed({ action: 'ban' }),
      users: [one.id, banned.id, admin.id],
    });
    expect(reply.json().data).toEqual([
      { id: one.id, refusal: null },
      { id: banned.id, refusal: expect.stringContaining('present state') },
      { id: admin.id, refusal: expect.stringContaining('your own account') },
    ]);
    expect((await kept(one.id)).status).toBe('banned');
  });

  it('end sessions and nothing else', async () => {
    const student = await signedIn('student');
    const reply = await admin.send('DELETE', `/admin/users/${student.id}/sessions`);
    expect(reply.json().data).toEqual({ ended: 1 });
    expect((await student.send('GET', '/id/profile')).statusCode).toBe(401);
    expect((await kept(student.id)).status).toBe('active');
  });
});

const give = (id: string, role: string, by: Client = admin) =>
  by.send('POST', `/admin/users/${id}/role`, { role, reason: 'Teaches a class now' });

describe('a role', () => {
  it('changes with a letter and an entry, and the sessions end', async () => {
    const student = await signedIn('student');
    expect((await give(student.id, 'teacher')).json().data.role).toBe('teacher');
    expect((await student.send('GET', '/id/profile')).statusCode).toBe(401);
    const [letter] = await lettersTo(test, (await kept(student.id)).email);
    expect(letter?.text).toContain('giáo viên');
    expect(await lastEntry(student.id)).toMatchObject({
      action: 'account.role-changed',
      detail: { before: { role: 'student' }, changes: { role: 'teacher' } },
    });
  });

  it('is nobody’s own to change', async () => {
    expect(codeOf(await give(admin.id, 'student'))).toBe('NOT_YOURSELF');
    expect(codeOf(await act(admin.id, { action: 'ban' }))).toBe('NOT_YOURSELF');
  });
});

describe('the last administrator', () => {
  it('remains, even when two remove each other at the same moment', async () => {
    const { db } = test.services;
    await db.update(accounts).set({ role: 'student' }).where(eq(accounts.role, 'admin'));
    const one = await signedIn('admin');
    const other = await signedIn('admin');
    for (const client of [one, other]) await client.send('GET', '/id/profile');
    const replies = await Promise.all([
      act(other.id, { action: 'ban' }, one),
      act(one.id, { action: 'ban' }, other),
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

describe('an edit', () => {
  it('is kept, written down, and never overwrites somebody else’s', async () => {
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
    expect((await kept(id)).firstName).toBe('Châu');
    expect(await lastEntry(id)).toMatchObject({
      action: 'account.edited',
      detail: { before: { firstName: 'Ánh' }, changes: { firstName: 'Châu' } },
    });
  });

  it('keeps role, email and phone out', async () => {
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
  it('is opened by its owner, who chooses the password from the letter within 7 days', async () => {
    const given = newcomer();
    const made = await admin.send('POST', '/admin/users', given);
    expect(made.json().data).toEqual({ id: given.id });
    const again = await admin.send('POST', '/admin/users', given);
    expect(again.json().data).toEqual({ id: given.id });
    const letters = await lettersTo(test, given.email);
    expect(letters).toHaveLength(1);
    const link = new URL(/https?:\S+/.exec(letters[0]!.text)![0]);
    test.clock.turn(7 * day - 60_000);
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/v1/auth/password/forget/change',
      headers: writeHeaders(),
      payload: { token: link.searchParams.get('token'), newPassword: 'Moi#matkhau' },
    });
    expect(reply.statusCode).toBe(200);
    expect(await kept(given.id)).toMatchObject({
      role: 'tutor',
      fullName: 'Lê Thảo Vy',
      verifiedAt: test.clock.now(),
    });
    admin = await signedIn('admin');
  });

  it('is refused where the address is taken or something is wrong', async () => {
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
