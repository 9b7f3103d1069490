import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../db/accounts-schema.ts';
import { familyInvitations, guardianConsents } from '../../db/family-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import {
  agreed,
  bornOf,
  codeOf,
  linkUp,
  newPerson,
  noticesTo,
  type PersonClient,
} from '../../testing/following/family.ts';
import { lettersTo } from '../../testing/letters.ts';
import { tellPerson } from '../../accounts/notifications/tell-person.ts';
import { purgeInvitations } from './invitations/purge-invitations.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const day = 24 * 60 * 60 * 1000;

const child = () => newPerson(test, 'student', { dob: bornOf.child, fullName: 'Lê Bảo An' });
const grown = () => newPerson(test, 'student', { dob: bornOf.grown });
const parent = (given = {}) => newPerson(test, 'parent', { fullName: 'Lê Văn Tâm', ...given });

async function accept(who: PersonClient, code: string, consent: string | null = null) {
  const reply = await who.send('POST', `/family/invitations/${code}/acceptance`, { consent });
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
  it('is a code a parent types as they like, looks at, and says yes to', async () => {
    const [an, tâm] = [await child(), await parent()];
    const code = await codeOf(an);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    const typed = code.toLowerCase().replace('-', '');
    expect(await tâm.get(`/family/invitations/${typed}`)).toEqual({
      from: 'Lê Bảo An',
      side: 'student',
      needsConsent: true,
    });
    const { data } = await accept(tâm, typed, agreed);
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
      consent: { isNeeded: true, given: { by: 'Lê Văn Tâm', version: agreed } },
    });
    expect(await tâm.get('/family')).toMatchObject({
      side: 'parent',
      links: [data],
      consent: null,
    });
    expect(await actionsOn(an)).toEqual(['family.linked', 'consent.given']);
    expect(await noticesTo(test, an.id)).toMatchObject([
      { title: { en: 'Your invitation was accepted' }, link: '/family' },
    ]);
  });

  it('works once; a retry of the same yes finds the same link', async () => {
    const [an, tâm, other] = [await child(), await parent(), await parent()];
    const code = await codeOf(an);
    const first = await accept(tâm, code, agreed);
    expect((await accept(tâm, code, agreed)).data).toEqual(first.data);
    expect(await accept(other, code, agreed)).toMatchObject({ status: 404 });
    expect(await consentsOf(an)).toHaveLength(1);
  });

  it('is used by one of two who come at the same moment', async () => {
    const [an, ...both] = [await child(), await parent(), await parent()];
    const code = await codeOf(an);
    const replies = await Promise.all(both.map((each) => accept(each, code, agreed)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('has run out after seven days, and is forgotten a month later', async () => {
    const [an, tâm] = [await child(), await parent()];
    const code = await codeOf(an, { email: 'nobody@example.com' });
    await test.services.db
      .update(familyInvitations)
      .set({ expiresAt: new Date(test.clock.now().getTime() - 1) })
      .where(eq(familyInvitations.code, code));
    expect(await accept(tâm, code, agreed)).toMatchObject({ code: 'INVITATION_UNKNOWN' });
    expect((await an.get('/family')).invitations).toEqual([]);
    await test.services.db
      .update(familyInvitations)
      .set({ expiresAt: new Date(test.clock.now().getTime() - 31 * day) })
      .where(eq(familyInvitations.code, code));
    await purgeInvitations(test.services).run({});
    const left = await test.services.db.$count(familyInvitations, eq(familyInvitations.code, code));
    expect(left).toBe(0);
  });

  it('is made once, however often it is sent', async () => {
    const an = await child();
    const body = { id: crypto.randomUUID(), email: 'me@example.com', consent: null };
    const first = (await an.send('POST', '/family/invitations', body)).json().data;
    expect((await an.send('POST', '/family/invitations', body)).json().data).toEqual(first);
    expect(await lettersTo(test, 'me@example.com')).toHaveLength(1);
    const thief = await child();
    expect((await thief.send('POST', '/family/invitations', body)).json().code).toBe('REPLAYED');
  });
});

describe('a parent’s invitation by e-mail', () => {
  it('comes as a letter and in the inbox, and what the parent agreed to is kept once the student says yes', async () => {
    const [an, tâm] = [
      await newPerson(test, 'student', { dob: bornOf.child, language: 'vi' }),
      await parent(),
    ];
    const code = await codeOf(tâm, { email: an.email.toUpperCase(), consent: agreed });
    const [letter] = await lettersTo(test, an.email);
    expect(letter!.subject).toBe('Lê Văn Tâm muốn theo dõi việc luyện thi SAT của bạn');
    expect(letter!.text).toContain(`/family?code=${code}`);
    expect(await noticesTo(test, an.id)).toMatchObject([{ title: { en: 'A family invitation' } }]);
    const { invitations } = await an.get('/family');
    expect(invitations).toMatchObject([{ from: 'Lê Văn Tâm', code, side: 'parent' }]);
    expect(await an.get(`/family/invitations/${code}`)).toMatchObject({ needsConsent: false });
    expect((await accept(an, code)).data.other).toMatchObject({
      side: 'parent',
      name: 'Lê Văn Tâm',
    });
    expect(await consentsOf(an)).toMatchObject([
      { guardianId: tâm.id, guardianName: 'Lê Văn Tâm', version: agreed, withdrawnAt: null },
    ]);
  });

  it('waits for somebody who registers later, as soon as the address is theirs', async () => {
    const [an, email] = [await child(), 'later@example.com'];
    const code = await codeOf(an, { email });
    const [letter] = await lettersTo(test, email);
    expect(letter!.text).toContain(code);
    const mother = await parent({ email, verifiedAt: null });
    expect((await mother.get('/family')).invitations).toEqual([]);
    expect(await accept(mother, code, agreed)).toMatchObject({ code: 'VERIFY_FIRST' });
    await test.services.db
      .update(accounts)
      .set({ verifiedAt: test.clock.now() })
      .where(eq(accounts.id, mother.id));
    test.services.sessions.forgetAccount(mother.id);
    expect((await mother.get('/family')).invitations).toMatchObject([{ email, from: 'Lê Bảo An' }]);
    expect(await accept(mother, code, agreed)).toMatchObject({ status: 200 });
  });

  it('can be taken back by the one and refused by the other, and by nobody else', async () => {
    const [an, tâm, stranger] = [await child(), await parent(), await parent()];
    const ids: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      await codeOf(tâm, { email: an.email, consent: agreed });
      ids.push((await tâm.get('/family')).invitations[0].id);
      const close = (who: PersonClient) => who.send('DELETE', `/family/invitations/${ids.at(-1)}`);
      expect((await close(stranger)).statusCode).toBe(404);
      expect((await close(round === 0 ? an : tâm)).statusCode).toBe(200);
      expect((await close(an)).statusCode).toBe(404);
      expect((await an.get('/family')).invitations).toEqual([]);
    }
  });
});

describe('consent', () => {
  it('is needed of a guardian for a student under 16, or of unknown age', async () => {
    const tâm = await parent();
    for (const given of [{ dob: bornOf.child }, {}]) {
      const an = await newPerson(test, 'student', given);
      const code = await codeOf(an);
      expect(await accept(tâm, code)).toMatchObject({ status: 403, code: 'CONSENT_NEEDED' });
      expect(await accept(tâm, code, '2020-01-01')).toMatchObject({ code: 'CONSENT_NEEDED' });
      expect(await accept(tâm, code, agreed)).toMatchObject({ status: 200 });
    }
    const an = await child();
    const code = await codeOf(tâm);
    expect(await an.get(`/family/invitations/${code}`)).toMatchObject({ needsConsent: true });
    expect(await accept(an, code)).toMatchObject({ code: 'CONSENT_NEEDED' });
  });

  it('is not needed for somebody older', async () => {
    const [student, tâm] = [await grown(), await parent()];
    const code = await codeOf(student);
    expect(await tâm.get(`/family/invitations/${code}`)).toMatchObject({ needsConsent: false });
    expect(await accept(tâm, code)).toMatchObject({ status: 200 });
    expect((await student.get('/family')).consent).toEqual({ isNeeded: false, given: null });
    expect(await consentsOf(student)).toEqual([]);
  });

  it('can be withdrawn and given again, with every step on record', async () => {
    const [an, tâm, stranger] = [await child(), await parent(), await parent()];
    await linkUp(tâm, an);
    const put = async (who: PersonClient, consent: string | null) => {
      const reply = await who.send('PUT', `/family/children/${an.id}/consent`, { consent });
      return reply.json();
    };
    expect((await put(tâm, null)).data).toEqual({ isNeeded: true, given: null });
    expect((await put(tâm, null)).data).toEqual({ isNeeded: true, given: null });
    expect((await put(tâm, 'other words')).code).toBe('CONSENT_NEEDED');
    expect((await put(tâm, agreed)).data).toMatchObject({ given: { by: 'Lê Văn Tâm' } });
    expect((await put(stranger, agreed)).code).toBe('NOT_FOUND');
    expect(await consentsOf(an)).toHaveLength(2);
    expect(await actionsOn(an)).toEqual([
      'family.linked',
      'consent.given',
      'consent.withdrawn',
      'consent.given',
    ]);
    const told = (await noticesTo(test, an.id)).map(({ title }) => title.en);
    expect(told.slice(1)).toEqual([
      'Your guardian has withdrawn their consent',
      'Your guardian has agreed',
    ]);
  });

  it('is over for a student who turns 16', async () => {
    const an = await newPerson(test, 'student', { dob: bornOf.nearly });
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
    'is for the %s alone to decide, and ends what the guardian agreed to',
    async (side) => {
      const [an, tâm, stranger] = [await child(), await parent(), await parent()];
      const { id } = await linkUp(tâm, an);
      const end = (who: PersonClient) => who.send('DELETE', `/family/links/${id}`);
      expect((await end(stranger)).statusCode).toBe(404);
      const [who, other] = side === 'parent' ? [tâm, an] : [an, tâm];
      expect((await end(who)).statusCode).toBe(200);
      expect((await end(who)).statusCode).toBe(404);
      expect((await an.get('/family')).links).toEqual([]);
      expect(await tâm.get('/family/children')).toEqual([]);
      expect((await consentsOf(an))[0]!.withdrawnAt).not.toBeNull();
      expect(await actionsOn(an)).toEqual([
        'family.linked',
        'consent.given',
        'consent.withdrawn',
        'family.link-ended',
      ]);
      expect((await noticesTo(test, other.id)).at(-1)!.title.en).toBe('A family link has ended');
    },
  );

  it('leaves what another guardian agreed to, and the two can be linked anew', async () => {
    const [an, tâm, mai] = [await child(), await parent(), await parent({ fullName: 'Đỗ Mai' })];
    const { id } = await linkUp(tâm, an);
    await linkUp(mai, an);
    await tâm.send('DELETE', `/family/links/${id}`);
    expect((await an.get('/family')).consent.given).toMatchObject({ by: 'Đỗ Mai' });
    expect((await linkUp(tâm, an)).id).not.toBe(id);
    expect((await an.get('/family')).links).toHaveLength(2);
  });
});

describe('a notice', () => {
  it('waits in the inbox once, however often its job runs, and goes nowhere for an account that is gone', async () => {
    const [an, tâm] = [await child(), await parent()];
    await linkUp(tâm, an);
    const [notice] = await noticesTo(test, an.id);
    for (let run = 0; run < 2; run += 1) await tellPerson(test.services, notice!);
    const { rows } = await an.get('/notifications');
    expect(rows).toMatchObject([{ id: notice!.id, title: notice!.title, link: '/family' }]);
    await tellPerson(test.services, {
      ...notice!,
      id: crypto.randomUUID(),
      account: crypto.randomUUID(),
    });
  });
});
