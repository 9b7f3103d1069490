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

/** Requests with special JavaScript property names are refused and pollute no prototype. */

let test: TestApp;
let cookie: string;

beforeAll(async () => {
  test = await testApp();
  ({ cookie } = await signedInAs(test.services, 'admin'));
});
afterAll(() => test.close());

const table = Object.entries(routes) as [RouteKey, Route][];
const writes = table.filter(([key, { body }]) => isWrite(key.split(' ')[0] as Method) && body);

const poisons = [
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  String.raw`{"\u005f_proto__":{"polluted":1}}`,
  '[{"__proto__":{"polluted":1}}]',
];

const isClean = (): boolean =>
  !('polluted' in {}) && !('polluted' in []) && !('polluted' in (() => {}));

const send = (key: RouteKey, payload: string, query = '') => {
  const [method, path] = key.split(' ') as [Method, string];
  return test.app.inject({
    method,
    url: apiBase + path.replaceAll(/:\w+/g, crypto.randomUUID()) + query,
    headers: writeHeaders({ cookie, 'content-type': 'application/json' }),
    ...(isWrite(method) && { payload }),
    payloadAsStream: true,
  });
};

describe('a polluted prototype', () => {
  it('is refused by every write as a body and in each of its fields', async () => {
    const violations = await findViolations(writes, async ([key, { body }]) => {
      const names = Object.keys((body as { shape?: object }).shape ?? {});
      for (const poison of poisons) {
        const whole = await send(key, poison);
        expect(whole.statusCode).toBe(400);
        const fields = names.map((name) => `${JSON.stringify(name)}:${poison}`);
        expect((await send(key, `{${fields.join()}}`)).statusCode).toBe(400);
      }
      expect(isClean()).toBe(true);
    });
    expect(violations).toEqual([]);
  });

  it('does not come from the query of any route', async () => {
    const query = '?__proto__[polluted]=1&constructor[prototype][polluted]=1&__proto__.polluted=1';
    const violations = await findViolations(table, async ([key]) => {
      const reply = await send(key, '{}', query);
      reply.stream().destroy();
      expect(reply.statusCode).toBeLessThan(500);
      expect(isClean()).toBe(true);
    });
    expect(violations).toEqual([]);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'finds nothing under the name “%s”',
    async (name) => {
      ({ cookie } = await signedInAs(test.services, 'admin'));
      const parameterRoutes = table.filter(([key]) => key.startsWith('GET ') && /:/.test(key));
      for (const [key] of parameterRoutes) {
        const url = apiBase + key.split(' ')[1]!.replaceAll(/:\w+/g, name);
        const reply = await test.app.inject({ url, headers: { cookie }, payloadAsStream: true });
        expect([400, 404]).toContain(reply.statusCode);
        reply.stream().destroy();
      }
      const page = await test.app.inject({ url: `/files/${name}` });
      expect(page.statusCode).toBe(404);
    },
  );
});
