import { isOpen, maxBodyBytesOf } from '@bac/contract/protocol/bounds.ts';
import {
  apiBase,
  isWrite,
  type Method,
  type Route,
  type RouteKey,
} from '@bac/contract/protocol/route.ts';
import { routes } from '@bac/contract/routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testApp, type TestApp } from '../testing/app.ts';
import { largestJson, type JsonSchema } from '../testing/attacks/largest-json.ts';
import { signedInAs, writeHeaders } from '../testing/factories.ts';
import { findViolations } from '../testing/violations.ts';

/** Every route that a stranger can call has a bound on what one call and one minute of calls can cost. */

const openRoutes = (Object.entries(routes) as [RouteKey, Route][]).filter(([, route]) =>
  isOpen(route),
);
const methodOf = (key: RouteKey) => key.split(' ')[0] as Method;
const withBody = openRoutes.filter(([, { body }]) => body);

const largest = (schema: z.ZodType): number =>
  largestJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);

let test: TestApp;
let cookies: Record<'student' | 'parent', string>;

const perMinute = 60;

beforeAll(async () => {
  test = await testApp({ REQUESTS_PER_MINUTE: String(perMinute), TRUST_PROXY: '1' });
  cookies = {
    student: (await signedInAs(test.services, 'student')).cookie,
    parent: (await signedInAs(test.services, 'parent')).cookie,
  };
});
afterAll(() => test.close());

interface Options {
  cookie?: string;
  from?: string;
  payload?: string;
}

const send = (key: RouteKey, { cookie, from = '203.0.113.1', payload }: Options = {}) =>
  test.app.inject({
    method: methodOf(key),
    url: apiBase + key.split(' ')[1]!.replaceAll(/:\w+/g, crypto.randomUUID()),
    headers: writeHeaders({
      'x-forwarded-for': from,
      ...(cookie && { cookie }),
      ...(payload && { 'content-type': 'application/json' }),
    }),
    ...(payload && { payload }),
  });

describe('the size of a request', () => {
  it('is limited by every path and query', async () => {
    const violations = await findViolations(openRoutes, async ([, { params, query }]) => {
      const parts = [params, query].filter((part) => part !== undefined);
      expect(Math.max(0, ...parts.map(largest))).toBeLessThan(4096);
    });
    expect(violations).toEqual([]);
  });

  it('is limited by every body to what its route declares or needs', async () => {
    const undeclared = withBody.filter(([, { maxBodyBytes }]) => maxBodyBytes === undefined);
    const violations = await findViolations(undeclared, async ([, route]) => {
      expect(largest(route.body!)).toBeLessThan(maxBodyBytesOf(route));
    });
    expect(violations).toEqual([]);
  });

  it('is refused above the limit, before the body is parsed', async () => {
    const violations = await findViolations(withBody, async ([key, route]) => {
      // Not JSON, so a parser would answer 400.
      const payload = '{'.padEnd(maxBodyBytesOf(route) + 1, ' ');
      test.clock.turn(60_000);
      const cookie = route.who === 'follow children' ? cookies.parent : cookies.student;
      expect((await send(key, { cookie, payload })).statusCode).toBe(413);
      expect((await send(key, { cookie, payload: payload.slice(1) })).statusCode).toBe(400);
    });
    expect(violations).toEqual([]);
  });
});

describe('the number of requests', () => {
  const counted = openRoutes.filter(([, { isUncounted }]) => !isUncounted);
  const openToVisitors = counted.filter(([, { who }]) => who === 'anyone');

  it('is limited for an account on every route, and no other account notices', async () => {
    test.clock.turn(60_000);
    const { cookie } = await signedInAs(test.services, 'parent');
    for (let count = 0; count < perMinute; count += 1) await send('GET /tests', { cookie });
    const violations = await findViolations(counted, async ([key]) => {
      const reply = await send(key, { cookie });
      expect(reply.statusCode).toBe(429);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    });
    expect(violations).toEqual([]);
    expect((await send('GET /tests', { cookie: cookies.student })).statusCode).toBe(200);
    test.clock.turn(60_000);
    expect((await send('GET /tests', { cookie })).statusCode).toBe(200);
  });

  it('is limited for the visitors of a network on every route, also with a cookie that is none', async () => {
    test.clock.turn(60_000);
    const from = '2001:db8:1:2::1';
    for (let count = 0; count < 10 * perMinute; count += 1) await send('GET /tests', { from });
    const violations = await findViolations(openToVisitors, async ([key]) => {
      const neighbor = { from: '2001:db8:1:2:3:4:5:6', cookie: 'session=none' };
      expect((await send(key, neighbor)).statusCode).toBe(429);
    });
    expect(violations).toEqual([]);
    expect((await send('GET /tests', { from: '2001:db8:1:3::1' })).statusCode).toBe(200);
    expect((await send('GET /health/live', { from })).statusCode).toBe(200);
  });

  it('is not limited for monitors alone', () => {
    const uncounted = openRoutes.filter(([, { isUncounted }]) => isUncounted);
    expect(uncounted.map(([key]) => key)).toEqual(['GET /health/live', 'GET /health/ready']);
    expect(uncounted.some(([key]) => isWrite(methodOf(key)))).toBe(false);
  });
});
