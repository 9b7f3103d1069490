import { maxBodyBytesOf } from '@bac/contract/protocol/bounds.ts';
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

/** Bodies that cost the server more to read than the client to send. */

let test: TestApp;
let cookie: string;

beforeAll(async () => {
  test = await testApp();
  ({ cookie } = await signedInAs(test.services, 'admin'));
});
afterAll(() => test.close());

const limit = maxBodyBytesOf(routes['POST /auth/login']);

const send = (key: RouteKey, payload: string) => {
  const [method, path] = key.split(' ') as [Method, string];
  return test.app.inject({
    method,
    url: apiBase + path.replaceAll(/:\w+/g, crypto.randomUUID()),
    headers: writeHeaders({ cookie, 'content-type': 'application/json' }),
    payload,
  });
};

const loneSurrogate = String.raw`"\ud83d"`;

const nestings: [string, string, string, string][] = [
  ['arrays', '[', '0', ']'],
  ['objects', '{"a":', '0', '}'],
  ['arrays around half an emoji', '[', loneSurrogate, ']'],
  ['objects around half an emoji', '{"a":', loneSurrogate, '}'],
  ['arrays around a prototype', '[', '{"__proto__":1}', ']'],
];

const depths = [100, 1000, 3000, 10_000, 30_000, 120_000];

const writes = (Object.entries(routes) as [RouteKey, Route][]).filter(
  ([key, route]) => isWrite(key.split(' ')[0] as Method) && route.body,
);

describe('a deeply nested body', () => {
  const cases = nestings.flatMap((nesting) => depths.map((depth) => [...nesting, depth] as const));
  it('is refused by the parser', async () => {
    const violations = await findViolations(cases, async ([, open, content, close, depth]) => {
      const whole = open.repeat(depth) + content + close.repeat(depth);
      const reply = await send('POST /auth/login', whole);
      expect(reply.statusCode).toBe(whole.length > limit ? 413 : 400);
      const nested = await send('POST /auth/login', `{"email":${whole.slice(0, -close.length)}}`);
      expect([400, 413]).toContain(nested.statusCode);
    });
    expect(violations).toEqual([]);
  });

  it('is refused by every write in any of its fields', async () => {
    const deep = '['.repeat(3000) + loneSurrogate + ']'.repeat(3000);
    const violations = await findViolations(writes, async ([key, route]) => {
      const { shape = {} } = route.body as { shape?: object };
      const fields = Object.keys(shape).map((name) => `${JSON.stringify(name)}:${deep}`);
      const reply = await send(key, `{${fields.join()}}`);
      expect([400, 413]).toContain(reply.statusCode);
    });
    expect(violations).toEqual([]);
  });
});

/** Values with commas that fill a body; `bytes` is the room that one of them takes. */
const repeat = (room: number, bytes: number, one: (n: number) => string): string =>
  Array.from({ length: Math.floor((room - 100) / bytes) }, (_, n) => one(n)).join();

describe('a body of the maximum size', () => {
  it.each([
    ['digits', '9'.repeat(limit)],
    ['brackets that never close', '['.repeat(limit)],
    ['fields nobody asked for', `{${repeat(limit, 11, (n) => `"f${n}":0`)}}`],
  ])('of %s gets a short refusal', async (_name, payload) => {
    const reply = await send('POST /auth/login', payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.body.length).toBeLessThan(20_000);
  });

  it('is refused by every write with a limited number of errors for a long list', async () => {
    const cases = writes.flatMap(([key, route]) =>
      Object.keys((route.body as { shape?: object }).shape ?? {}).map(
        (name) => [key, name, maxBodyBytesOf(route)] as const,
      ),
    );
    const violations = await findViolations(cases, async ([key, name, room]) => {
      const list = `[${repeat(room, 2, () => '0')}]`;
      const reply = await send(key, `{${JSON.stringify(name)}:${list}}`);
      expect(reply.statusCode).toBe(400);
      expect(reply.body.length).toBeLessThan(20_000);
    });
    expect(violations).toEqual([]);
  });

  it('is refused if it is one byte too long', async () => {
    const over = await send('POST /auth/login', `"${'x'.repeat(limit - 1)}"`);
    expect(over.statusCode).toBe(413);
  });
});
