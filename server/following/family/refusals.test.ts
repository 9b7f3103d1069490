import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import {
  consentVersion,
  birthDates,
  createInvitation,
  linkUp,
  newPerson,
  type PersonClient,
} from '../../testing/following/family.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const child = () => newPerson(test, 'student', { dob: birthDates.child });
const grown = () => newPerson(test, 'student', { dob: birthDates.grown });
const parent = () => newPerson(test, 'parent');

async function accept(client: PersonClient, code: string, consent: string | null = null) {
  const reply = await client.send('POST', `/family/invitations/${code}/acceptance`, { consent });
  return { status: reply.statusCode, code: reply.json().code, data: reply.json().data };
}

async function refusalOf(client: PersonClient, body: object): Promise<string> {
  const input = { id: crypto.randomUUID(), email: null, ...body };
  return (await client.send('POST', '/family/invitations', input)).json().code;
}

describe('refusals of family links', () => {
  it('refuses to invite oneself, unverified accounts, and roles without a family', async () => {
    const an = await child();
    expect(await refusalOf(an, { email: an.email })).toBe('NOT_YOURSELF');
    const fresh = await newPerson(test, 'student', { verifiedAt: null });
    expect(await refusalOf(fresh, {})).toBe('VERIFY_FIRST');
    for (const role of ['tutor', 'teacher', 'support', 'admin'] as const) {
      const client = await newPerson(test, role);
      expect(await refusalOf(client, {})).toBe('NO_FAMILY_FOR_ROLE');
      expect(await client.get('/family')).toMatchObject({ side: null, links: [], invitations: [] });
      const code = await createInvitation(an);
      expect((await accept(client, code)).code).toBe('NO_FAMILY_FOR_ROLE');
    }
    const code = await createInvitation(await grown());
    expect((await accept(an, code)).code).toBe('NO_FAMILY_FOR_ROLE');
  });

  it('refuses more than ten open invitations, and more than ten links of either side', async () => {
    const [tâm, an] = [await parent(), await child()];
    const requests = Array.from({ length: 12 }, () => refusalOf(tâm, {}));
    const refusals = (await Promise.all(requests)).filter(Boolean);
    expect(refusals).toEqual(['TOO_MANY_INVITATIONS', 'TOO_MANY_INVITATIONS']);
    for (let index = 0; index < 10; index += 1) await linkUp(await parent(), an);
    expect(await accept(tâm, await createInvitation(an), consentVersion)).toMatchObject({
      code: 'TOO_MANY_LINKS',
    });
    const crowded = await parent();
    for (let index = 0; index < 10; index += 1) await linkUp(crowded, await child());
    expect(
      await accept(crowded, await createInvitation(await child()), consentVersion),
    ).toMatchObject({
      code: 'TOO_MANY_LINKS',
    });
  });

  it('refuses even the right code after twenty wrong guesses', async () => {
    const [an, thief] = [await child(), await parent()];
    const code = await createInvitation(an);
    const replies = [];
    for (let index = 0; index < 21; index += 1) {
      replies.push(await thief.send('GET', '/family/invitations/AAAAA-AAAAA'));
    }
    expect(replies.slice(0, 20).every(({ statusCode }) => statusCode === 404)).toBe(true);
    expect(replies.at(-1)!.statusCode).toBe(429);
    expect((await thief.send('GET', `/family/invitations/${code}`)).statusCode).toBe(429);
    expect(await accept(thief, code, consentVersion)).toMatchObject({ status: 429 });
  });

  it('refuses more than twenty emails a day', async () => {
    const tâm = await parent();
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) {
      const id = crypto.randomUUID();
      const body = { id, email: `victim${index}@example.com`, consent: null };
      statuses.push((await tâm.send('POST', '/family/invitations', body)).statusCode);
      await tâm.send('DELETE', `/family/invitations/${id}`);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
