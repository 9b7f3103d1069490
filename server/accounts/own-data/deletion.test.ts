import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../passwords/password.ts';
import { accounts, sessions } from '../../db/accounts-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { hashToken, newToken } from '../../platform/http/session.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { clientOf } from '../../testing/client.ts';
import { newPerson, type PersonClient } from '../../testing/following/family.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';
import { forgetDue } from './forget/forget-due.ts';
import { nobodyId } from './forget/forget-authorship.ts';

const password = 'Con-meo#tam-the';
const passwordHash = hashPassword(password);
const day = 24 * 60 * 60 * 1000;

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

type Overrides = Parameters<typeof newPerson>[2];

const person = async (role: Parameters<typeof newPerson>[1], overrides: Overrides = {}) =>
  newPerson(test, role, { passwordHash: await passwordHash, language: 'en', ...overrides });

const requestDeletion = (client: PersonClient, typedPassword = password) =>
  client.send('POST', '/id/deletion', { password: typedPassword });

const find = async ({ id }: PersonClient) => {
  const [found] = await test.services.db.select().from(accounts).where(eq(accounts.id, id));
  return found;
};

/** Opens a session that outlasts the short sessions of tests, as real ones do. */
const newSession = async ({ id, email }: PersonClient): Promise<PersonClient> => {
  const token = newToken();
  const now = test.clock.now();
  const expiresAt = new Date(now.getTime() + day);
  await test.services.db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), accountId: id, createdAt: now, expiresAt });
  return { ...clientOf(test, `session=${token}`), id, email };
};

const actions = async () =>
  (await test.services.db.select({ action: auditLog.action }).from(auditLog)).map(
    ({ action }) => action,
  );

describe('requesting account deletion', () => {
  it('a deletion request requires the password', async () => {
    const student = await person('student');
    expect((await requestDeletion(student, 'Wrong#2026')).json().code).toBe('WRONG_PASSWORD');
    expect(await find(student)).toMatchObject({ deletesAt: null });
  });

  it('a deletion request sets a date two weeks ahead, emails it once and shows it on every page', async () => {
    const student = await person('student');
    expect((await student.get('/id/account/info')).deletesAt).toBeUndefined();
    const at = new Date(test.clock.now().getTime() + 14 * day).toISOString();
    expect((await requestDeletion(student)).json().data).toEqual({ at });
    test.clock.turn(1000);
    expect((await requestDeletion(student)).json().data).toEqual({ at });
    expect((await student.get('/id/account/info')).deletesAt).toBe(at);
    const [sentEmail, ...more] = await queuedEmailsTo(test, student.email);
    expect(more).toEqual([]);
    expect(sentEmail!.subject).toBe('Your account will be deleted in 14 days');
    expect(sentEmail!.text).toContain('November 29, 2026');
    expect(sentEmail!.text).toContain('/profile?tab=data');
    expect(sentEmail!.text).toContain('/auth/not-me?token=');
    expect(await actions()).toEqual(['deletion.asked']);
  });

  it('a deletion can be canceled until its date and leaves the account unchanged', async () => {
    const student = await person('student');
    await requestDeletion(student);
    test.clock.turn(13 * day);
    const back = await newSession(student);
    expect((await back.send('DELETE', '/id/deletion')).json().data).toEqual({ at: null });
    expect((await back.get('/id/account/info')).deletesAt).toBeUndefined();
    test.clock.turn(2 * day);
    await forgetDue(test.services);
    expect(await find(student)).toMatchObject({ email: student.email, deletesAt: null });
    const subjects = (await queuedEmailsTo(test, student.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Your account will be deleted in 14 days',
      'Your account will not be deleted',
    ]);
    expect(await actions()).toEqual(['deletion.asked', 'deletion.taken-back']);
  });

  it('deletes everything of a person without completed attempts', async () => {
    const student = await person('student');
    await requestDeletion(student);
    test.clock.turn(14 * day);
    await forgetDue(test.services);
    expect(await test.services.db.$count(accounts)).toBe(0);
  });
});

describe('the last administrator', () => {
  it('refuses a deletion request of the last administrator who is not leaving', async () => {
    const [first, second] = [await person('admin'), await person('admin')];
    expect((await requestDeletion(first)).statusCode).toBe(200);
    expect((await requestDeletion(second)).json().code).toBe('LAST_ADMIN');
    await first.send('DELETE', '/id/deletion');
    expect((await requestDeletion(second)).statusCode).toBe(200);
  });

  it('keeps and notifies an administrator who is the only one left on the deletion date', async () => {
    const [first, second] = [await person('admin'), await person('admin')];
    await requestDeletion(first);
    await test.services.db
      .update(accounts)
      .set({ status: 'inactive' })
      .where(eq(accounts.id, second.id));
    test.clock.turn(14 * day);
    await forgetDue(test.services);
    expect(await find(first)).toMatchObject({ deletesAt: null, status: 'active' });
    const subjects = (await queuedEmailsTo(test, first.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your account could not be deleted');
    expect(await actions()).toContain('deletion.not-possible');
  });

  it('keeps one of two administrators who are due at once while processes race', async () => {
    const two = [await person('admin'), await person('admin')];
    const deletesAt = test.clock.now();
    await test.services.db.update(accounts).set({ deletesAt });
    await Promise.all([1, 2, 3].map(() => forgetDue(test.services)));
    const remaining = await Promise.all(two.map(find));
    expect(remaining.filter((account) => account !== undefined)).toHaveLength(1);
  });
});

describe('the audit log', () => {
  it('lets a transaction erase only the identity of the person it forgets', async () => {
    const { db } = test.services;
    const [student, other] = [await person('student'), await person('student')];
    await requestDeletion(student);
    await requestDeletion(other);
    const updateWhileForgetting = (
      id: string,
      change: Partial<typeof auditLog.$inferInsert>,
      actorId: string,
    ) =>
      db.transaction(async (tx) => {
        await tx.execute(`select set_config('bac.forgetting', '${id}', true)`);
        await tx.update(auditLog).set(change).where(eq(auditLog.actorId, actorId));
      });
    const forgotten = {
      actorId: nobodyId,
      subject: 'account:forgotten',
      detail: { isForgotten: true },
      address: null,
    };
    const refusal = { cause: { message: 'the audit log is append-only' } };
    const refused: [string, Partial<typeof auditLog.$inferInsert>][] = [
      ['', forgotten],
      [other.id, forgotten],
      [student.id, { ...forgotten, action: 'nothing.happened' }],
      [student.id, { ...forgotten, at: new Date(0) }],
      [student.id, { ...forgotten, actorId: other.id }],
      [student.id, { ...forgotten, detail: { by: 'another' } }],
    ];
    for (const [forgottenId, change] of refused) {
      await expect(updateWhileForgetting(forgottenId, change, student.id)).rejects.toMatchObject(
        refusal,
      );
    }
    await updateWhileForgetting(student.id, forgotten, student.id);
    const entries = await db.select().from(auditLog);
    expect(entries.map(({ actorId }) => actorId)).toContain(other.id);
    expect(entries.map(({ actorId }) => actorId)).not.toContain(student.id);
  });

  it('keeps entries about tickets when a team member is forgotten', async () => {
    const { db } = test.services;
    const [agent, other] = [await person('support'), await person('support')];
    await requestDeletion(agent);
    const entry = { at: test.clock.now(), actorId: other.id, subject: 'ticket:1' };
    const detail = { number: 1, changes: { into: 2 } };
    await db.insert(auditLog).values({ ...entry, action: 'ticket.merged', detail });
    const change = db.transaction(async (tx) => {
      await tx.execute(`select set_config('bac.forgetting', '${agent.id}', true)`);
      const forgotten = { detail: { isForgotten: true } };
      await tx.update(auditLog).set(forgotten).where(eq(auditLog.actorId, other.id));
    });
    await expect(change).rejects.toMatchObject({
      cause: { message: 'the audit log is append-only' },
    });
  });
});
