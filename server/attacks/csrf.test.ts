import {
  apiBase,
  isWrite,
  type Method,
  type Route,
  type RouteKey,
} from '@bac/contract/protocol/route.ts';
import { routes } from '@bac/contract/routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import { signedInAs, writeHeaders } from '../testing/factories.ts';
import { findViolations } from '../testing/violations.ts';

/**
 * A page of another site can make a signed-in browser send forms, and fetches without custom headers. A request with a custom
 * header needs a CORS preflight, which the server never allows.
 */

let test: TestApp;
let cookie: string;

beforeAll(async () => {
  test = await testApp();
  ({ cookie } = await signedInAs(test.services, 'admin'));
});
afterAll(() => test.close());

const writes = (Object.keys(routes) as RouteKey[]).filter((key) =>
  isWrite(key.split(' ')[0] as Method),
);
const reads = (Object.entries(routes) as [RouteKey, Route][]).filter(
  ([key]) => !isWrite(key.split(' ')[0] as Method),
);

const crossSite = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

const urlOf = (key: RouteKey): string =>
  apiBase + key.split(' ')[1]!.replaceAll(/:\w+/g, crypto.randomUUID());

/** The content types that a form, or a fetch without preflight, can send. */
const formTypes = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/plain; application/json',
];

describe('a page of another site', () => {
  it('cannot write with a form', async () => {
    const cases = writes.flatMap((key) => formTypes.map((type) => [key, type] as const));
    const violations = await findViolations(cases, async ([key, type]) => {
      const reply = await test.app.inject({
        method: key.split(' ')[0] as Method,
        url: urlOf(key),
        headers: { cookie, 'content-type': type, ...crossSite },
        payload: '{"a":1}',
      });
      expect(reply.statusCode).toBe(400);
      expect(reply.json().code).toBe('ONE_TIME_HEADERS_MISSING');
    });
    expect(violations).toEqual([]);
  });

  it('cannot write with JSON as plain text, even with the one-time headers', async () => {
    const violations = await findViolations(writes, async (key) => {
      const reply = await test.app.inject({
        method: key.split(' ')[0] as Method,
        url: urlOf(key),
        headers: writeHeaders({ cookie, 'content-type': 'text/plain' }),
        payload: '{}',
      });
      expect([400, 404, 415]).toContain(reply.statusCode);
    });
    expect(violations).toEqual([]);
  });

  it('gets no permission from a preflight of any write', async () => {
    const violations = await findViolations(writes, async (key) => {
      const reply = await test.app.inject({
        method: 'OPTIONS',
        url: urlOf(key),
        headers: {
          ...crossSite,
          'access-control-request-method': key.split(' ')[0]!,
          'access-control-request-headers': 'x-one-time-uuid,x-event-time,content-type',
        },
      });
      const names = Object.keys(reply.headers).filter((name) => name.startsWith('access-control'));
      expect(names).toEqual([]);
      expect(reply.statusCode).toBe(404);
    });
    expect(violations).toEqual([]);
  });

  it('cannot read any reply', async () => {
    const violations = await findViolations(reads, async ([key]) => {
      const reply = await test.app.inject({
        url: urlOf(key),
        headers: { cookie, ...crossSite },
        payloadAsStream: true,
      });
      reply.stream().destroy();
      expect(reply.headers['access-control-allow-origin']).toBeUndefined();
      expect(reply.headers['cross-origin-resource-policy']).toBe('same-origin');
    });
    expect(violations).toEqual([]);
  });

  it('cannot write with a GET, the only method without one-time headers', async () => {
    const methods = new Set(Object.keys(routes).map((key) => key.split(' ')[0]));
    expect([...methods].filter((method) => !isWrite(method as Method))).toEqual(['GET']);
  });

  it('cannot override the method with a header', async () => {
    const reply = await test.app.inject({
      method: 'GET',
      url: `${apiBase}/auth/logout`,
      headers: writeHeaders({ cookie, 'x-http-method-override': 'POST' }),
    });
    expect(reply.statusCode).toBe(404);
  });
});
