import { permissionsOf, roles, type Role } from '@bac/contract/protocol/permission.ts';
import {
  apiBase,
  isWrite,
  type Method,
  type Route,
  type RouteKey,
} from '@bac/contract/protocol/route.ts';
import { routes } from '@bac/contract/routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs, writeHeaders } from '../../testing/factories.ts';
import { findViolations } from '../../testing/violations.ts';

let test: TestApp;
const cookies = {} as Record<Role, string>;

beforeAll(async () => {
  test = await testApp();
  for (const role of roles) cookies[role] = (await signedInAs(test.services, role)).cookie;
});
afterAll(() => test.close());

const table = Object.entries(routes) as [RouteKey, Route][];
const protectedRoutes = table.filter(([, route]) => route.who !== 'anyone');
const mayCall = (role: Role, { who }: Route): boolean =>
  who === 'anyone' || who === 'signed-in' || permissionsOf[role].includes(who);

function request(key: RouteKey, cookie?: string, payloadAsStream = false) {
  const [method, path] = key.split(' ') as [Method, string];
  return test.app.inject({
    method,
    url: apiBase + path.replaceAll(/:\w+/g, crypto.randomUUID()),
    headers: { ...writeHeaders(), ...(cookie && { cookie }) },
    ...(isWrite(method) && { payload: {} }),
    payloadAsStream,
  });
}

describe('every route of the table', () => {
  it('is mounted', () => {
    const missing = table.filter(([key]) => {
      const [method, path] = key.split(' ') as [Method, string];
      return !test.app.hasRoute({ method, url: apiBase + path });
    });
    expect(missing.map(([key]) => key)).toEqual([]);
  });

  it('answers 401 to a visitor unless it is open to anyone', async () => {
    const violations = await findViolations(protectedRoutes, async ([key]) => {
      const reply = await request(key);
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toMatchObject({ result: 'ERROR', code: 'NOT_SIGNED_IN' });
    });
    expect(violations).toEqual([]);
  });

  const forbidden = protectedRoutes.flatMap(([key, route]) =>
    roles.filter((role) => !mayCall(role, route)).map((role) => [key, role] as const),
  );
  it('answers 403 to every role that may not call it', async () => {
    const violations = await findViolations(forbidden, async ([key, role]) => {
      const reply = await request(key, cookies[role]);
      expect(reply.statusCode).toBe(403);
      expect(reply.json()).toMatchObject({ result: 'ERROR', code: 'NOT_ALLOWED' });
    });
    expect(violations).toEqual([]);
  });

  const allowed = protectedRoutes.flatMap(([key, route]) =>
    roles.filter((role) => mayCall(role, route)).map((role) => [key, role] as const),
  );
  it('admits every role that may call it', async () => {
    const violations = await findViolations(allowed, async ([key, role]) => {
      // A stream has no end to wait for.
      const reply = await request(key, cookies[role], true);
      reply.stream().destroy();
      expect([401, 403, 500]).not.toContain(reply.statusCode);
    });
    expect(violations).toEqual([]);
  });

  it('is described in OpenAPI with its refusals', async () => {
    const { paths } = (await test.app.inject(`${apiBase}/openapi.json`)).json();
    const violations = await findViolations(table, ([key]) => {
      const [method, path] = key.split(' ') as [Method, string];
      const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()];
      expect(operation.summary).toBe(routes[key as keyof typeof routes].summary);
      expect(Object.keys(operation.responses)).toContain('200');
      expect(Object.keys(operation.responses)).toContain('400');
    });
    expect(violations).toEqual([]);
  });
});

describe('GET /api/docs', () => {
  it('documents every route', async () => {
    const page = await test.app.inject('/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
    for (const [key] of table) expect(page.body).toContain(key.split(' ')[1]);
  });
});
