import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../../../accounts/passwords/password.ts';
import { registration } from '../../../testing/accounts/registration.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { signedInAs, writeHeaders } from '../../../testing/factories.ts';

let test: TestApp;
let student: { cookie: string };
let unverified: { cookie: string; email: string };

const origin = 'https://bac.example';
const password = 'Bacthang#7';

beforeAll(async () => {
  test = await testApp({ PUBLIC_URL: origin });
  student = await signedInAs(test.services, 'student', {
    passwordHash: await hashPassword(password),
  });
  const email = 'unverified@example.com';
  unverified = {
    email,
    ...(await signedInAs(test.services, 'student', { email, verifiedAt: null })),
  };
});
afterAll(() => test.close());

const id = () => crypto.randomUUID();
const newEmail = () => `${id()}@example.com`;

interface Call {
  method?: 'GET';
  path: string;
  body?: () => object;
  as?: () => { cookie: string };
}

/** Every call that counts its network. */
const calls: Call[] = [
  { path: '/auth/register', body: () => registration() },
  { path: '/auth/login', body: () => ({ email: newEmail(), password: 'Wrong#Password' }) },
  { path: '/auth/password/forget', body: () => ({ email: newEmail() }) },
  { path: '/auth/passkey/challenge', body: () => ({ isSecond: false }) },
  { path: '/auth/passkey', body: () => ({ challenge: id(), answer: {} }) },
  {
    path: '/auth/account/email/otp/verify',
    body: () => ({ email: unverified.email }),
    as: () => unverified,
  },
  { path: '/waitlist', body: () => ({ topic: 'courses', email: newEmail() }) },
  {
    path: '/tickets',
    body: () => ({
      id: id(),
      subject: 'A question',
      category: 'other',
      message: 'When does it open?',
      files: [],
      attempt: null,
      visitor: { name: 'Lan Chi', email: newEmail(), language: 'en' },
    }),
  },
  { path: `/tickets/${id()}/state`, body: () => ({ state: 'open' }) },
  { method: 'GET', path: '/class-codes/ABCDE-23456', as: () => student },
  { path: '/id/data-exports', body: () => ({ id: id(), password }), as: () => student },
];

const send = ({ method, path, body, as }: Call, address: string) =>
  test.app.inject({
    method: method ?? 'POST',
    url: `/api/v1${path}`,
    remoteAddress: address,
    headers: writeHeaders({ origin, ...(as && { cookie: as().cookie }) }),
    ...(body && { payload: body() }),
  });

/** The counters that a call has created. */
async function newCounters(call: Call, address: string): Promise<string[]> {
  await test.services.db.execute(sql`update rate_limits set count = 1`);
  const before = await test.services.db.execute<{ key: string }>(sql`select key from rate_limits`);
  test.clock.turn(60_000);
  await send(call, address);
  const after = await test.services.db.execute<{ key: string }>(sql`select key from rate_limits`);
  const known = new Set(before.rows.map(({ key }) => key));
  return after.rows.map(({ key }) => key).filter((key) => !known.has(key));
}

const ofNetworks = (keys: string[]) => keys.filter((key) => key.includes('network:'));

let site = 0;

it.each(calls)('$path counts the /64 and the /48 of an IPv6 address', async (call) => {
  site += 1;
  const at = (network: number, host: number) => `2001:db8:${site}:${network}::${host}`;
  expect(ofNetworks(await newCounters(call, at(1, 1)))).not.toEqual([]);
  expect(ofNetworks(await newCounters(call, at(1, 2)))).toEqual([]);
  // Another /64 of the same /48.
  expect(ofNetworks(await newCounters(call, at(2, 1)))).toHaveLength(1);
});

it('registration is limited for a /48 as a whole', async () => {
  const call = { path: '/auth/register', body: () => registration({ email: unverified.email }) };
  await send(call, '2001:db8:ffff:1::1');
  await test.services.db.execute(
    sql`update rate_limits set count = 800 where key like 'register:%' and count = 1`,
  );
  expect((await send(call, '2001:db8:ffff:2::1')).statusCode).toBe(429);
  expect((await send(call, '2001:db8:fffe:2::1')).statusCode).toBe(409);
});
