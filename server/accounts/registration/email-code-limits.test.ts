import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../testing/accounts/two-step.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp({ PUBLIC_URL: 'https://bac.example' });
});
afterAll(() => test.close());

const minute = 60_000;
const day = 24 * 60 * minute;

const newcomer = () => newOwner(test, 'student', { verifiedAt: null });

const post = ({ send, email }: Owner, otp?: string) =>
  send('POST', '/auth/account/email/otp/verify', { email, ...(otp && { otp }) });

const countLetters = async ({ email }: Owner) => (await queuedEmailsTo(test, email)).length;

/** The code of the newest email, and another one. */
async function codesOf({ email }: Owner) {
  const text = (await queuedEmailsTo(test, email)).at(-1)?.text ?? '';
  const right = /\b\d{6}\b/.exec(text)?.[0] ?? '';
  return { right, wrong: right === '123456' ? '123457' : '123456' };
}

describe('emails with a code', () => {
  it('sends one email for fifty simultaneous requests', async () => {
    const owner = await newcomer();
    const replies = await Promise.all(Array.from({ length: 50 }, () => post(owner)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await countLetters(owner)).toBe(1);
    test.clock.turn(minute);
    await Promise.all(Array.from({ length: 50 }, () => post(owner)));
    expect(await countLetters(owner)).toBe(2);
  });

  it('sends five an hour and ten a day to an address', async () => {
    const owner = await newcomer();
    for (let letter = 0; letter < 5; letter += 1) {
      expect((await post(owner)).statusCode).toBe(200);
      test.clock.turn(minute);
    }
    const refused = await post(owner);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(55 * 60)]);
    // The refusal leaves the last code valid.
    expect((await post(owner, (await codesOf(owner)).wrong)).json().code).toBe('WRONG_CODE');
    test.clock.turn(60 * minute);
    for (let letter = 0; letter < 5; letter += 1) {
      await post(owner);
      test.clock.turn(minute);
    }
    test.clock.turn(60 * minute);
    expect((await post(owner)).statusCode).toBe(429);
    expect(await countLetters(owner)).toBe(10);
    test.clock.turn(day);
    expect((await post(owner)).statusCode).toBe(200);
  });

  it('accepts no code after twenty wrong ones in a day, also of simultaneous guesses', async () => {
    const owner = await newcomer();
    for (let letter = 0; letter < 4; letter += 1) {
      await post(owner);
      const { wrong } = await codesOf(owner);
      const guesses = await Promise.all(Array.from({ length: 9 }, () => post(owner, wrong)));
      const codes = guesses.map((guess) => guess.json().code);
      expect(codes.filter((code) => code === 'WRONG_CODE')).toHaveLength(5);
      test.clock.turn(minute);
    }
    await post(owner);
    expect((await post(owner, (await codesOf(owner)).right)).statusCode).toBe(429);
    test.clock.turn(day);
    await post(owner);
    const verified = await post(owner, (await codesOf(owner)).right);
    expect(verified.json().data).toMatchObject({ verified: true });
  });
});
