import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../passwords/password.ts';
import { accounts, sessions } from '../../db/accounts-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { hashToken, newToken } from '../../platform/http/session.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { clientOf } from '../../testing/client.ts';
import { newPerson, type PersonClient } from '../../testing/following/family.ts';
import { lettersTo } from '../../testing/letters.ts';
import { forgetDue } from './forget/forget-due.ts';
import { nobody } from './forget/forget-marks.ts';

const password = 'Con-meo#tam-the';
const passwordHash = hashPassword(password);
const day = 24 * 60 * 60 * 1000;

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

type Given = Parameters<typeof newPerson>[2];

const person = async (role: Parameters<typeof newPerson>[1], given: Given = {}) =>
  newPerson(test, role, { passwordHash: await passwordHash, language: 'en', ...given });

const ask = (who: PersonClient, given = password) =>
  who.send('POST', '/id/deletion', { password: given });

const find = async ({ id }: PersonClient) => {
  const [found] = await test.services.db.select().from(accounts).where(eq(accounts.id, id));
  return found;
};

/** Sessions of tests are short; people's last for weeks. */
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

describe('asking for the deletion of one’s account', () => {
  it('needs the password', async () => {
    const student = await person('student');
    expect((await ask(student, 'Wrong#2026')).json().code).toBe('WRONG_PASSWORD');
    expect(await find(student)).toMatchObject({ deletesAt: null });
  });

  it('sets a day two weeks ahead, tells it by letter and on every page, and once', async () => {
    const student = await person('student');
    expect((await student.get('/id/account/info')).deletesAt).toBeUndefined();
    const at = new Date(test.clock.now().getTime() + 14 * day).toISOString();
    expect((await ask(student)).json().data).toEqual({ at });
    test.clock.turn(1000);
    expect((await ask(student)).json().data).toEqual({ at });
    expect((await student.get('/id/account/info')).deletesAt).toBe(at);
    const [letter, ...more] = await lettersTo(test, student.email);
    expect(more).toEqual([]);
    expect(letter!.subject).toBe('Your account will be deleted in 14 days');
    expect(letter!.text).toContain('29 November 2026');
    expect(letter!.text).toContain('/profile?tab=data');
    expect(letter!.text).toContain('/auth/not-me?token=');
    expect(await actions()).toEqual(['deletion.asked']);
  });

  it('can be taken back until then, and nothing has changed', async () => {
    const student = await person('student');
    await ask(student);
    test.clock.turn(13 * day);
    const back = await newSession(student);
    expect((await back.send('DELETE', '/id/deletion')).json().data).toEqual({ at: null });
    expect((await back.get('/id/account/info')).deletesAt).toBeUndefined();
    test.clock.turn(2 * day);
    await forgetDue(test.services);
    expect(await find(student)).toMatchObject({ email: student.email, deletesAt: null });
    const subjects = (await lettersTo(test, student.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Your account will be deleted in 14 days', 'Your account stays']);
    expect(await actions()).toEqual(['deletion.asked', 'deletion.taken-back']);
  });

  it('leaves nothing of somebody who has completed nothing', async () => {
    const student = await person('student');
    await ask(student);
    test.clock.turn(14 * day);
    await forgetDue(test.services);
    expect(await test.services.db.$count(accounts)).toBe(0);
  });
});

describe('the last administrator', () => {
  it('can’t ask for it, and neither can the last who stays', async () => {
    const [first, second] = [await person('admin'), await person('admin')];
    expect((await ask(first)).statusCode).toBe(200);
    expect((await ask(second)).json().code).toBe('LAST_ADMIN');
    await first.send('DELETE', '/id/deletion');
    expect((await ask(second)).statusCode).toBe(200);
  });

  it('is kept where nobody else is left on the day, and told so', async () => {
    const [first, second] = [await person('admin'), await person('admin')];
    await ask(first);
    await test.services.db
      .update(accounts)
      .set({ status: 'inactive' })
      .where(eq(accounts.id, second.id));
    test.clock.turn(14 * day);
    await forgetDue(test.services);
    expect(await find(first)).toMatchObject({ deletesAt: null, status: 'active' });
    const subjects = (await lettersTo(test, first.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your account could not be deleted');
    expect(await actions()).toContain('deletion.not-possible');
  });

  it('goes where two are due at once and processes race, and one stays', async () => {
    const two = [await person('admin'), await person('admin')];
    const deletesAt = test.clock.now();
    await test.services.db.update(accounts).set({ deletesAt });
    await Promise.all([1, 2, 3].map(() => forgetDue(test.services)));
    const left = await Promise.all(two.map(find));
    expect(left.filter((each) => each !== undefined)).toHaveLength(1);
  });
});

describe('the log', () => {
  it('changes for nobody but whom a transaction forgets, and then in nothing but who it was', async () => {
    const { db } = test.services;
    const [student, other] = [await person('student'), await person('student')];
    await ask(student);
    await ask(other);
    const forgetting = (id: string, change: Partial<typeof auditLog.$inferInsert>, of: string) =>
      db.transaction(async (tx) => {
        await tx.execute(`select set_config('bac.forgetting', '${id}', true)`);
        await tx.update(auditLog).set(change).where(eq(auditLog.actorId, of));
      });
    const forgotten = {
      actorId: nobody,
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
    for (const [whom, change] of refused) {
      await expect(forgetting(whom, change, student.id)).rejects.toMatchObject(refusal);
    }
    await forgetting(student.id, forgotten, student.id);
    const entries = await db.select().from(auditLog);
    expect(entries.map(({ actorId }) => actorId)).toContain(other.id);
    expect(entries.map(({ actorId }) => actorId)).not.toContain(student.id);
  });

  it('keeps what was done with a ticket, whoever of the team goes', async () => {
    const { db } = test.services;
    const [agent, other] = [await person('support'), await person('support')];
    await ask(agent);
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
