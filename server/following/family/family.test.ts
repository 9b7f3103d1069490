import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../db/accounts-schema.ts';
import { familyInvitations, guardianConsents } from '../../db/family-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import {
  consentVersion,
  birthDates,
  createInvitation,
  linkUp,
  newPerson,
  queuedNotifications,
  type PersonClient,
} from '../../testing/following/family.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';
import { notifyPerson } from '../../accounts/notifications/notify-person.ts';
import { purgeInvitations } from './invitations/purge-invitations.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const day = 24 * 60 * 60 * 1000;

const child = () => newPerson(test, 'student', { dob: birthDates.child, fullName: 'Lê Bảo An' });
const grown = () => newPerson(test, 'student', { dob: birthDates.grown });
const parent = (overrides = {}) =>
  newPerson(test, 'parent', { fullName: 'Lê Văn Tâm', ...overrides });

async function accept(client: PersonClient, code: string, consent: string | null = null) {
  const reply = await client.send('POST', `/family/invitations/${code}/acceptance`, { consent });
  return { status: reply.statusCode, code: reply.json().code, data: reply.json().data };
}

const consentsOf = (student: PersonClient) =>
  test.services.db
    .select()
    .from(guardianConsents)
    .where(eq(guardianConsents.studentId, student.id));

const actionsOn = async (student: PersonClient): Promise<string[]> => {
  const entries = await test.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `account:${student.id}`))
    .orderBy(auditLog.id);
  return entries.map(({ action }) => action);
};

describe('a student’s invitation', () => {
  it('lets a parent type the code in any form, preview it and accept', async () => {
    const [an, tâm] = [await child(), await parent()];
    const code = await createInvitation(an);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    const typed = code.toLowerCase().replace('-', '');
    expect(await tâm.get(`/family/invitations/${typed}`)).toEqual({
      from: 'Lê Bảo An',
      side: 'student',
      needsConsent: true,
    });
    const { data } = await accept(tâm, typed, consentVersion);
    expect(data.other).toEqual({
      id: an.id,
      side: 'student',
      name: 'Lê Bảo An',
      email: an.email,
    });
    expect(await an.get('/family')).toMatchObject({
      side: 'student',
      links: [{ id: data.id, other: { id: tâm.id, side: 'parent', name: 'Lê Văn Tâm' } }],
      invitations: [],
      consent: { isNeeded: true, record: { guardian: 'Lê Văn Tâm', version: consentVersion } },
    });
    expect(await tâm.get('/family')).toMatchObject({
      side: 'parent',
      links: [data],
      consent: null,
    });
    expect(await actionsOn(an)).toEqual(['family.linked', 'consent.given']);
    expect(await queuedNotifications(test, an.id)).toMatchObject([
      { title: { en: 'Your invitation was accepted' }, link: '/family' },
    ]);
  });

  it('an invitation works once, and a retry of its acceptance finds the same link', async () => {
    const [an, tâm, other] = [await child(), await parent(), await parent()];
    const code = await createInvitation(an);
    const first = await accept(tâm, code, consentVersion);
    expect((await accept(tâm, code, consentVersion)).data).toEqual(first.data);
    expect(await accept(other, code, consentVersion)).toMatchObject({ status: 404 });
    expect(await consentsOf(an)).toHaveLength(1);
  });

  it('lets only one of two concurrent parents use an invitation', async () => {
    const [an, ...both] = [await child(), await parent(), await parent()];
    const code = await createInvitation(an);
    const replies = await Promise.all(both.map((each) => accept(each, code, consentVersion)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('an invitation expires after seven days and is deleted a month later', async () => {
    const [an, tâm] = [await child(), await parent()];
    const code = await createInvitation(an, { email: 'nobody@example.com' });
    await test.services.db
      .update(familyInvitations)
      .set({ expiresAt: new Date(test.clock.now().getTime() - 1) })
      .where(eq(familyInvitations.code, code));
    expect(await accept(tâm, code, consentVersion)).toMatchObject({ code: 'INVITATION_UNKNOWN' });
    expect((await an.get('/family')).invitations).toEqual([]);
    await test.services.db
      .update(familyInvitations)
      .set({ expiresAt: new Date(test.clock.now().getTime() - 31 * day) })
      .where(eq(familyInvitations.code, code));
    await purgeInvitations(test.services).run({});
    const left = await test.services.db.$count(familyInvitations, eq(familyInvitations.code, code));
    expect(left).toBe(0);
  });

  it('creates an invitation once for repeated requests', async () => {
    const an = await child();
    const body = { id: crypto.randomUUID(), email: 'me@example.com', consent: null };
    const first = (await an.send('POST', '/family/invitations', body)).json().data;
    expect((await an.send('POST', '/family/invitations', body)).json().data).toEqual(first);
    expect(await queuedEmailsTo(test, 'me@example.com')).toHaveLength(1);
    const thief = await child();
    expect((await thief.send('POST', '/family/invitations', body)).json().code).toBe('REPLAYED');
  });
});

describe('a parent’s invitation by email', () => {
  it('arrives by email and in the inbox, and links a student of 16 or older', async () => {
    const [an, tâm] = [
      await newPerson(test, 'student', { dob: birthDates.grown, language: 'vi' }),
      await parent(),
    ];
    const code = await createInvitation(tâm, {
      email: an.email.toUpperCase(),
      consent: consentVersion,
    });
    const [letter] = await queuedEmailsTo(test, an.email);
    expect(letter!.subject).toBe('Lê Văn Tâm muốn theo dõi việc luyện thi SAT của bạn');
    expect(letter!.text).toContain(`/family?code=${code}`);
    expect(await queuedNotifications(test, an.id)).toMatchObject([
      { title: { en: 'A family invitation' } },
    ]);
    const { invitations } = await an.get('/family');
    expect(invitations).toMatchObject([{ from: 'Lê Văn Tâm', code, side: 'parent' }]);
    expect(await an.get(`/family/invitations/${code}`)).toMatchObject({ needsConsent: false });
    expect((await accept(an, code)).data.other).toMatchObject({
      side: 'parent',
      name: 'Lê Văn Tâm',
    });
    expect(await consentsOf(an)).toEqual([]);
  });

  it('does not link a student under 16, who has to invite the parent instead', async () => {
    const [an, stranger] = [await child(), await parent()];
    const code = await createInvitation(stranger, { email: an.email, consent: consentVersion });
    expect(await an.get(`/family/invitations/${code}`)).toMatchObject({ needsConsent: true });
    expect(await accept(an, code)).toMatchObject({ status: 403, code: 'STUDENT_INVITES' });
    // A guardian who has consented does not open the way for others.
    const tâm = await parent();
    await linkUp(tâm, an);
    expect(await accept(an, code)).toMatchObject({ code: 'STUDENT_INVITES' });
    expect(await consentsOf(an)).toMatchObject([{ guardianId: tâm.id, version: consentVersion }]);
    expect((await an.get('/family')).links).toHaveLength(1);
  });

  it('makes no guardian of a parent whom the student has not invited, even if the team corrects the age', async () => {
    const [an, tâm] = [await grown(), await parent()];
    await accept(an, await createInvitation(tâm));
    await test.services.db
      .update(accounts)
      .set({ dob: birthDates.child })
      .where(eq(accounts.id, an.id));
    const path = `/family/children/${an.id}/consent`;
    const agree = async () =>
      (await tâm.send('PUT', path, { consent: consentVersion })).json().code;
    expect(await agree()).toBe('STUDENT_INVITES');
    const code = await createInvitation(an);
    expect(await accept(tâm, code, consentVersion)).toMatchObject({ status: 200 });
    expect(await consentsOf(an)).toMatchObject([{ guardianId: tâm.id }]);
  });

  it('waits for an account that registers later and verifies the address', async () => {
    const [an, email] = [await child(), 'later@example.com'];
    const code = await createInvitation(an, { email });
    const [letter] = await queuedEmailsTo(test, email);
    expect(letter!.text).toContain(code);
    const mother = await parent({ email, verifiedAt: null });
    expect((await mother.get('/family')).invitations).toEqual([]);
    expect(await accept(mother, code, consentVersion)).toMatchObject({ code: 'VERIFY_FIRST' });
    await test.services.db
      .update(accounts)
      .set({ verifiedAt: test.clock.now() })
      .where(eq(accounts.id, mother.id));
    test.services.sessions.forgetAccount(mother.id);
    expect((await mother.get('/family')).invitations).toMatchObject([{ email, from: 'Lê Bảo An' }]);
    expect(await accept(mother, code, consentVersion)).toMatchObject({ status: 200 });
  });

  it('can be withdrawn by its sender and declined by its recipient, and by nobody else', async () => {
    const [an, tâm, stranger] = [await child(), await parent(), await parent()];
    const ids: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      await createInvitation(tâm, { email: an.email, consent: consentVersion });
      ids.push((await tâm.get('/family')).invitations[0].id);
      const close = (client: PersonClient) =>
        client.send('DELETE', `/family/invitations/${ids.at(-1)}`);
      expect((await close(stranger)).statusCode).toBe(404);
      expect((await close(round === 0 ? an : tâm)).statusCode).toBe(200);
      expect((await close(an)).statusCode).toBe(404);
      expect((await an.get('/family')).invitations).toEqual([]);
    }
  });
});

describe('consent', () => {
  it('requires a guardian’s consent for a student under 16 or of unknown age', async () => {
    const tâm = await parent();
    for (const overrides of [{ dob: birthDates.child }, {}]) {
      const an = await newPerson(test, 'student', overrides);
      const code = await createInvitation(an);
      expect(await accept(tâm, code)).toMatchObject({ status: 403, code: 'CONSENT_NEEDED' });
      expect(await accept(tâm, code, '2020-01-01')).toMatchObject({ code: 'CONSENT_NEEDED' });
      expect(await accept(tâm, code, consentVersion)).toMatchObject({ status: 200 });
    }
  });

  it('requires no consent for an older student', async () => {
    const [student, tâm] = [await grown(), await parent()];
    const code = await createInvitation(student);
    expect(await tâm.get(`/family/invitations/${code}`)).toMatchObject({ needsConsent: false });
    expect(await accept(tâm, code)).toMatchObject({ status: 200 });
    expect((await student.get('/family')).consent).toEqual({ isNeeded: false, record: null });
    expect(await consentsOf(student)).toEqual([]);
  });

  it('can be withdrawn and given again, with an audit entry for each step', async () => {
    const [an, tâm, stranger] = [await child(), await parent(), await parent()];
    await linkUp(tâm, an);
    const put = async (client: PersonClient, consent: string | null) => {
      const reply = await client.send('PUT', `/family/children/${an.id}/consent`, { consent });
      return reply.json();
    };
    expect((await put(tâm, null)).data).toEqual({ isNeeded: true, record: null });
    expect((await put(tâm, null)).data).toEqual({ isNeeded: true, record: null });
    expect((await put(tâm, 'other words')).code).toBe('CONSENT_NEEDED');
    expect((await put(tâm, consentVersion)).data).toMatchObject({
      record: { guardian: 'Lê Văn Tâm' },
    });
    expect((await put(stranger, consentVersion)).code).toBe('NOT_FOUND');
    expect(await consentsOf(an)).toHaveLength(2);
    expect(await actionsOn(an)).toEqual([
      'family.linked',
      'consent.given',
      'consent.withdrawn',
      'consent.given',
    ]);
    const titles = (await queuedNotifications(test, an.id)).map(({ title }) => title.en);
    expect(titles.slice(1)).toEqual([
      'Your guardian has withdrawn their consent',
      'Your guardian has agreed',
    ]);
  });

  it('requires no consent once a student turns 16', async () => {
    const an = await newPerson(test, 'student', { dob: birthDates.nearly });
    expect((await an.get('/family')).consent.isNeeded).toBe(true);
    await test.services.db
      .update(accounts)
      .set({ dob: '2010-11-15' })
      .where(eq(accounts.id, an.id));
    expect((await an.get('/family')).consent.isNeeded).toBe(false);
  });
});

describe('ending a link', () => {
  it.each(['parent', 'student'] as const)(
    'lets the %s end a link alone, which ends the guardian’s consent',
    async (side) => {
      const [an, tâm, stranger] = [await child(), await parent(), await parent()];
      const { id } = await linkUp(tâm, an);
      const end = (client: PersonClient) => client.send('DELETE', `/family/links/${id}`);
      expect((await end(stranger)).statusCode).toBe(404);
      const [client, other] = side === 'parent' ? [tâm, an] : [an, tâm];
      expect((await end(client)).statusCode).toBe(200);
      expect((await end(client)).statusCode).toBe(404);
      expect((await an.get('/family')).links).toEqual([]);
      expect(await tâm.get('/family/children')).toEqual([]);
      expect((await consentsOf(an))[0]!.withdrawnAt).not.toBeNull();
      expect(await actionsOn(an)).toEqual([
        'family.linked',
        'consent.given',
        'consent.withdrawn',
        'family.link-ended',
      ]);
      expect((await queuedNotifications(test, other.id)).at(-1)!.title.en).toBe(
        'A family link has ended',
      );
    },
  );

  it('keeps another guardian’s consent, and the two can be linked again', async () => {
    const [an, tâm, mai] = [await child(), await parent(), await parent({ fullName: 'Đỗ Mai' })];
    const { id } = await linkUp(tâm, an);
    await linkUp(mai, an);
    await tâm.send('DELETE', `/family/links/${id}`);
    expect((await an.get('/family')).consent.record).toMatchObject({ guardian: 'Đỗ Mai' });
    expect((await linkUp(tâm, an)).id).not.toBe(id);
    expect((await an.get('/family')).links).toHaveLength(2);
  });
});

describe('a notice', () => {
  it('stores a notice once, however often its job runs, and skips a deleted account', async () => {
    const [an, tâm] = [await child(), await parent()];
    await linkUp(tâm, an);
    const [notice] = await queuedNotifications(test, an.id);
    for (let run = 0; run < 2; run += 1) await notifyPerson(test.services, notice!);
    const { rows } = await an.get('/notifications');
    expect(rows).toMatchObject([{ id: notice!.id, title: notice!.title, link: '/family' }]);
    await notifyPerson(test.services, {
      ...notice!,
      id: crypto.randomUUID(),
      account: crypto.randomUUID(),
    });
  });
});
