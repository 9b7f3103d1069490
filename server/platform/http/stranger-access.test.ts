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
import { birthDates, linkUp, newPerson } from '../../testing/following/family.ts';
import { writeHeaders } from '../../testing/factories.ts';
import { foreignStudent, type ForeignStudent } from '../../testing/attacks/foreign-student.ts';
import { findViolations } from '../../testing/violations.ts';

/**
 * Sends a request for a student’s data to every route that takes an id of it, as everybody without access: the reply must be
 * the same as for an id that does not exist, reveal nothing and change nothing. A route with a new parameter name fails here
 * until the name is added to one of the two lists below.
 */

const table = Object.entries(routes) as [RouteKey, Route][];

/** Parameters that identify data of a student; `foreignStudent` has one of each. */
const ownedParams = new Set([
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
  'score',
  'ids',
]);

/** Parameters that do not identify data of a student, or that the caller makes up. */
const otherParams = new Set([
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
  // Its owner passes it on to the person who may use it.
  'code',
  // Useless without the passkey that answers it.
  'challenge',
  'passkeyAnswer',
]);

const isTeamOnly = ({ who }: Route): boolean =>
  !['anyone', 'signed-in', 'follow children', 'teach classes'].includes(who);

/** The fields of a query or body that are an id or a list of ids. */
function idFields(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties)
    .filter(([, each]) => JSON.stringify(each).includes('"format":"uuid"'))
    .map(([name]) => name);
}

const paramNames = ({ params, query, body }: Route): string[] => [
  ...Object.keys(params?.shape ?? {}),
  ...idFields(query),
  ...idFields(body),
];

/** Outside the console, only interest checks have a path with `:id`. */
const hasOwnedParam = ([key, route]: [RouteKey, Route]): boolean =>
  paramNames(route).some((name) => ownedParams.has(name)) || key.endsWith('/:id');

const device = 'laptop-of-a-stranger';
const newId = () => crypto.randomUUID();

/** Bodies that are valid except that they refer to somebody else's data. */
const bodies: { [Key in RouteKey]?: (ids: Record<string, string>) => object } = {
  'POST /attempts': ({ assignment }) => ({
    id: newId(),
    test: 'practice-rw-1',
    device,
    assignment,
  }),
  'POST /attempts/:attempt/devices': () => ({ device }),
  'POST /attempts/:attempt/events': () => ({ device, events: [] }),
  'POST /attempts/:attempt/modules': () => ({ device, module: 0 }),
  'POST /results/:attempt/problems': () => ({
    id: newId(),
    module: 0,
    question: 0,
    reason: 'typo',
    message: '',
  }),
  'POST /results/:attempt/tries': () => ({ id: newId(), module: 0, question: 0, answer: 'A' }),
  'POST /results/:attempt/shares': () => ({ id: newId(), days: 7 }),
  'PATCH /mistakes/:item': () => ({ note: 'mine now' }),
  'POST /mistakes/:item/tries': () => ({ id: newId(), answer: 'A' }),
  'POST /notifications/read': ({ ids }) => ({ ids: [ids] }),
  'PUT /family/links/:link/weekly-email': () => ({ getsWeeklyEmail: false }),
  'PUT /family/children/:student/consent': () => ({ consent: null }),
  'POST /tickets': ({ attempt }) => ({
    id: newId(),
    subject: 'About a test',
    category: 'technical',
    message: 'Something is wrong.',
    files: [],
    attempt,
    visitor: { name: 'A visitor', email: 'visitor@example.com', language: 'en' },
  }),
  'PUT /official-scores/:score': () => ({
    test: 'sat',
    takenOn: '2026-10-03',
    rw: 610,
    math: 640,
    consents: true,
  }),
  'POST /id/passkeys/:passkey/removal': () => ({ password: 'Bacthang#7' }),
  'POST /tickets/:ticket/messages': () => ({ id: newId(), message: 'Hello.', files: [] }),
  'POST /tickets/:ticket/state': () => ({ state: 'closed' }),
  'POST /tickets/:ticket/rating': () => ({ rating: 1, comment: '' }),
  'POST /classes/:class/teacher': () => ({ email: 'another-teacher@example.com' }),
  'PUT /classes/:class': () => ({ name: 'Mine now', note: '' }),
  'PUT /classes/:class/archive': () => ({ isArchived: true }),
  'PUT /classes/:class/assignments/:assignment': () => ({
    test: 'practice-rw-1',
    note: '',
    opensAt: '2026-11-16T00:00:00Z',
    closesAt: '2026-11-17T00:00:00Z',
    attempts: 1,
    sections: ['rw'],
    resultTime: 'at-once',
  }),
  'PUT /classes/:class/students/:student/allowance': () => ({
    extraTime: { rw: 2, math: 2 },
    pause: true,
    note: '',
  }),
  'POST /classes/:class/messages': () => ({ id: newId(), text: 'Hello.' }),
};

/** The expected status where it is not "not found". */
const otherStatuses: { [Key in RouteKey]?: number } = {
  // Marks only notifications of one's own inbox and ignores other ids.
  'POST /notifications/read': 200,
  // Both reply with the caller's own scores, whether or not the id exists.
  'DELETE /official-scores/:score': 200,
  'PUT /official-scores/:score': 200,
  // The same status as for a finished assignment.
  'POST /attempts': 409,
};

/** Routes that create something for the caller under an unused id. */
const createsOwn = new Set<RouteKey>(['PUT /classes/:class', 'PUT /official-scores/:score']);

let test: TestApp;
let foreign: ForeignStudent;
const cookies = {} as Record<Role, string>;

/** Everything the student, the parent and the teacher see. */
async function readEverything(): Promise<unknown[]> {
  const { student, parent, room } = foreign;
  return Promise.all([
    ...['/results', '/mistakes', '/family', '/sharing', '/own-classes', '/tickets'].map((path) =>
      student.get(path),
    ),
    ...['/interest-checks', '/notifications', '/official-scores'].map((path) => student.get(path)),
    student.get(`/tickets/${foreign.ids['ticket']}`),
    student.get(`/attempts/${foreign.running}`),
    parent.get('/family/children'),
    room.readClass(),
  ]);
}
let before: unknown[];

beforeAll(async () => {
  test = await testApp();
  foreign = await foreignStudent(test);
  for (const role of roles) cookies[role] = (await newPerson(test, role)).cookie;
  // A parent and a tutor who follow somebody else.
  const other = await newPerson(test, 'student', { dob: birthDates.grown });
  const parent = await newPerson(test, 'parent');
  await linkUp(parent, other);
  cookies.parent = parent.cookie;
  cookies.tutor = (await classroom(test)).teacher.cookie;
  before = await readEverything();
});
afterAll(() => test.close());

function request(key: RouteKey, ids: Record<string, string>, cookie: string | undefined) {
  const [method, path] = key.split(' ') as [Method, string];
  return test.app.inject({
    method,
    url: apiBase + path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? newId()),
    headers: { ...writeHeaders(), ...(cookie && { cookie }) },
    ...(isWrite(method) && method !== 'DELETE' && { payload: bodies[key]?.(ids) ?? {} }),
  });
}

/** Open to everybody, and with the permission to see all results also for other people's attempts. */
const resultRoutes = new Set<RouteKey>(['GET /results/:attempt', 'GET /results/:attempt/scored']);

/** The callers without access: everybody but the team. */
const strangersTo = (key: RouteKey, route: Route): (Role | 'visitor')[] => [
  'visitor',
  ...roles.filter((role) => {
    if (resultRoutes.has(key)) return !permissionsOf[role].includes('see all results');
    return !isTeamOnly(route) || !permissionsOf[role].includes(route.who as never);
  }),
];

const ownedRoutes = table.filter(hasOwnedParam);

async function expectNothingRevealed(key: RouteKey, who: Role | 'visitor'): Promise<void> {
  const { ids, running, student } = foreign;
  const cookie = who === 'visitor' ? undefined : cookies[who];
  const attempts = key.includes(':attempt') ? [ids['attempt']!, running] : [ids['attempt']!];
  for (const attempt of attempts) {
    const reply = await request(key, { ...ids, attempt }, cookie);
    const expectedStatuses =
      otherStatuses[key] === undefined ? [401, 403, 404] : [401, otherStatuses[key]];
    expect(expectedStatuses).toContain(reply.statusCode);
    const secrets = ['Hạ Uyên', 'Kỳ Vĩ', student.email, running, ...Object.values(ids)];
    for (const secret of secrets) expect(reply.body).not.toContain(secret);
    // The reply for somebody else's data equals the reply for an unknown id.
    const unknownIds = Object.fromEntries(Object.keys(ids).map((name) => [name, newId()]));
    const unknownReply = createsOwn.has(key) ? reply : await request(key, unknownIds, cookie);
    expect([unknownReply.statusCode, unknownReply.json().code]).toEqual([
      reply.statusCode,
      reply.json().code,
    ]);
  }
}

describe('access to another student’s data', () => {
  it('every parameter name is listed as owned or not owned by a student', () => {
    const unlisted = table
      .filter(([, route]) => !isTeamOnly(route))
      .flatMap(([key, route]) => paramNames(route).map((name) => [key, name] as const))
      .filter(([, name]) => !ownedParams.has(name) && !otherParams.has(name));
    expect(unlisted).toEqual([]);
  });

  const cases = ownedRoutes.flatMap(([key, route]) =>
    strangersTo(key, route).map((who) => [key, who] as const),
  );
  it('no route reveals data to a stranger', async () => {
    expect(await findViolations(cases, ([key, who]) => expectNothingRevealed(key, who))).toEqual(
      [],
    );
  });

  /** Routes that do not reply at once, or not with the data of the fixture. */
  const skippedEnds = ['/stream', '/files/:file', '/questions/:item'];
  const reads = ownedRoutes.filter(
    ([key, route]) =>
      key.startsWith('GET ') && !isTeamOnly(route) && !skippedEnds.some((end) => key.endsWith(end)),
  );
  it('the same requests succeed for the student, the parent or the teacher', async () => {
    const { student, parent, room, ids } = foreign;
    const owners = [student.cookie, parent.cookie, room.teacher.cookie];
    const violations = await findViolations(reads, async ([key]) => {
      const attempt = key.startsWith('GET /attempts') ? foreign.running : ids['attempt']!;
      const replies = await Promise.all(
        owners.map((cookie) => request(key, { ...ids, attempt }, cookie)),
      );
      expect(replies.map(({ statusCode }) => statusCode)).toContain(200);
    });
    expect(violations).toEqual([]);
  });

  it('the student’s data is unchanged after all requests', async () => {
    expect(await readEverything()).toEqual(before);
  });
});
