import { roles } from '@bac/contract/protocol/permission.ts';
import {
  apiBase,
  isWrite,
  type Method,
  type Route,
  type RouteKey,
} from '@bac/contract/protocol/route.ts';
import { routes } from '@bac/contract/routes.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import {
  makeAccount,
  makeAccounts,
  createSessions,
  writeHeaders,
} from '../../testing/factories.ts';
import { foreignStudent } from '../../testing/attacks/foreign-student.ts';
import { hostileText, hostileValue, toJson } from '../../testing/attacks/hostile-values.ts';
import { nearlyValid } from '../../testing/attacks/nearly-valid.ts';
import { fileForm } from '../../testing/tickets/tickets.ts';

/**
 * Sends hostile and nearly valid requests to every route: every reply must have the envelope and no status 500. `FULL` sends
 * fifty thousand requests, `SEED` repeats the requests of an earlier run.
 */

type Entry = [RouteKey, Route];
const table = Object.entries(routes) as Entry[];
const totalRequests = process.env['FULL'] ? 50_000 : 1000;
const requestsPerRoute = Math.ceil(totalRequests / table.length);
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);

/** Other ids that requests may use. */
const otherIds = [
  'practice-rw-1',
  'practice-math-1',
  'full-1',
  'sections',
  'types',
  'rw-1',
  'algebra',
];

/** These routes change the permissions or settings of everybody, so they run in an app of their own. */
const disruptiveRoutes = new Set<RouteKey>(['PATCH /admin/roles', 'PATCH /admin/settings']);

interface Instance {
  test: TestApp;
  /** A person of every role, and a student with much data, their parent and their teacher. */
  people: string[];
  ids: string[];
  /** Undefined once a request may have ended a session or changed an account. */
  cookies: string[] | undefined;
}

async function startInstance(): Promise<Instance> {
  const test = await testApp();
  const { student, parent, room, ids: idsByName, running } = await foreignStudent(test);
  const accounts = await Promise.all(roles.map((role) => makeAccount(test.services, { role })));
  const people = [student, parent, room.teacher, ...accounts].map(({ id }) => id);
  const ids = [...Object.values(idsByName), running, ...people, ...otherIds];
  return { test, people, ids, cookies: undefined };
}

/** Opens a session for every person and for as many new administrators, so every second signed-in request may do anything. */
async function openSessions({ test, people }: Instance): Promise<string[]> {
  const { services } = test;
  const count = Math.min(people.length, requestsPerRoute);
  const admins = await makeAccounts(
    services,
    Array.from({ length: count }, () => ({ role: 'admin' as const })),
  );
  const ids = people.map((_, at) => admins[at % count]!.id);
  return createSessions(services, [...people, ...ids]);
}

let instance: Instance;
let disruptedInstance: Instance;
const countsByStatus: Record<number, number> = {};
/** Names the route that did not reply if the test times out. */
let lastRoute: RouteKey | undefined;

beforeAll(async () => {
  console.log(`${requestsPerRoute} requests to each of ${table.length} routes, SEED=${seed}`);
  instance = await startInstance();
  disruptedInstance = await startInstance();
});
afterAll(async () => {
  console.log('answers by status', countsByStatus, 'last route', lastRoute);
  await instance.test.close();
  await disruptedInstance.test.close();
});

const encoded = (value: unknown): string =>
  encodeURIComponent(String(typeof value === 'object' ? toJson(value) : value).toWellFormed());

/** Writes lists as a browser does: repeats the name for each value. */
const queryString = (query: unknown): string =>
  Object.entries((query ?? {}) as object)
    .flatMap(([name, value]) => [value].flat().map((one) => `${encoded(name)}=${encoded(one)}`))
    .join('&');

interface HostileRequest {
  params: unknown;
  query: unknown;
  body: unknown;
  who: number;
  address: number;
}

function requests({ params, query, body }: Route, ids: string[]): fc.Arbitrary<HostileRequest> {
  return fc.record({
    params: params ? nearlyValid(params, ids) : fc.constant({}),
    query: query
      ? nearlyValid(query, ids)
      : fc.dictionary(hostileText, hostileText, { maxKeys: 1 }),
    body: body ? nearlyValid(body, ids) : hostileValue,
    who: fc.nat(),
    address: fc.nat(255),
  });
}

async function send(
  test: TestApp,
  cookies: string[],
  [key, route]: Entry,
  hostile: HostileRequest,
) {
  const [method, path] = key.split(' ') as [Method, string];
  const params = Object(hostile.params) as Record<string, unknown>;
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => encoded(params[name] ?? ''));
  const form = route.upload && fileForm(Buffer.from(toJson(hostile.body)), 'a.csv');
  const payload = form?.body ?? (route.body ? toJson(hostile.body) : undefined);
  const cookie = cookies[hostile.who % (cookies.length + 1)];
  const reply = await test.app.inject({
    method,
    url: `${apiBase}${url}?${queryString(hostile.query)}`,
    headers: writeHeaders({
      ...(cookie !== undefined && { cookie }),
      ...(payload !== undefined && { 'content-type': form?.type ?? 'application/json' }),
    }),
    remoteAddress: `10.7.${hostile.who % 256}.${hostile.address}`,
    ...(isWrite(method) && payload !== undefined && { payload }),
    payloadAsStream: true,
  });
  // A stream has no end to wait for.
  if (!key.endsWith('/stream'))
    return { reply, text: (await Array.fromAsync(reply.stream())).join('') };
  reply.stream().destroy();
  return { reply, text: '' };
}

/** Sends the route its share of requests and describes the first wrong reply. */
async function findViolation(entry: Entry): Promise<string | undefined> {
  const [key, route] = entry;
  const target = disruptiveRoutes.has(key) ? disruptedInstance : instance;
  const cookies = (target.cookies ??= await openSessions(target));
  const property = fc.asyncProperty(requests(route, target.ids), async (hostile) => {
    const { reply, text } = await send(target.test, cookies, entry, hostile);
    countsByStatus[reply.statusCode] = (countsByStatus[reply.statusCode] ?? 0) + 1;
    expect(reply.statusCode).toBeLessThan(500);
    const isJson = String(reply.headers['content-type']).startsWith('application/json');
    expect(isJson && text !== '' ? JSON.parse(text).result : 'OK').toMatch(/^(OK|ERROR)$/);
  });
  const run = await fc.check(property, { numRuns: requestsPerRoute, seed, endOnFailure: true });
  if (isWrite(key.split(' ')[0] as Method)) target.cookies = undefined;
  if (!run.failed) return;
  const [request] = run.counterexample ?? [];
  return `${key} SEED=${seed} ${fc.stringify(request)}: ${String(run.errorInstance)}`;
}

describe('hostile and nearly valid requests', () => {
  it(
    'get a reply with the envelope and never a 500',
    async () => {
      const violations: string[] = [];
      for (const entry of table) {
        [lastRoute] = entry;
        const violation = await findViolation(entry);
        if (violation !== undefined) violations.push(violation);
      }
      expect(violations).toEqual([]);
    },
    process.env['FULL'] ? 7_200_000 : 600_000,
  );
});
