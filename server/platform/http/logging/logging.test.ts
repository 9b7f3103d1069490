import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { captureLog } from '../../../testing/captured-log.ts';
import { signedInAs, writeHeaders } from '../../../testing/factories.ts';

let test: TestApp;
let log: ReturnType<typeof captureLog>;

const secret = 'Bimat#2026-chẳng-ai-biết';

beforeAll(async () => {
  test = await testApp({ LOG_LEVEL: 'info' });
  const { db } = test.services;
  test.app.get('/boom/query', () => db.execute(sql`select ${secret}::text from nowhere`));
  test.app.get('/boom/value', () => db.execute(sql`select ${secret}::uuid`));
  test.app.get('/boom/twice', async () => {
    throw new AggregateError([new Error('one', { cause: new Error('its cause') })], 'many');
  });
  test.app.get('/boom/odd', async () => {
    // oxlint-disable-next-line no-throw-literal
    throw { statusCode: 500, input: secret };
  });
  log = captureLog(test.app);
});
afterAll(() => test.close());

const entriesOf = (id: unknown) => log.entries().filter(({ reqId }) => reqId === id);

describe('the request log', () => {
  it('writes one JSON line per request with its time, id and path but no query', async () => {
    await test.app.inject({
      method: 'POST',
      url: `/api/v1/auth/login?token=${encodeURIComponent(secret)}`,
      headers: writeHeaders({
        cookie: `session=${secret.slice(0, 10)}`,
        'user-agent': secret.slice(0, 10),
      }),
      payload: { email: 'nobody@example.com', password: secret },
    });
    expect(log.text()).not.toContain(secret.slice(0, 10));
    const entry = log.entries().at(-1);
    expect(entry).toMatchObject({ method: 'POST', path: '/api/v1/auth/login', status: 401 });
    expect(entry?.['reqId']).toMatch(/^[0-9a-f-]{36}$/);
    // Milliseconds since 1970 do not depend on the time zone.
    expect(Math.abs(Number(entry?.['time']) - Date.now())).toBeLessThan(60_000);
  });

  it('logs refusals with the account and the request id of the reply', async () => {
    const { cookie, id } = await signedInAs(test.services, 'student');
    const refused = await test.app.inject({ url: '/api/v1/admin/users', headers: { cookie } });
    expect(refused.statusCode).toBe(403);
    expect(entriesOf(refused.json().requestId)).toMatchObject([
      { path: '/api/v1/admin/users', status: 403, account: id },
    ]);
    const unsigned = await test.app.inject('/api/v1/admin/users');
    expect(entriesOf(unsigned.json().requestId)).toMatchObject([{ status: 401 }]);
    const without = await test.app.inject({ method: 'POST', url: '/api/v1/auth/logout' });
    expect(entriesOf(without.json().requestId)).toMatchObject([{ status: 400 }]);
  });

  it('cannot be made to contain injected lines', async () => {
    const before = log.entries().length;
    await test.app.inject('/api/v1/a%0A%7B%22level%22:60%7D');
    expect(log.entries()).toHaveLength(before + 1);
  });
});

describe('the error log', () => {
  it.each([
    ['query', { message: expect.stringMatching(/^Failed query: select \$1::text from nowhere/) }],
    ['value', { cause: { code: '22P02', message: 'invalid input syntax for type uuid: “…”' } }],
    ['twice', { message: 'many', causes: [{ message: 'one', cause: { message: 'its cause' } }] }],
    ['odd', { message: 'no error' }],
  ])('logs a failed %s once and without values', async (what, err) => {
    const reply = await test.app.inject(`/boom/${what}`);
    expect(reply.statusCode).toBe(500);
    const errors = entriesOf(reply.json().requestId).filter(({ level }) => level === 50);
    expect(errors).toMatchObject([{ err }]);
    expect(log.text()).not.toContain(secret);
  });

  it('contains the stack trace', () => {
    const errors = log.entries().filter(({ level }) => level === 50);
    expect(errors[0]).toMatchObject({
      err: {
        type: 'DrizzleQueryError',
        stack: expect.stringContaining('    at '),
        cause: { code: '42P01' },
      },
    });
  });
});
