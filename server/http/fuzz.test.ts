import { apiBase, isWrite, type Method, type Route, type RouteKey } from '@bac/contract/route.ts';
import { routes } from '@bac/contract/routes.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { testApp, type TestApp } from '../testing/app.ts';
import { signedInAs, writeHeaders } from '../testing/factories.ts';

const cases = process.env['FULL'] ? 2000 : 200;

let test: TestApp;
let cookie: string;

beforeAll(async () => {
  test = await testApp();
  ({ cookie } = await signedInAs(test.services, 'admin'));
});
afterAll(() => test.close());

/** What people, scripts and broken keyboards send. */
const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\u202Eabc',
    'a\u200Bb',
    '😀'.repeat(50),
    "'; drop table accounts; --",
    '<script>alert(1)</script>',
    '{{constructor}}',
    '../../etc/passwd',
    'x'.repeat(5000),
    'a@b.co\r\nBcc: x@y.z',
    '\uD800',
    'NaN',
    '-0',
    '9'.repeat(400),
  ),
  fc.string({ unit: 'binary' }),
  fc.anything({ maxDepth: 2 }),
  fc.double(),
  fc.constantFrom(null, true, false, 0, -1, 1e308),
);

/** The right fields with wrong contents, some missing, some nobody asked for, or nothing of the kind. */
function bodies(schema: z.ZodType): fc.Arbitrary<unknown> {
  const names = Object.keys(('shape' in schema ? schema.shape : {}) as object);
  const fields = Object.fromEntries(names.map((name) => [name, nasty]));
  const shaped = fc.record({ ...fields, extra: nasty }, { requiredKeys: [] });
  return fc.oneof({ weight: 5, arbitrary: shaped }, { weight: 1, arbitrary: nasty });
}

/** JSON as a client would send it; what JSON cannot say is left out. */
const toJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'bigint' || typeof inner === 'symbol' ? String(inner) : inner,
  ) ?? 'null';

const writes = (Object.entries(routes) as [RouteKey, Route][]).filter(
  ([key, route]) => isWrite(key.split(' ')[0] as Method) && route.body,
);

describe('hostile bodies', () => {
  it.each(writes)(
    `%s answers ${cases} of them with the envelope and never with a 500`,
    async (key, route) => {
      const [method, path] = key.split(' ') as [Method, string];
      const property = fc.asyncProperty(bodies(route.body as z.ZodType), async (body) => {
        const reply = await test.app.inject({
          method,
          url: apiBase + path.replaceAll(/:\w+/g, crypto.randomUUID()),
          headers: writeHeaders({ cookie, 'content-type': 'application/json' }),
          payload: toJson(body),
        });
        expect(reply.statusCode).toBeLessThan(500);
        expect(['OK', 'ERROR']).toContain(reply.json().result);
      });
      await fc.assert(property, { numRuns: cases });
    },
  );
});
