import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { writeHeaders } from '../../testing/factories.ts';
import { lettersTo } from '../../testing/letters.ts';
import { registration } from '../../testing/accounts/registration.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp({ PUBLIC_URL: 'https://bac.example' });
});
afterAll(() => test.close());

const school = '203.0.113.40';
const hour = 60 * 60 * 1000;

interface Sent {
  from?: string;
  cookie?: string;
}

const post = (path: string, payload: object, { from = school, cookie }: Sent = {}) =>
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
const login = (email: string, given = password) => post('login', { email, password: given });

/** As many at the same moment as there are in the room. */
const together = <Result>(count: number, each: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, at) => each(at)));

const statuses = (replies: Reply[]) => [...new Set(replies.map(({ statusCode }) => statusCode))];

/** All that a newcomer does in a first lesson; gives every answer. */
async function firstLesson(email: string): Promise<Reply[]> {
  const registered = await post('register', registration({ email }));
  const cookie = cookieOf(registered);
  const asked = await post('account/email/otp/verify', { email }, { cookie });
  const [letter] = await lettersTo(test, email);
  const otp = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '';
  const verified = await post('account/email/otp/verify', { email, otp }, { cookie });
  const left = await post('logout', {}, { cookie });
  return [registered, asked, verified, left, await login(email)];
}

const studentOf = (room: string, at: number): string => `${room}-${at}@example.com`;

describe('a class of forty behind one address', () => {
  it('registers, verifies, signs out and in at the same time, and nobody is asked to wait', async () => {
    const lessons = await together(40, (at) => firstLesson(studentOf('first', at)));
    expect(statuses(lessons.flat())).toEqual([200]);
  });

  it('spends nothing by passwords that are refused', async () => {
    const tries = await together(240, () =>
      post('register', registration({ password: 'Password1!', confirmPassword: 'Password1!' })),
    );
    expect(statuses(tries)).toEqual([400]);
    // The tries alone would have used up what an address has in an hour.
    const registered = await together(5, (at) =>
      post('register', registration({ email: studentOf('second', at) })),
    );
    expect(statuses(registered)).toEqual([200]);
  });

  it('goes on while one of its accounts is being guessed at', async () => {
    const guesses = await together(40, () => login(studentOf('first', 0), 'Wrong#Password'));
    expect(statuses(guesses).toSorted()).toEqual([401, 429]);
    const refused = await login(studentOf('first', 0));
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toBe(
      'There have been too many tries. Please try again in 15 minutes.',
    );
    const others = await together(39, (at) => login(studentOf('first', at + 1)));
    expect(statuses(others)).toEqual([200]);
  });

  it('goes on after everybody has mistyped five times', async () => {
    for (let round = 0; round < 5; round += 1) {
      const wrong = await together(39, (at) => login(studentOf('first', at + 1), 'Mistyped#1'));
      expect(statuses(wrong)).toEqual([401]);
    }
    const right = await together(39, (at) => login(studentOf('first', at + 1)));
    expect(statuses(right)).toEqual([200]);
  });
});

describe('ten times as many from one address', () => {
  it('are slowed, told until when, and nobody elsewhere is', async () => {
    test.clock.turn(hour);
    // An address that is taken counts like any other, and costs no hash.
    const roomsOfTaken = process.env['FULL'] ? 0 : 4;
    const outcomes: Record<number, number> = {};
    for (let room = 0; room < 10; room += 1) {
      const given = room < roomsOfTaken ? { email: studentOf('first', 0) } : {};
      const replies = await together(40, () => post('register', registration(given)));
      for (const { statusCode } of replies) outcomes[statusCode] = (outcomes[statusCode] ?? 0) + 1;
    }
    const taken = roomsOfTaken * 40;
    expect(outcomes).toEqual({ 200: 200 - taken, ...(taken > 0 && { 409: taken }), 429: 200 });

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
