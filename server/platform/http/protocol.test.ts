import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { servicesOn, testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs, writeHeaders } from '../../testing/factories.ts';
import { purgeUsedUuids } from './replay-guard.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const logout = (headers: Record<string, string>, app = test.app) =>
  app.inject({ method: 'POST', url: '/api/v1/auth/logout', headers });

const info = (cookie: string, app = test.app) =>
  app.inject({ url: '/api/v1/id/account/info', headers: { cookie } });

const login = (payload: string | object, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: writeHeaders({ 'content-type': 'application/json', ...headers }),
    payload,
  });

describe('one-time headers', () => {
  it.each([
    ['no headers', {}],
    ['no event time', { 'x-one-time-uuid': crypto.randomUUID() }],
    ['no uuid', { 'x-event-time': new Date().toISOString() }],
    ['a uuid that is none', writeHeaders({ 'x-one-time-uuid': 'abc' })],
    ['a time that is none', writeHeaders({ 'x-event-time': 'yesterday' })],
  ])('refuses a write with %s', async (_name, headers: Record<string, string>) => {
    const reply = await logout(headers);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe('ONE_TIME_HEADERS_MISSING');
  });

  it('does not require them for reads', async () => {
    const reply = await test.app.inject('/api/v1/health/live');
    expect(reply.json()).toEqual({ result: 'OK', data: { live: true } });
  });

  it.each(['1970-01-01T00:00:00Z', '2099-12-31T23:59:59+07:00'])(
    'accepts a device whose clock says %s',
    async (time) => {
      expect((await logout(writeHeaders({ 'x-event-time': time }))).statusCode).toBe(200);
    },
  );

  it('refuses a replayed write in every process for 24 hours', async () => {
    const headers = writeHeaders();
    const { database, clock, services } = test;
    const other = await buildApp(servicesOn(database, clock, { LOG_LEVEL: 'silent' }), 'none');
    const purge = purgeUsedUuids(services.db, clock);

    expect((await logout(headers)).statusCode).toBe(200);
    expect((await logout(headers)).json().code).toBe('REPLAYED');
    expect((await logout(headers, other)).statusCode).toBe(409);

    clock.turn(23 * 60 * 60 * 1000);
    await purge.run({});
    expect((await logout(headers, other)).statusCode).toBe(409);

    clock.turn(60 * 60 * 1000 + 1);
    await purge.run({});
    expect((await logout(headers, other)).statusCode).toBe(200);
    await other.close();
  });

  it('accepts exactly one of many concurrent replays', async () => {
    const headers = writeHeaders();
    const replies = await Promise.all(Array.from({ length: 10 }, () => logout(headers)));
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
  });
});

describe('failures', () => {
  it('names each wrong field in the language of the page', async () => {
    const english = await login({ email: 7 }, { 'accept-language': 'en' });
    expect(english.json()).toMatchObject({
      result: 'ERROR',
      code: 'INVALID_REQUEST',
      errors: expect.arrayContaining([
        { path: 'password', message: 'can not empty' },
        { path: 'email', message: 'has the wrong type' },
      ]),
    });
    const vietnamese = await login({ email: 7 }, { 'accept-language': 'vi-VN,vi;q=0.9' });
    expect(vietnamese.json().errors).toContainEqual({
      path: 'password',
      message: 'không được để trống',
    });
  });

  it('refuses an undeclared field by name', async () => {
    const reply = await login({ email: 'a@b.co', password: 'x', isAdmin: true });
    expect(reply.json().errors).toEqual([{ path: 'isAdmin', message: 'is not allowed here' }]);
  });

  it.each([
    ['broken JSON', '{"email":', {}, 400, 'INVALID_JSON'],
    ['an empty body', '', {}, 400, 'INVALID_JSON'],
    ['a body that is no object', '"x"', {}, 400, 'INVALID_REQUEST'],
    ['a prototype in the body', '{"__proto__":{"a":1}}', {}, 400, 'INVALID_JSON'],
    ['another type', 'a=b', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_TYPE'],
    ['300 kB', `{"email":"${'x'.repeat(300_000)}"}`, {}, 413, 'TOO_LARGE'],
  ])('replies to %s with the envelope', async (_name, payload, headers, status, code) => {
    const reply = await login(payload, headers as Record<string, string>);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ result: 'ERROR', code, requestId: expect.any(String) });
  });

  it.each(['/api', '/api/v1/nothing', '/api/v2/health/live', '/api/v1/%zz'])(
    '%s replies 404 in JSON, even to a browser',
    async (url) => {
      const reply = await test.app.inject({ url, headers: { accept: 'text/html' } });
      expect(reply.statusCode).toBe(404);
      expect(reply.json().code).toBe('NOT_FOUND');
    },
  );

  it('replies to a bug with 500 and a request id, without internals', async () => {
    const broken = await testApp();
    broken.app.get('/boom', async () => {
      throw new Error('secret table name');
    });
    const reply = await broken.app.inject('/boom');
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      result: 'ERROR',
      code: 'INTERNAL',
      message: 'Server error. Please try again later.',
      requestId: expect.any(String),
    });
    await broken.close();
  });
});

describe('sessions', () => {
  it('a session revoked in one process ends there at once and elsewhere within 5 seconds', async () => {
    const { cookie } = await signedInAs(test.services, 'student');
    const other = await buildApp(
      servicesOn(test.database, test.clock, { LOG_LEVEL: 'silent' }),
      'none',
    );
    expect((await info(cookie)).statusCode).toBe(200);
    expect((await info(cookie, other)).statusCode).toBe(200);

    await logout(writeHeaders({ cookie }));
    expect((await info(cookie)).statusCode).toBe(401);
    test.clock.turn(5_001);
    expect((await info(cookie, other)).statusCode).toBe(401);
    await other.close();
  });

  it('refuses an expired session', async () => {
    const { cookie } = await signedInAs(test.services, 'student');
    test.clock.turn(61 * 60 * 1000);
    expect((await info(cookie)).statusCode).toBe(401);
  });

  it.each(['session=', 'session=nonsense', 'session=%00', `session=${'x'.repeat(200)}`])(
    'refuses the forged cookie %s',
    async (cookie) => {
      expect((await info(cookie)).statusCode).toBe(401);
    },
  );
});
