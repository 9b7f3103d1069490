import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { writeHeaders } from '../../testing/factories.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';
import { registration } from '../../testing/accounts/registration.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp({ PUBLIC_URL: 'https://bac.example' });
});
afterAll(() => test.close());

const school = '203.0.113.40';
const hour = 60 * 60 * 1000;

interface PostOptions {
  from?: string;
  cookie?: string;
}

const post = (path: string, payload: object, { from = school, cookie }: PostOptions = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1/auth/${path}`,
    remoteAddress: from,
    headers: writeHeaders({ 'accept-language': 'en', ...(cookie && { cookie }) }),
    payload,
  });

type Reply = Awaited<ReturnType<typeof post>>;

const cookieOf = (reply: Reply): string => String(reply.headers['set-cookie']).split(';')[0] ?? '';
const { password } = registration();
const login = (email: string, typedPassword = password) =>
  post('login', { email, password: typedPassword });

/** Runs a request for everybody in the classroom at the same time. */
const inParallel = <Result>(count: number, run: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

const statuses = (replies: Reply[]) => [...new Set(replies.map(({ statusCode }) => statusCode))];

/** Makes all requests of a newcomer's first lesson and returns the replies. */
async function firstLesson(email: string): Promise<Reply[]> {
  const registered = await post('register', registration({ email }));
  const cookie = cookieOf(registered);
  const codeRequested = await post('account/email/otp/verify', { email }, { cookie });
  const [sentEmail] = await queuedEmailsTo(test, email);
  const otp = /\b\d{6}\b/.exec(sentEmail?.text ?? '')?.[0] ?? '';
  const verified = await post('account/email/otp/verify', { email, otp }, { cookie });
  const signedOut = await post('logout', {}, { cookie });
  return [registered, codeRequested, verified, signedOut, await login(email)];
}

const studentOf = (room: string, index: number): string => `${room}-${index}@example.com`;

describe('a class of forty behind one IP address', () => {
  it('forty students register, verify, sign out and sign in at the same time without being limited', async () => {
    const lessons = await inParallel(40, (index) => firstLesson(studentOf('first', index)));
    expect(statuses(lessons.flat())).toEqual([200]);
  });

  it('refused passwords do not count against the registration limit', async () => {
    const tries = await inParallel(240, () =>
      post('register', registration({ password: 'Password1!', confirmPassword: 'Password1!' })),
    );
    expect(statuses(tries)).toEqual([400]);
    // These attempts alone exceed the hourly limit of an address.
    const registered = await inParallel(5, (index) =>
      post('register', registration({ email: studentOf('second', index) })),
    );
    expect(statuses(registered)).toEqual([200]);
  });

  it('classmates sign in while somebody guesses the password of one account', async () => {
    // Of simultaneous guesses for one account most are refused without being checked, and then do not count.
    const guesses = await inParallel(40, () => login(studentOf('first', 0), 'Wrong#Password'));
    expect(statuses(guesses).toSorted()).toEqual([401, 429]);
    for (let guess = 0; guess < 10; guess += 1) {
      await login(studentOf('first', 0), 'Wrong#Password');
    }
    const refused = await login(studentOf('first', 0));
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toBe('Too many attempts. Please try again in 15 minutes.');
    const others = await inParallel(39, (index) => login(studentOf('first', index + 1)));
    expect(statuses(others)).toEqual([200]);
  });

  it('everybody signs in after mistyping the password five times', async () => {
    for (let round = 0; round < 5; round += 1) {
      const wrong = await inParallel(39, (index) =>
        login(studentOf('first', index + 1), 'Mistyped#1'),
      );
      expect(statuses(wrong)).toEqual([401]);
    }
    const right = await inParallel(39, (index) => login(studentOf('first', index + 1)));
    expect(statuses(right)).toEqual([200]);
  });
});

describe('four hundred registrations from one IP address', () => {
  it('limits the address, says when to retry and leaves other addresses alone', async () => {
    test.clock.turn(hour);
    // A taken email counts like any other and needs no password hash, so the test is faster.
    const takenRooms = process.env['FULL'] ? 0 : 4;
    const outcomes: Record<number, number> = {};
    for (let room = 0; room < 10; room += 1) {
      const overrides = room < takenRooms ? { email: studentOf('first', 0) } : {};
      const replies = await inParallel(40, () => post('register', registration(overrides)));
      for (const { statusCode } of replies) outcomes[statusCode] = (outcomes[statusCode] ?? 0) + 1;
    }
    const refusals = takenRooms * 40;
    expect(outcomes).toEqual({
      200: 200 - refusals,
      ...(refusals > 0 && { 409: refusals }),
      429: 200,
    });

    test.clock.turn(hour / 2);
    const refused = await post('register', registration());
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('1800');
    expect(refused.json().message).toContain('Please try again in 30 minutes.');
    const elsewhere = await post('register', registration(), { from: '203.0.113.41' });
    expect(elsewhere.statusCode).toBe(200);
    test.clock.turn(hour / 2);
    expect((await post('register', registration())).statusCode).toBe(200);
  });
});
