import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passkeyChallenges } from '../../db/security-schema.ts';
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
  type Owner,
} from '../../testing/accounts/two-step.ts';
import { TestPasskey } from '../../testing/accounts/passkey.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp({ PUBLIC_URL: origin });
});
afterAll(() => test.close());

/** An account with an app and a passkey. */
async function enrolled() {
  const owner = await newOwner(test);
  const { secret, codes } = await setUpApp(test, owner);
  const { id, passkey } = await setUpPasskey(owner, undefined, appProof(test, secret));
  test.clock.turn(60_000);
  return { owner, secret, codes, id, passkey };
}

/** Every change of the second steps of an account. */
const changesOf = (passkeyId: string) => [
  '/id/two-step/totp',
  '/id/passkeys/challenge',
  '/id/two-step/recovery-codes',
  `/id/passkeys/${passkeyId}/removal`,
  '/id/two-step/totp/removal',
];

const send = async (owner: Owner, path: string, proof: object) =>
  owner.send('POST', path, proof, { origin });
const codeOf = async (reply: ReturnType<typeof send>) => (await reply).json().code;

describe('a change of second steps', () => {
  it('is refused with the password alone where a second step is set', async () => {
    const { owner, id } = await enrolled();
    const before = await owner.get('/id/two-step');
    for (const path of changesOf(id)) {
      expect(await codeOf(send(owner, path, { password }))).toBe('SECOND_STEP_NEEDED');
    }
    expect(await owner.get('/id/two-step')).toEqual(before);
  });

  it('is refused with a wrong code, a used code or a wrong password', async () => {
    const { owner, id, secret } = await enrolled();
    const wrong = { password, code: appCode(test, secret, 50) };
    for (const path of changesOf(id)) {
      expect(await codeOf(send(owner, path, wrong))).toBe('WRONG_CODE');
      test.clock.turn(60_000);
    }
    const proof = appProof(test, secret);
    const badPassword = { ...proof, password: 'Wrong#Password' };
    expect(await codeOf(send(owner, '/id/two-step/totp', badPassword))).toBe('WRONG_PASSWORD');
    expect((await send(owner, '/id/two-step/totp', proof)).statusCode).toBe(200);
    expect(await codeOf(send(owner, '/id/two-step/totp/removal', proof))).toBe('WRONG_CODE');
  });

  it('is made with a code of the app, a passkey or a recovery code', async () => {
    const { owner, secret, codes, id, passkey } = await enrolled();
    const code = appProof(test, secret);
    expect((await send(owner, '/id/passkeys/challenge', code)).statusCode).toBe(200);
    const byPasskey = await passkeyProof(owner, passkey);
    expect((await send(owner, '/id/two-step/totp/removal', byPasskey)).statusCode).toBe(200);
    const byRecovery = { password, code: codes[0] };
    expect((await send(owner, `/id/passkeys/${id}/removal`, byRecovery)).statusCode).toBe(200);
    const emails = await queuedEmailsTo(test, owner.email);
    expect(emails.map(({ subject }) => subject)).toContain(
      'A recovery code of your account was used',
    );
    // Nothing is left that could be asked for.
    expect((await send(owner, '/id/two-step/totp', { password })).statusCode).toBe(200);
  });

  it('uses each proof once, also in simultaneous requests', async () => {
    const { owner, secret, codes } = await enrolled();
    for (const proof of [appProof(test, secret), { password, code: codes[1] }]) {
      const replies = await Promise.all(
        Array.from({ length: 3 }, () => send(owner, '/id/two-step/totp', proof)),
      );
      const statuses = replies.map(({ statusCode }) => statusCode).toSorted();
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    }
  });

  it('counts wrong codes together with those at sign-in', async () => {
    const { owner, secret } = await enrolled();
    for (let guess = 0; guess < 30; guess += 1) {
      if (guess % 10 === 0) test.clock.turn(61 * 60_000);
      const wrong = { password, code: appCode(test, secret, 50) };
      expect(await codeOf(send(owner, '/id/two-step/totp', wrong))).toBe('WRONG_CODE');
    }
    test.clock.turn(61 * 60_000);
    expect((await send(owner, '/id/two-step/totp', appProof(test, secret))).statusCode).toBe(429);
    const browser = newBrowser(test);
    await browser.login(owner.email);
    expect((await browser.step(appCode(test, secret))).statusCode).toBe(429);
  });

  it('refuses a passkey of another account, site or kind of challenge, and a replayed answer', async () => {
    const { owner, passkey } = await enrolled();
    const { owner: other, passkey: foreign } = await enrolled();
    const path = '/id/two-step/totp';
    const started = await owner.send('POST', '/id/two-step/challenge', {}, { origin });
    const { challenge, options } = started.json().data;
    const byForeign = { password, passkeyAnswer: { challenge, answer: foreign.sign(options) } };
    expect(await codeOf(send(owner, path, byForeign))).toBe('PASSKEY_REFUSED');

    const ofOther = await passkeyProof(other, foreign);
    expect(await codeOf(send(owner, path, ofOther))).toBe('PASSKEY_REFUSED');

    const elsewhere = await passkeyProof(owner, passkey, { origin: 'https://evil.test' });
    expect(await codeOf(send(owner, path, elsewhere))).toBe('PASSKEY_REFUSED');

    const signIn = await newBrowser(test).begin(false);
    const mixed = {
      password,
      passkeyAnswer: { challenge: signIn.challenge, answer: passkey.sign(signIn.options) },
    };
    expect(await codeOf(send(owner, path, mixed))).toBe('PASSKEY_REFUSED');

    const proof = await passkeyProof(owner, passkey);
    expect((await send(owner, path, proof)).statusCode).toBe(200);
    expect(await codeOf(send(owner, path, proof))).toBe('PASSKEY_REFUSED');
  });

  it('a challenge for a change signs nobody in', async () => {
    const { owner, passkey } = await enrolled();
    const { passkeyAnswer: answer } = await passkeyProof(owner, passkey);
    const browser = newBrowser(test);
    expect(await browser.codeOf(browser.send('POST', '/auth/passkey', answer))).toBe(
      'PASSKEY_REFUSED',
    );
    expect((await passkeySignIn(browser, passkey)).statusCode).toBe(200);
  });

  it('a setup that was started with the password alone ends with the first second step', async () => {
    const owner = await newOwner(test);
    const reply = await owner.send('POST', '/id/passkeys/challenge', { password }, { origin });
    const { challenge, options } = reply.json().data;
    await setUpApp(test, owner);
    const answer = new TestPasskey(origin).make(options);
    const late = await owner.send(
      'POST',
      '/id/passkeys',
      { challenge, answer, name: 'x' },
      { origin },
    );
    expect(late.json().code).toBe('PASSKEY_REFUSED');
    const left = eq(passkeyChallenges.accountId, owner.id);
    expect(await test.services.db.$count(passkeyChallenges, left)).toBe(0);
  });

  it('an account without a second step confirms with the password', async () => {
    const owner = await newOwner(test);
    expect((await addPasskey(owner, new TestPasskey(origin))).statusCode).toBe(200);
  });
});
