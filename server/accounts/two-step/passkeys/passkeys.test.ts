import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '../../../platform/audit/audit.ts';
import { passkeys } from '../../../db/security-schema.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { queuedEmailsTo } from '../../../testing/queued-emails.ts';
import { TestPasskey } from '../../../testing/accounts/passkey.ts';
import {
  addPasskey,
  appCode,
  appProof,
  newBrowser,
  newOwner,
  origin,
  passkeyProof,
  passkeySignIn,
  password,
  setUpApp,
  setUpPasskey,
} from '../../../testing/accounts/two-step.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp({ PUBLIC_URL: origin });
});
afterAll(() => test.close());

const rowOf = async (id: string) => {
  const [row] = await test.services.db.select().from(passkeys).where(eq(passkeys.id, id));
  return row;
};

describe('adding a passkey', () => {
  it('adding a passkey requires the password, and the first one creates recovery codes', async () => {
    const owner = await newOwner(test);
    const wrong = { password: 'Wrong#Password' };
    const refused = await owner.send('POST', '/id/passkeys/challenge', wrong, { origin });
    expect(refused.json().code).toBe('WRONG_PASSWORD');
    const passkey = new TestPasskey(origin);
    const first = await addPasskey(owner, passkey, { name: '  Khóa   của em ' });
    expect(first.json().data).toMatchObject({
      twoStep: { passkeys: [{ name: 'Khóa của em', lastUsedAt: null }], recoveryCodesLeft: 10 },
      recoveryCodes: expect.arrayContaining([expect.stringMatching(/^[\w-]{19}$/)]),
    });
    const proof = await passkeyProof(owner, passkey);
    const second = await addPasskey(owner, new TestPasskey(origin), { proof });
    expect(second.json().data.recoveryCodes).toEqual([]);
    expect(second.json().data.twoStep.recoveryCodesLeft).toBe(10);
    const [sentEmail] = await queuedEmailsTo(test, owner.email);
    expect(sentEmail?.text).toContain('The passkey “Khóa của em” was added');
    const [entry] = await listAudit(test.services.db, { limit: 1 });
    expect(entry).toMatchObject({ action: 'passkey.added', actorId: owner.id });
  });

  it('reveals neither address nor account id in the user handle', async () => {
    const owner = await newOwner(test);
    const { passkey } = await setUpPasskey(owner);
    const begin = async () => {
      const proof = await passkeyProof(owner, passkey);
      return owner.send('POST', '/id/passkeys/challenge', proof, { origin });
    };
    const reply = await begin();
    const { options } = reply.json().data;
    expect(options).toMatchObject({
      rp: { id: 'bac.example' },
      user: { name: owner.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      excludeCredentials: [{ type: 'public-key', transports: ['internal'] }],
    });
    const handle = Buffer.from(options.user.id, 'base64url');
    expect(handle).toHaveLength(32);
    expect(handle.includes(owner.email)).toBe(false);
    const again = await begin();
    expect(again.json().data.options.user.id).toBe(options.user.id);
    expect(again.json().data.options.challenge).not.toBe(options.challenge);
  });

  it('allows at most ten passkeys, even when two are added at the same moment', async () => {
    const owner = await newOwner(test);
    const { passkey } = await setUpPasskey(owner);
    const proof = () => passkeyProof(owner, passkey);
    for (let count = 0; count < 8; count += 1) {
      await setUpPasskey(owner, new TestPasskey(origin), await proof());
    }
    const begin = async () =>
      (await owner.send('POST', '/id/passkeys/challenge', await proof(), { origin })).json().data;
    const challenges = [await begin(), await begin()];
    const replies = await Promise.all(
      challenges.map(({ challenge, options }) => {
        const answer = new TestPasskey(origin).make(options);
        return owner.send('POST', '/id/passkeys', { challenge, answer, name: 'x' }, { origin });
      }),
    );
    const states = replies.map((reply) => reply.json().code ?? 'OK').toSorted();
    expect(states).toEqual(['OK', 'TOO_MANY_PASSKEYS']);
    const full = await owner.send('POST', '/id/passkeys/challenge', await proof(), { origin });
    expect(full.json().code).toBe('TOO_MANY_PASSKEYS');
  });

  it('refuses a replayed, late or foreign registration, or an already registered key', async () => {
    const [owner, other] = [await newOwner(test), await newOwner(test)];
    const proof = async () => (isAdded ? passkeyProof(owner, passkey) : { password });
    const begin = async () =>
      (await owner.send('POST', '/id/passkeys/challenge', await proof(), { origin })).json().data;
    const add = async (person: typeof owner, body: object, page = origin) =>
      (await person.send('POST', '/id/passkeys', { name: 'x', ...body }, { origin: page })).json();
    const passkey = new TestPasskey(origin);
    let isAdded = false;

    const { challenge, options } = await begin();
    const answer = passkey.make(options);
    expect((await add(other, { challenge, answer })).code).toBe('PASSKEY_REFUSED');
    expect((await add(owner, { challenge, answer })).code).toBe('PASSKEY_REFUSED');

    const next = await begin();
    const right = { challenge: next.challenge, answer: passkey.make(next.options) };
    expect((await add(owner, right)).result).toBe('OK');
    isAdded = true;
    expect((await add(owner, right)).code).toBe('PASSKEY_REFUSED');

    const duplicate = await addPasskey(other, passkey);
    expect(duplicate.json().code).toBe('PASSKEY_REFUSED');

    const late = await begin();
    test.clock.turn(10 * 60_000);
    const lateAnswer = { challenge: late.challenge, answer: passkey.make(late.options) };
    expect((await add(owner, lateAnswer)).code).toBe('PASSKEY_REFUSED');

    const elsewhere = new TestPasskey('https://bac.example.evil.test');
    expect((await addPasskey(owner, elsewhere, { proof: await proof() })).json().code).toBe(
      'PASSKEY_REFUSED',
    );
    const page = await begin();
    const there = { challenge: page.challenge, answer: new TestPasskey(origin).make(page.options) };
    expect((await add(owner, there, 'https://evil.test')).code).toBe('PASSKEY_REFUSED');
  });

  it('refuses requests from other sites or without an origin', async () => {
    const owner = await newOwner(test);
    for (const page of ['https://evil.test', 'http://bac.example', 'null', undefined]) {
      const headers: Record<string, string> = page === undefined ? {} : { origin: page };
      const reply = await owner.send('POST', '/id/passkeys/challenge', { password }, headers);
      expect(reply.json().code).toBe('PASSKEY_REFUSED');
    }
  });
});

describe('removing a passkey', () => {
  it('removing a passkey requires the password, and removing the last second step deletes the codes', async () => {
    const owner = await newOwner(test);
    const { secret } = await setUpApp(test, owner);
    const proof = () => appProof(test, secret);
    const { id, passkey } = await setUpPasskey(owner, new TestPasskey(origin), proof());
    const remove = (typedPassword = password) =>
      owner.send('POST', `/id/passkeys/${id}/removal`, { ...proof(), password: typedPassword });
    expect((await remove('Wrong#Password')).json().code).toBe('WRONG_PASSWORD');
    expect((await remove()).json().data).toMatchObject({ passkeys: [], recoveryCodesLeft: 10 });
    expect((await remove()).json().code).toBe('NOT_FOUND');
    expect((await passkeySignIn(newBrowser(test), passkey)).json().code).toBe('PASSKEY_REFUSED');
    test.clock.turn(60_000);
    const browser = newBrowser(test);
    await browser.login(owner.email);
    expect((await browser.step(appCode(test, secret))).statusCode).toBe(200);

    const single = await newOwner(test);
    const only = await setUpPasskey(single);
    const own = await passkeyProof(single, only.passkey);
    await single.send('POST', `/id/passkeys/${only.id}/removal`, own, { origin });
    expect(await single.get('/id/two-step')).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await newBrowser(test).login(single.email)).statusCode).toBe(200);
  });

  it('does not find another person’s passkey', async () => {
    const { id } = await setUpPasskey(await newOwner(test));
    const stranger = await newOwner(test);
    const reply = await stranger.send('POST', `/id/passkeys/${id}/removal`, { password });
    expect(reply.json().code).toBe('NOT_FOUND');
    expect(await rowOf(id)).toBeDefined();
  });
});

describe('a site at an IP address', () => {
  it('creates passkeys for localhost but not for an IP address', async () => {
    const local = await testApp({ PUBLIC_URL: 'http://127.0.0.1:3111' });
    const owner = await newOwner(local);
    const requestChallenge = (page: string) =>
      owner.send('POST', '/id/passkeys/challenge', { password }, { origin: page });
    expect((await requestChallenge('http://127.0.0.1:3111')).json().code).toBe('PASSKEY_REFUSED');
    expect((await requestChallenge('http://localhost:3112')).json().code).toBe('PASSKEY_REFUSED');
    const { options } = (await requestChallenge('http://localhost:3111')).json().data;
    expect(options.rp.id).toBe('localhost');
    await local.close();

    const elsewhere = await testApp({ PUBLIC_URL: 'http://10.0.0.7:3111' });
    const other = await newOwner(elsewhere);
    for (const page of ['http://10.0.0.7:3111', 'http://localhost:3111']) {
      const headers = { origin: page };
      const reply = await other.send('POST', '/id/passkeys/challenge', { password }, headers);
      expect(reply.json().code).toBe('PASSKEY_REFUSED');
    }
    await elsewhere.close();
  });
});
