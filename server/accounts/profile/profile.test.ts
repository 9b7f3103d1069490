import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../db/accounts-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { clientOf, newStudent, type Client } from '../../testing/client.ts';
import { signedInAs } from '../../testing/factories.ts';
import { sendCode } from '../registration/email-code.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** Bình Dương, Thủ Dầu Một, Phú Cường. */
const places = { province: '74', district: '718', ward: '25747' };

const change = (client: Client, changes: object) => client.send('PATCH', '/id/profile', changes);

const entriesOf = (accountId: string) =>
  test.services.db.select().from(auditLog).where(eq(auditLog.actorId, accountId));

describe('the profile', () => {
  it('a profile that was never edited has a name and sensible defaults', async () => {
    const student = await newStudent(test);
    expect(await student.get('/id/profile')).toMatchObject({
      firstName: 'Ánh',
      lastName: 'Nguyễn Minh',
      gender: 'unspecified',
      dob: null,
      bio: '',
      ward: '',
      goalScore: null,
      timezone: 'Asia/Ho_Chi_Minh',
      notifications: { results: true, reminders: true, news: false },
      role: 'student',
      status: 'active',
      verification: 'verified',
      avatar: null,
    });
  });

  it('stores the changed fields and leaves the others', async () => {
    const student = await newStudent(test);
    const changes = {
      username: 'ánh.bậc',
      gender: 'other',
      dob: '2009-03-14',
      educationLevel: 'high-school',
      address: '12 Lê Lợi',
      currentAddress: 'Ký túc xá khu B',
      ...places,
      bio: 'Thích toán.\nVà sách.',
      level: 'advanced',
      goalScore: 1450,
      testDate: '2026-12-05',
      timezone: 'America/New_York',
      notifications: { results: false, reminders: true, news: true },
    };
    const before = await student.get('/id/profile');
    const reply = await change(student, changes);
    expect(reply.json().data).toMatchObject({ ...changes, email: before.email, firstName: 'Ánh' });
    await change(student, { goalScore: null });
    expect(await student.get('/id/profile')).toMatchObject({ ...changes, goalScore: null });
  });

  it('lets nobody under 16 make themselves older, not even by leaving the date out first', async () => {
    const child = clientOf(
      test,
      (await signedInAs(test.services, 'student', { dob: '2014-05-20' })).cookie,
    );
    // The second one would be 16 tomorrow.
    for (const dob of ['1990-01-01', '2010-11-16', '2014-05-19', null]) {
      const reply = await change(child, { dob, bio: 'Mười hai tuổi.' });
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'AGE_BY_TEAM']);
    }
    expect(await child.get('/id/profile')).toMatchObject({ dob: '2014-05-20', bio: '' });
    await change(child, { dob: '2014-06-20' });
    expect(await child.get('/id/profile')).toMatchObject({ dob: '2014-06-20' });
  });

  it('lets somebody of 16 or older, or of unknown age, state the date of birth', async () => {
    for (const dob of ['2009-03-14', null]) {
      const { cookie } = await signedInAs(test.services, 'student', { dob });
      const student = clientOf(test, cookie);
      expect((await change(student, { dob: '2008-03-14' })).statusCode).toBe(200);
    }
  });

  it('the team corrects the date of birth of a child, and the log keeps both dates', async () => {
    const { cookie, id } = await signedInAs(test.services, 'student', { dob: '2014-05-20' });
    const admin = clientOf(test, (await signedInAs(test.services, 'admin')).cookie);
    const { updatedAt } = await admin.get(`/admin/users/${id}`);
    const edit = { updatedAt, changes: { dob: '2009-05-20' } };
    expect((await admin.send('PATCH', `/admin/users/${id}`, edit)).statusCode).toBe(200);
    expect(await clientOf(test, cookie).get('/id/profile')).toMatchObject({ dob: '2009-05-20' });
    const [entry] = await test.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'account.edited'));
    expect(entry!.detail).toEqual({
      before: { dob: '2014-05-20' },
      changes: { dob: '2009-05-20' },
    });
  });

  it.each(['male', 'female'])('stores the gender %s', async (gender) => {
    const student = await newStudent(test);
    await change(student, { gender });
    expect((await student.get('/id/profile')).gender).toBe(gender);
  });

  it('keeps the creation date when the profile changes', async () => {
    const opened = test.clock.now().toISOString();
    const student = await newStudent(test);
    test.clock.turn(60_000);
    await change(student, { bio: 'Thích toán.' });
    const { createdAt, updatedAt } = await student.get('/id/profile');
    expect(createdAt).toBe(opened);
    expect(updatedAt).toBe(test.clock.now().toISOString());
  });

  it('normalizes a new name and shows it everywhere at once', async () => {
    const student = await newStudent(test);
    await student.get('/id/account/info');
    await change(student, { firstName: ' Bảo  '.normalize('NFD'), lastName: 'Trần   Quốc' });
    expect((await student.get('/id/account/info')).fullName).toBe('Trần Quốc Bảo');
    await change(student, { firstName: 'Châu' });
    expect((await student.get('/id/account/info')).fullName).toBe('Trần Quốc Châu');
  });

  it.each([
    ['firstName', '', 'can not empty'],
    ['firstName', '   ', 'can not empty'],
    ['lastName', 'An1', 'can contain only letters and spaces'],
    ['lastName', '<b>', 'can contain only letters and spaces'],
    ['username', ' ', 'can not empty'],
    ['username', 'x'.repeat(61), 'is too long'],
    ['username', 'a\u0007b', 'is not valid'],
    ['username', 'a\u202Eb', 'is not valid'],
    ['dob', '2009-02-30', 'is not a day of the calendar'],
    ['dob', '1899-12-31', 'must be 1900 or later'],
    ['dob', '2016-11-16', 'must be at least 10 years ago'],
    ['goalScore', 1455, 'is not valid'],
    ['goalScore', 1610, 'is too large'],
    ['testDate', '2026-02-29', 'is not a date'],
    ['testDate', '0000-01-01', 'is not a date'],
    ['testDate', 'tomorrow', 'is not a date'],
    ['timezone', 'Mars/Olympus', 'is not one of the choices'],
    ['timezone', '+07:00', 'is not one of the choices'],
    ['ward', '00001', 'is not a known place'],
    ['gender', 'x', 'is not one of the choices'],
    ['role', 'admin', 'is not allowed here'],
    ['email', 'a@b.co', 'is not allowed here'],
    ['phoneNumber', '0912345678', 'is not allowed here'],
  ])('refuses %s "%s": %s', async (path, value, message) => {
    const student = await newStudent(test);
    const reply = await change(student, { bio: 'not kept', [path]: value });
    expect(reply.json().code).toBe('INVALID_REQUEST');
    expect(reply.json().errors).toContainEqual({ path, message });
    expect((await student.get('/id/profile')).bio).toBe('');
  });

  it('refuses a ward outside the current district', async () => {
    const student = await newStudent(test);
    await change(student, places);
    const reply = await change(student, { ward: '26881' });
    expect(reply.json().errors).toEqual([{ path: 'ward', message: 'is not a known place' }]);
    const cleared = await change(student, { province: '', district: '', ward: '' });
    expect(cleared.json().data.ward).toBe('');
  });

  it('audits the names of changed fields, never their values', async () => {
    const student = await newStudent(test);
    await change(student, { bio: 'a secret', level: 'beginner', firstName: 'Ánh' });
    await change(student, { bio: 'a secret' });
    const entries = await entriesOf(student.id);
    expect(entries).toMatchObject([
      { action: 'profile.changed', detail: { fields: ['bio', 'level'] } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('a secret');
  });

  it('shows whether the address is verified or a code is pending', async () => {
    const { services, clock } = test;
    const student = await newStudent(test);
    const verification = async () => (await student.get('/id/profile')).verification;
    const { db } = services;
    await db.update(accounts).set({ verifiedAt: null }).where(eq(accounts.id, student.id));
    expect(await verification()).toBe('unverified');
    const [account] = await db.select().from(accounts).where(eq(accounts.id, student.id));
    if (!account) throw new Error('the account is gone');
    const { email } = account;
    const address = '203.0.113.9';
    await sendCode(services, email, { ...account, address, verified: false, language: 'vi' });
    expect(await verification()).toBe('pending');
    clock.turn(10 * 60_000);
    expect(await verification()).toBe('unverified');
  });
});
