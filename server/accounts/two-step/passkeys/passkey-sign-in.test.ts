import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '../../../platform/audit/audit.ts';
import { accounts } from '../../../db/accounts-schema.ts';
import { passkeys } from '../../../db/security-schema.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { TestPasskey } from '../../../testing/accounts/passkey.ts';
import {
  addPasskey,
  newBrowser,
  newOwner,
  origin,
  passkeyProof,
  passkeySignIn,
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

describe('signing in with a passkey alone', () => {
  it('a passkey opens a session, updates its counter and is audited', async () => {
    const owner = await newOwner(test);
    const { passkey, id } = await setUpPasskey(owner);
    const browser = newBrowser(test);
    const { options } = await browser.begin();
    expect(options).toMatchObject({ rpId: 'bac.example', userVerification: 'required' });
    expect(options.allowCredentials).toBeUndefined();
    const reply = await passkeySignIn(browser, passkey);
    expect(reply.json().data).toMatchObject({ accountId: owner.id });
    expect(await browser.isSignedIn()).toBe(true);
    expect(await rowOf(id)).toMatchObject({ counter: 2, lastUsedAt: test.clock.now() });
    const [entry] = await listAudit(test.services.db, { limit: 1 });
    expect(entry).toMatchObject({ action: 'session.opened', detail: { way: 'passkey' } });
  });

  it('signing in with a passkey alone requires user verification', async () => {
    const { passkey } = await setUpPasskey(await newOwner(test));
    const browser = newBrowser(test);
    const reply = await passkeySignIn(browser, passkey, { isOwnerVerified: false });
    expect(reply.json().code).toBe('PASSKEY_REFUSED');
    expect(await browser.isSignedIn()).toBe(false);
  });

  it('refuses a copied passkey by its counter and accepts passkeys without a counter', async () => {
    const { passkey, id } = await setUpPasskey(await newOwner(test));
    const browser = newBrowser(test);
    expect((await passkeySignIn(browser, passkey, { counter: 7 })).statusCode).toBe(200);
    for (const counter of [7, 3, 0]) {
      const copied = await passkeySignIn(newBrowser(test), passkey, { counter });
      expect(copied.json().code).toBe('PASSKEY_REFUSED');
    }
    expect((await rowOf(id))?.counter).toBe(7);

    const owner = await newOwner(test);
    const counterless = new TestPasskey(origin);
    await addPasskey(owner, counterless, { counter: 0 });
    for (let use = 0; use < 2; use += 1) {
      const reply = await passkeySignIn(newBrowser(test), counterless, { counter: 0 });
      expect(reply.statusCode).toBe(200);
    }
  });

  it('refuses a replayed, late, foreign or forged answer, or one to another kind of challenge', async () => {
    const owner = await newOwner(test);
    const { passkey } = await setUpPasskey(owner);
    const browser = newBrowser(test);
    const send = (body: object) => browser.codeOf(browser.send('POST', '/auth/passkey', body));

    const first = await browser.begin();
    const answer = passkey.sign(first.options);
    expect(await send({ challenge: crypto.randomUUID(), answer })).toBe('PASSKEY_REFUSED');
    const [one, two] = await Promise.all(
      [1, 2].map(() =>
        newBrowser(test).send('POST', '/auth/passkey', { ...first, answer, options: undefined }),
      ),
    );
    expect([one?.statusCode, two?.statusCode].toSorted()).toEqual([200, 400]);
    expect(await send({ challenge: first.challenge, answer })).toBe('PASSKEY_REFUSED');

    const other = await browser.begin();
    expect(await send({ challenge: other.challenge, answer })).toBe('PASSKEY_REFUSED');

    const late = await browser.begin();
    test.clock.turn(10 * 60_000);
    const lateAnswer = passkey.sign(late.options);
    expect(await send({ challenge: late.challenge, answer: lateAnswer })).toBe('PASSKEY_REFUSED');

    const there = await passkeySignIn(browser, passkey, { origin: 'https://evil.test' });
    expect(there.json().code).toBe('PASSKEY_REFUSED');

    const forged = await browser.begin();
    const { id } = passkey.sign(forged.options);
    const stolen = { ...new TestPasskey(origin).sign(forged.options), id, rawId: id };
    expect(await send({ challenge: forged.challenge, answer: stolen })).toBe('PASSKEY_REFUSED');

    const proof = await passkeyProof(owner, passkey);
    const adding = await owner.send('POST', '/id/passkeys/challenge', proof, { origin });
    const { challenge, options } = adding.json().data;
    const mixed = { challenge, answer: passkey.sign({ ...options, rpId: 'bac.example' }) };
    expect(await send(mixed)).toBe('PASSKEY_REFUSED');
    expect(await browser.isSignedIn()).toBe(false);
  });

  it('reveals a closed account only to the owner of its passkey', async () => {
    const owner = await newOwner(test);
    const { passkey } = await setUpPasskey(owner);
    const { db } = test.services;
    await db.update(accounts).set({ status: 'banned' }).where(eq(accounts.id, owner.id));
    expect((await passkeySignIn(newBrowser(test), passkey)).json().code).toBe('ACCOUNT_BANNED');
  });

  it('a passkey works while somebody guesses the password of the account', async () => {
    const owner = await newOwner(test);
    const { passkey } = await setUpPasskey(owner);
    const guesser = newBrowser(test);
    for (let attempt = 0; attempt < 10; attempt += 1)
      await guesser.login(owner.email, 'Wrong#Password');
    expect((await guesser.login(owner.email)).statusCode).toBe(429);
    expect((await passkeySignIn(newBrowser(test), passkey)).statusCode).toBe(200);
  });
});

describe('a passkey as the second step', () => {
  it('accepts a plain security key as the second step', async () => {
    const owner = await newOwner(test);
    const { passkey } = await setUpPasskey(owner);
    const browser = newBrowser(test);
    expect(await browser.codeOf(browser.login(owner.email))).toBe('SECOND_STEP_NEEDED');
    const { ways } = (await browser.send('GET', '/auth/second-step')).json().data;
    expect(ways).toEqual(['passkey', 'recovery']);
    const { options } = await browser.begin();
    expect(options).toMatchObject({
      userVerification: 'preferred',
      allowCredentials: [{ id: passkey.id.toString('base64url') }],
    });
    const reply = await passkeySignIn(browser, passkey, { isOwnerVerified: false });
    expect(reply.statusCode).toBe(200);
    expect([...browser.cookies.keys()]).toEqual(['__Host-session']);
  });

  it('accepts only the account’s own passkey, in the browser that gave the password', async () => {
    const [owner, other] = [await newOwner(test), await newOwner(test)];
    const { passkey } = await setUpPasskey(owner);
    const { passkey: otherPasskey } = await setUpPasskey(other);
    const browser = newBrowser(test);
    await browser.login(owner.email);
    expect((await passkeySignIn(browser, otherPasskey)).json().code).toBe('PASSKEY_REFUSED');

    const { challenge, options } = await browser.begin();
    const answer = passkey.sign(options, { isOwnerVerified: false });
    const stranger = newBrowser(test);
    const there = stranger.send('POST', '/auth/passkey', { challenge, answer });
    expect(await stranger.codeOf(there)).toBe('PASSKEY_REFUSED');

    // A browser with another person's pending sign-in is refused as well.
    const pending = await browser.begin();
    const otherBrowser = newBrowser(test);
    await otherBrowser.login(other.email);
    const body = { challenge: pending.challenge, answer: passkey.sign(pending.options) };
    const mixed = otherBrowser.send('POST', '/auth/passkey', body);
    expect(await otherBrowser.codeOf(mixed)).toBe('PASSKEY_REFUSED');
  });

  it('the page, not a leftover cookie, decides whether a passkey is the second step', async () => {
    const [owner, other] = [await newOwner(test), await newOwner(test)];
    await setUpPasskey(owner);
    const { passkey: otherPasskey } = await setUpPasskey(other);
    const browser = newBrowser(test);
    const requestChallenge = (isSecond: boolean) =>
      browser.send('POST', '/auth/passkey/challenge', { isSecond });
    expect(await browser.codeOf(requestChallenge(true))).toBe('STEP_EXPIRED');
    await browser.login(owner.email);
    const { challenge, options } = await browser.begin(false);
    expect(options).not.toHaveProperty('allowCredentials');
    const answer = otherPasskey.sign(options);
    const reply = await browser.send('POST', '/auth/passkey', { challenge, answer });
    expect(reply.json().data).toMatchObject({ accountId: other.id });
  });

  it('signing in by password or signing out clears a pending second step', async () => {
    const [owner, plain] = [await newOwner(test), await newOwner(test)];
    await setUpPasskey(owner);
    const browser = newBrowser(test);
    await browser.login(owner.email);
    await browser.login(plain.email);
    expect([...browser.cookies.keys()]).toEqual(['__Host-session']);
    await browser.login(owner.email);
    await browser.send('POST', '/auth/logout');
    expect([...browser.cookies.keys()]).toEqual([]);
  });

  it('a refused passkey uses up a try of the sign-in', async () => {
    const owner = await newOwner(test);
    const { passkey } = await setUpPasskey(owner);
    const browser = newBrowser(test);
    await browser.login(owner.email);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await passkeySignIn(browser, passkey, { origin: 'https://evil.test' });
    }
    expect(await browser.codeOf(browser.send('GET', '/auth/second-step'))).toBe('STEP_EXPIRED');
  });
});
