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
  // Like the page, which is not served here.
  test.app.get('/join/:code', async () => 'a page');
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

  it('writes the pattern of the route instead of a path with the code of a class or family', async () => {
    const { cookie } = await signedInAs(test.services, 'student');
    const code = 'QWXYZ-23456';
    const send = (method: 'GET' | 'POST' | 'PUT', url: string) =>
      test.app.inject({ method, url, headers: writeHeaders({ cookie, accept: 'text/html' }) });
    const before = log.entries().length;
    await send('GET', `/api/v1/class-codes/${code}`);
    await send('POST', `/api/v1/class-codes/${code}?x=y`);
    await send('GET', `/api/v1/family/invitations/${code}`);
    await send('POST', `/api/v1/family/invitations/${code}/acceptance`);
    await send('GET', `/join/${code}`);
    // Without a route: with a trailing slash, in capitals, with another method, with more after it.
    await send('GET', `/join/${code}/`);
    await send('GET', `/JOIN/${code}`);
    await send('PUT', `/api/v1/class-codes/${code}`);
    await send('GET', `/api/v1/family/invitations/${code}/acceptances`);
    // The framework refuses these before it looks for a route, without a line in the log.
    await send('GET', `/join/%ZZ${code}`);
    await send('GET', `/join/${code.repeat(30)}`);
    const paths = log
      .entries()
      .slice(before)
      .map(({ path }) => path);
    expect(paths).toEqual([
      '/api/v1/class-codes/:code',
      '/api/v1/class-codes/:code',
      '/api/v1/family/invitations/:code',
      '/api/v1/family/invitations/:code/acceptance',
      '/join/:code',
      '/join/:code…',
      '/join/:code…',
      '/api/v1/class-codes/:code…',
      '/api/v1/family/invitations/:code…',
    ]);
    expect(log.text()).not.toContain(code);
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
