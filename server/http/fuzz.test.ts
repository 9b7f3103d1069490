import { roles } from '@bac/contract/permission.ts';
import { apiBase, isWrite, type Method, type Route, type RouteKey } from '@bac/contract/route.ts';
import { routes } from '@bac/contract/routes.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import { makeAccount, sessionOf, signedInAs, writeHeaders } from '../testing/factories.ts';
import { foreignStudent } from '../testing/foreign-student.ts';
import { hostileText, hostileValue, toJson } from '../testing/hostile-values.ts';
import { nearlyRight } from '../testing/nearly-right.ts';
import { fileForm } from '../testing/tickets.ts';

/**
 * Requests that are hostile, or right but for one thing, to every route: none is answered with a 500, nor with anything but the
 * envelope. `FULL` sends fifty thousand of them, `SEED` the same ones as before.
 */

type Entry = [RouteKey, Route];
const table = Object.entries(routes) as Entry[];
const all = process.env['FULL'] ? 50_000 : 4000;
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
}

async function newHouse(): Promise<House> {
  const test = await testApp();
  const { student, parent, room, things, running } = await foreignStudent(test);
  const made = await Promise.all(roles.map((role) => makeAccount(test.services, { role })));
  const people = [student, parent, room.teacher, ...made].map(({ id }) => id);
  return { test, people, known: [...Object.values(things), running, ...people, ...names] };
}

/** Of every person a session: what was asked before may have ended those they had. An administrator knocks at every other door. */
async function cookiesIn({ test, people }: House): Promise<string[]> {
  const { services } = test;
  const before = await Promise.all(people.map((id) => sessionOf(services, id)));
  const admins = await Promise.all(people.map(() => signedInAs(services, 'admin')));
  return [...before, ...admins.map(({ cookie }) => cookie)];
}

let house: House;
let upset: House;
const counted: Record<number, number> = {};

beforeAll(async () => {
  console.log(`${each} requests to each of ${table.length} routes, SEED=${seed}`);
  house = await newHouse();
  upset = await newHouse();
});
afterAll(async () => {
  console.log('answers by status', counted);
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

describe('hostile requests', () => {
  it.each(table)(
    `%s answers with the envelope and never with a 500`,
    async (key, route) => {
      const asked = upsetting.has(key) ? upset : house;
      const cookies = await cookiesIn(asked);
      const property = fc.asyncProperty(requests(route, asked.known), async (given) => {
        const { reply, text } = await send(asked.test, cookies, [key, route], given);
        counted[reply.statusCode] = (counted[reply.statusCode] ?? 0) + 1;
        expect(reply.statusCode).toBeLessThan(500);
        const isJson = String(reply.headers['content-type']).startsWith('application/json');
        expect(isJson && text !== '' ? JSON.parse(text).result : 'OK').toMatch(/^(OK|ERROR)$/);
      });
      await fc.assert(property, { numRuns: each, seed, endOnFailure: true });
    },
    600_000,
  );
});
