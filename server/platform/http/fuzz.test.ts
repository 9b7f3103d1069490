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
import { makeAccount, makeAccounts, sessionsOf, writeHeaders } from '../../testing/factories.ts';
import { foreignStudent } from '../../testing/attacks/foreign-student.ts';
import { hostileText, hostileValue, toJson } from '../../testing/attacks/hostile-values.ts';
import { nearlyRight } from '../../testing/attacks/nearly-right.ts';
import { fileForm } from '../../testing/tickets/tickets.ts';

/**
 * Requests that are hostile, or right but for one thing, to every route: none is answered with a 500, nor with anything but the
 * envelope. `FULL` sends fifty thousand of them, `SEED` the same ones as before.
 */

type Entry = [RouteKey, Route];
const table = Object.entries(routes) as Entry[];
const all = process.env['FULL'] ? 50_000 : 1000;
const each = Math.ceil(all / table.length);
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);

/** What else requests may name. */
const names = [
  'practice-rw-1',
  'practice-math-1',
  'full-1',
  'sections',
  'types',
  'rw-1',
  'algebra',
];

/** They change what everybody else may do, so they have a house of their own. */
const upsetting = new Set<RouteKey>(['PATCH /admin/roles', 'PATCH /admin/settings']);

interface House {
  test: TestApp;
  /** Somebody of every role, and a student with much of their own, their parent and their teacher. */
  people: string[];
  known: string[];
  /** Undefined once a request may have ended a session or changed an account. */
  cookies: string[] | undefined;
}

async function newHouse(): Promise<House> {
  const test = await testApp();
  const { student, parent, room, things, running } = await foreignStudent(test);
  const made = await Promise.all(roles.map((role) => makeAccount(test.services, { role })));
  const people = [student, parent, room.teacher, ...made].map(({ id }) => id);
  const known = [...Object.values(things), running, ...people, ...names];
  return { test, people, known, cookies: undefined };
}

/** A session of every person, and one of a new administrator for each of them: every second signed-in request may do anything. */
async function newCookies({ test, people }: House): Promise<string[]> {
  const { services } = test;
  const count = Math.min(people.length, each);
  const admins = await makeAccounts(
    services,
    Array.from({ length: count }, () => ({ role: 'admin' as const })),
  );
  const ids = people.map((_, at) => admins[at % count]!.id);
  return sessionsOf(services, [...people, ...ids]);
}

let house: House;
let upset: House;
const counted: Record<number, number> = {};
/** Names the route that never answered, where the test runs out of time. */
let last: RouteKey | undefined;

beforeAll(async () => {
  console.log(`${each} requests to each of ${table.length} routes, SEED=${seed}`);
  house = await newHouse();
  upset = await newHouse();
});
afterAll(async () => {
  console.log('answers by status', counted, 'last route', last);
  await house.test.close();
  await upset.test.close();
});

const encoded = (value: unknown): string =>
  encodeURIComponent(String(typeof value === 'object' ? toJson(value) : value).toWellFormed());

/** Lists as a browser writes them: the name again for each. */
const queryOf = (query: unknown): string =>
  Object.entries((query ?? {}) as object)
    .flatMap(([name, value]) => [value].flat().map((one) => `${encoded(name)}=${encoded(one)}`))
    .join('&');

interface Hostile {
  params: unknown;
  query: unknown;
  body: unknown;
  who: number;
  address: number;
}

function requests({ params, query, body }: Route, known: string[]): fc.Arbitrary<Hostile> {
  return fc.record({
    params: params ? nearlyRight(params, known) : fc.constant({}),
    query: query
      ? nearlyRight(query, known)
      : fc.dictionary(hostileText, hostileText, { maxKeys: 1 }),
    body: body ? nearlyRight(body, known) : hostileValue,
    who: fc.nat(),
    address: fc.nat(255),
  });
}

async function send(test: TestApp, cookies: string[], [key, route]: Entry, given: Hostile) {
  const [method, path] = key.split(' ') as [Method, string];
  const params = Object(given.params) as Record<string, unknown>;
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => encoded(params[name] ?? ''));
  const form = route.upload && fileForm(Buffer.from(toJson(given.body)), 'a.csv');
  const payload = form?.body ?? (route.body ? toJson(given.body) : undefined);
  const cookie = cookies[given.who % (cookies.length + 1)];
  const reply = await test.app.inject({
    method,
    url: `${apiBase}${url}?${queryOf(given.query)}`,
    headers: writeHeaders({
      ...(cookie !== undefined && { cookie }),
      ...(payload !== undefined && { 'content-type': form?.type ?? 'application/json' }),
    }),
    remoteAddress: `10.7.${given.who % 256}.${given.address}`,
    ...(isWrite(method) && payload !== undefined && { payload }),
    payloadAsStream: true,
  });
  // What is sent for as long as somebody watches has no end to wait for.
  if (!key.endsWith('/stream'))
    return { reply, text: (await Array.fromAsync(reply.stream())).join('') };
  reply.stream().destroy();
  return { reply, text: '' };
}

/** Sends the route its share of requests and describes the first answer that is wrong. */
async function violationOf(entry: Entry): Promise<string | undefined> {
  const [key, route] = entry;
  const asked = upsetting.has(key) ? upset : house;
  const cookies = (asked.cookies ??= await newCookies(asked));
  const property = fc.asyncProperty(requests(route, asked.known), async (given) => {
    const { reply, text } = await send(asked.test, cookies, entry, given);
    counted[reply.statusCode] = (counted[reply.statusCode] ?? 0) + 1;
    expect(reply.statusCode).toBeLessThan(500);
    const isJson = String(reply.headers['content-type']).startsWith('application/json');
    expect(isJson && text !== '' ? JSON.parse(text).result : 'OK').toMatch(/^(OK|ERROR)$/);
  });
  const run = await fc.check(property, { numRuns: each, seed, endOnFailure: true });
  if (isWrite(key.split(' ')[0] as Method)) asked.cookies = undefined;
  if (!run.failed) return;
  const [request] = run.counterexample ?? [];
  return `${key} SEED=${seed} ${fc.stringify(request)}: ${String(run.errorInstance)}`;
}

describe('hostile requests', () => {
  it(
    'are answered with the envelope and never with a 500',
    async () => {
      const violations: string[] = [];
      for (const entry of table) {
        [last] = entry;
        const violation = await violationOf(entry);
        if (violation !== undefined) violations.push(violation);
      }
      expect(violations).toEqual([]);
    },
    process.env['FULL'] ? 7_200_000 : 600_000,
  );
});
