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
import { z } from 'zod';
import { testApp, type TestApp } from '../../testing/app.ts';
import { classroom } from '../../testing/following/classroom.ts';
import { bornOf, linkUp, newPerson } from '../../testing/following/family.ts';
import { writeHeaders } from '../../testing/factories.ts';
import { foreignStudent, type ForeignStudent } from '../../testing/attacks/foreign-student.ts';
import { violationsOf } from '../../testing/violations.ts';

/**
 * Every route that names something of a student is asked for a student’s things by everybody who has no right to them: it
 * answers no more than of what never was, tells nothing and changes nothing. A route that names something new fails here until
 * somebody has said whose it is.
 */

const table = Object.entries(routes) as [RouteKey, Route][];

/** Names of things that are a student’s own; `foreignStudent` has one of each. */
const theirs = new Set([
  'student',
  'user',
  'attempt',
  'share',
  'ticket',
  'file',
  'link',
  'invitation',
  'class',
  'assignment',
  'item',
  'session',
  'passkey',
  'export',
  'ids',
]);

/** Names that lead to nothing of a student’s, or are made by whoever sends them. */
const nobodys = new Set([
  'province',
  'district',
  'slug',
  'test',
  'threshold',
  'entry',
  'version',
  'comment',
  'calibration',
  'kind',
  'type',
  'reply',
  'id',
  'files',
  // Told by its owner to whoever is to use it.
  'code',
  // Worth nothing without the key that answers it.
  'challenge',
]);

const isTeams = ({ who }: Route): boolean =>
  !['anyone', 'signed-in', 'follow children', 'teach classes'].includes(who);

/** What in a query or body can name a thing: an id, or a list of them. */
function idsIn(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties)
    .filter(([, each]) => JSON.stringify(each).includes('"format":"uuid"'))
    .map(([name]) => name);
}

const namesIn = ({ params, query, body }: Route): string[] => [
  ...Object.keys(params?.shape ?? {}),
  ...idsIn(query),
  ...idsIn(body),
];

/** An interest check is all that a path calls by `id` outside the console. */
const isAboutSomebody = ([key, route]: [RouteKey, Route]): boolean =>
  namesIn(route).some((name) => theirs.has(name)) || key.endsWith('/:id');

const device = 'laptop-of-a-stranger';
const own = () => crypto.randomUUID();

/** What a request would look like that is right in everything but whose thing it is about. */
const bodies: { [Key in RouteKey]?: (things: Record<string, string>) => object } = {
  'POST /attempts': ({ assignment }) => ({ id: own(), test: 'practice-rw-1', device, assignment }),
  'POST /attempts/:attempt/devices': () => ({ device }),
  'POST /attempts/:attempt/events': () => ({ device, events: [] }),
  'POST /attempts/:attempt/modules': () => ({ device, module: 0 }),
  'POST /results/:attempt/problems': () => ({
    id: own(),
    module: 0,
    question: 0,
    reason: 'typo',
    message: '',
  }),
  'POST /results/:attempt/shares': () => ({ id: own(), days: 7 }),
  'PATCH /mistakes/:item': () => ({ note: 'mine now' }),
  'POST /mistakes/:item/tries': () => ({ id: own(), answer: 'A' }),
  'POST /notifications/read': ({ ids }) => ({ ids: [ids] }),
  'PUT /family/links/:link/letters': () => ({ hasLetters: false }),
  'PUT /family/children/:student/consent': () => ({ consent: null }),
  'POST /tickets': ({ attempt }) => ({
    id: own(),
    subject: 'About a test',
    category: 'technical',
    message: 'Something is wrong.',
    files: [],
    attempt,
    visitor: { name: 'A visitor', email: 'visitor@example.com', language: 'en' },
  }),
  'POST /id/passkeys/:passkey/removal': () => ({ password: 'Bacthang#7' }),
  'POST /tickets/:ticket/messages': () => ({ id: own(), message: 'Hello.', files: [] }),
  'POST /tickets/:ticket/state': () => ({ state: 'closed' }),
  'POST /tickets/:ticket/rating': () => ({ rating: 1, comment: '' }),
  'PUT /classes/:class': () => ({ name: 'Mine now', note: '' }),
  'PUT /classes/:class/archived': () => ({ isArchived: true }),
  'PUT /classes/:class/assignments/:assignment': () => ({
    test: 'practice-rw-1',
    note: '',
    opensAt: '2026-11-16T00:00:00Z',
    closesAt: '2026-11-17T00:00:00Z',
    attempts: 1,
    sections: ['rw'],
    shows: 'at-once',
  }),
  'POST /classes/:class/messages': () => ({ id: own(), text: 'Hello.' }),
};

/** Where the right answer to a stranger is another than that there is no such thing. */
const otherwise: { [Key in RouteKey]?: number } = {
  // It marks what is in one's own inbox, and passes over the rest.
  'POST /notifications/read': 200,
  // As for an assignment that is over: it can't be started.
  'POST /attempts': 409,
};

/** Under an id that nobody has it makes something of the caller’s own. */
const makesOwn = new Set<RouteKey>(['PUT /classes/:class']);

let test: TestApp;
let foreign: ForeignStudent;
const cookies = {} as Record<Role, string>;

/** What the student and those they trust see. */
async function seen(): Promise<unknown[]> {
  const { student, parent, room } = foreign;
  return Promise.all([
    ...['/results', '/mistakes', '/family', '/sharing', '/own-classes', '/tickets'].map((path) =>
      student.get(path),
    ),
    ...['/interest-checks', '/notifications'].map((path) => student.get(path)),
    student.get(`/tickets/${foreign.things['ticket']}`),
    student.get(`/attempts/${foreign.running}`),
    parent.get('/family/children'),
    room.whole(),
  ]);
}
let before: unknown[];

beforeAll(async () => {
  test = await testApp();
  foreign = await foreignStudent(test);
  for (const role of roles) cookies[role] = (await newPerson(test, role)).cookie;
  // A parent and a tutor who follow somebody, only not this one.
  const other = await newPerson(test, 'student', { dob: bornOf.grown });
  const parent = await newPerson(test, 'parent');
  await linkUp(parent, other);
  cookies.parent = parent.cookie;
  cookies.tutor = (await classroom(test)).teacher.cookie;
  before = await seen();
});
afterAll(() => test.close());

function request(key: RouteKey, things: Record<string, string>, cookie: string | undefined) {
  const [method, path] = key.split(' ') as [Method, string];
  return test.app.inject({
    method,
    url: apiBase + path.replaceAll(/:(\w+)/g, (_, name: string) => things[name] ?? own()),
    headers: { ...writeHeaders(), ...(cookie && { cookie }) },
    ...(isWrite(method) && method !== 'DELETE' && { payload: bodies[key]?.(things) ?? {} }),
  });
}

/** Open to everybody, but who sees all results sees these too. */
const ofResults = new Set<RouteKey>(['GET /results/:attempt', 'GET /results/:attempt/scored']);

/** The team may; everybody else is a stranger. */
const strangersTo = (key: RouteKey, route: Route): (Role | 'visitor')[] => [
  'visitor',
  ...roles.filter((role) => {
    if (ofResults.has(key)) return !permissionsOf[role].includes('see all results');
    return !isTeams(route) || !permissionsOf[role].includes(route.who as never);
  }),
];

const about = table.filter(isAboutSomebody);

async function tellsNothing(key: RouteKey, who: Role | 'visitor'): Promise<void> {
  const { things, running, student } = foreign;
  const cookie = who === 'visitor' ? undefined : cookies[who];
  const attempts = key.includes(':attempt') ? [things['attempt']!, running] : [things['attempt']!];
  for (const attempt of attempts) {
    const reply = await request(key, { ...things, attempt }, cookie);
    const right = otherwise[key] === undefined ? [401, 403, 404] : [401, otherwise[key]];
    expect(right).toContain(reply.statusCode);
    const words = ['Hạ Uyên', 'Kỳ Vĩ', student.email, running, ...Object.values(things)];
    for (const word of words) expect(reply.body).not.toContain(word);
    // What is not theirs looks like what never was.
    const madeUp = Object.fromEntries(Object.keys(things).map((name) => [name, own()]));
    const none = makesOwn.has(key) ? reply : await request(key, madeUp, cookie);
    expect([none.statusCode, none.json().code]).toEqual([reply.statusCode, reply.json().code]);
  }
}

describe('a student who is none of the reader’s business', () => {
  it('is named only by names of which somebody has said whose they are', () => {
    const unknown = table
      .filter(([, route]) => !isTeams(route))
      .flatMap(([key, route]) => namesIn(route).map((name) => [key, name] as const))
      .filter(([, name]) => !theirs.has(name) && !nobodys.has(name));
    expect(unknown).toEqual([]);
  });

  const cases = about.flatMap(([key, route]) =>
    strangersTo(key, route).map((who) => [key, who] as const),
  );
  it('is given to no stranger by any route', async () => {
    expect(await violationsOf(cases, ([key, who]) => tellsNothing(key, who))).toEqual([]);
  });

  /** What would not answer at once, or not with anything that is there. */
  const notAsked = ['/stream', '/files/:file', '/questions/:item'];
  const reads = about.filter(
    ([key, route]) =>
      key.startsWith('GET ') && !isTeams(route) && !notAsked.some((end) => key.endsWith(end)),
  );
  it('is given by the same requests to the people it belongs to', async () => {
    const { student, parent, room, things } = foreign;
    const rightful = [student.cookie, parent.cookie, room.teacher.cookie];
    const violations = await violationsOf(reads, async ([key]) => {
      const attempt = key.startsWith('GET /attempts') ? foreign.running : things['attempt']!;
      const replies = await Promise.all(
        rightful.map((cookie) => request(key, { ...things, attempt }, cookie)),
      );
      expect(replies.map(({ statusCode }) => statusCode)).toContain(200);
    });
    expect(violations).toEqual([]);
  });

  it('has lost nothing and sees nothing changed after all of that', async () => {
    expect(await seen()).toEqual(before);
  });
});
