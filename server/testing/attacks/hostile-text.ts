import type { RouteKey } from '@bac/contract/protocol/route.ts';
import type { TestApp } from '../app.ts';
import { classroom } from '../following/classroom.ts';
import { clientOf, type Client } from '../client.ts';
import { signedInAs } from '../factories.ts';
import { birthDates, newPerson } from '../following/family.ts';
import { itemDraft } from '../bank/item-draft.ts';
import { wrongAnswer, takeTest } from '../attempts/take-test.ts';
import { Student } from '../attempts/student.ts';

/** Runs a script if it is rendered as markup: as an element, in an attribute with either quote, in a script or in a comment. */
export const hostile = `'"--></title></script></textarea><img src=x onerror=stolen(1)><script>stolen(1)</script>`;
/** For short fields. */
export const shortHostile = `"><svg onload=stolen(1)>'`;

const both = (text: string) => ({ en: text, vi: text });
const newId = (): string => crypto.randomUUID();

/** The people who wrote the hostile text, and the data that contains it. */
export interface HostileContent {
  admin: Client;
  student: Client;
  teacher: Client;
  ids: Record<string, string>;
  attempt: string;
  /** The reply status by route. */
  statuses: Map<RouteKey, number>;
}

/** Writes the hostile text into every free-text field of the product. */
export async function writeEverywhere(test: TestApp): Promise<HostileContent> {
  const admin = clientOf(test, (await signedInAs(test.services, 'admin')).cookie);
  const student = await newPerson(test, 'student', {
    dob: birthDates.grown,
    fullName: shortHostile,
  });
  const room = await classroom(test, { fullName: shortHostile });
  const testTaker = new Student(test.app, student);
  await room.join(testTaker);
  const assignment = await room.assign();
  const attempt = await takeTest(test, testTaker, 'practice-rw-1', wrongAnswer, assignment);
  const { id: running } = await testTaker.start('practice-math-1');
  await testTaker.open(0);
  const [mistake] = await student.get('/mistakes');
  const other = await newPerson(test, 'student');

  const ids: Record<string, string> = {
    user: other.id,
    student: student.id,
    class: room.id,
    assignment,
    attempt,
    ticket: newId(),
    item: 'marked-1',
    test: 'marked-test',
    entry: newId(),
    threshold: newId(),
    reply: newId(),
    kind: 'module',
    id: 'rw-1',
  };
  const statuses = new Map<RouteKey, number>();

  async function write(
    who: Pick<Client, 'send'>,
    key: RouteKey,
    body: object,
    overrides: Record<string, string> = {},
  ) {
    const [method, path] = key.split(' ') as ['POST', string];
    const params = { ...ids, ...overrides };
    const url = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? name);
    const reply = await who.send(method, url, body);
    statuses.set(key, reply.statusCode);
    return reply;
  }

  const teacher = clientOf(test, room.teacher.cookie);
  await write(student, 'PATCH /id/profile', {
    address: hostile,
    currentAddress: hostile,
    bio: hostile,
    interests: hostile,
    goals: hostile,
  });
  const at = { module: 0, question: 0 };
  const place = { block: 'b1', start: 0, end: 3, quote: hostile, colour: 'blue' };
  await write(
    student,
    'POST /attempts/:attempt/events',
    {
      device: testTaker.device,
      events: testTaker.numbered(
        { type: 'highlighted', ...at, highlight: { id: 'h1', ...place } } as never,
        { type: 'noted', ...at, id: 'h1', note: hostile } as never,
      ),
    },
    { attempt: running },
  );
  const problem = { id: newId(), module: 0, question: 0, reason: 'typo', message: hostile };
  await write(student, 'POST /results/:attempt/problems', problem);
  await write(student, 'PATCH /mistakes/:item', { note: hostile }, { item: mistake.item });
  const about = { category: 'technical', files: [], attempt, visitor: null };
  const ticket = { id: ids['ticket'], subject: hostile, message: hostile, ...about };
  await write(student, 'POST /tickets', ticket);
  const message = { message: hostile, files: [] };
  await write(student, 'POST /tickets/:ticket/messages', { id: newId(), ...message });
  const { messages } = await student.get(`/tickets/${ids['ticket']}`);
  const answer = { id: newId(), kind: 'reply', ...message, seen: messages.at(-1)?.id };
  await write(admin, 'POST /admin/tickets/:ticket/messages', answer);
  await write(student, 'POST /tickets/:ticket/state', { state: 'closed' });
  await write(student, 'POST /tickets/:ticket/rating', { rating: 1, comment: hostile });
  await write(teacher, 'PUT /classes/:class', { name: hostile, note: hostile });
  const terms = { ...room.terms(), note: hostile };
  await write(teacher, 'PUT /classes/:class/assignments/:assignment', terms);
  await write(teacher, 'POST /classes/:class/messages', { id: newId(), text: hostile });
  const grant = { extraTime: { rw: 1.5, math: 1 }, pause: true, note: hostile };
  await write(teacher, 'PUT /classes/:class/students/:student/allowance', grant);
  await write(admin, 'PUT /admin/users/:user/allowance', grant);

  await write(admin, 'PATCH /admin/settings', {
    siteName: shortHostile,
    operator: { name: hostile, registration: shortHostile },
    contacts: {
      address: both(hostile),
      email: 'help@example.com',
      phone: '024 7300 0000',
    },
  });
  const form = { id: ids['test'], blueprint: 'practice-rw', name: both(hostile) };
  await write(admin, 'POST /admin/tests', form);
  for (const step of ['extend', 'end', 'invalidate', 'restore'] as const) {
    const body = { id: newId(), reason: hostile, ...(step === 'extend' && { minutes: 5 }) };
    const target = step === 'extend' || step === 'end' ? running : attempt;
    await write(admin, `POST /admin/attempts/:attempt/${step}`, body, { attempt: target });
  }
  await write(admin, 'PUT /admin/thresholds/:threshold', {
    university: both(hostile),
    kind: 'application',
    score: 1200,
    year: 2026,
    source: both(hostile),
    url: 'https://example.com/%22%3E<script>stolen(1)</script>',
    fields: [],
  });
  await write(admin, 'POST /admin/broadcasts', {
    id: newId(),
    segment: { roles: [], language: null, registeredSince: null, tests: null },
    title: both(hostile),
    text: both(hostile),
    link: '/tests?"><script>stolen(1)</script>'.replaceAll(' ', ''),
    isMailed: true,
  });
  const article = {
    topic: 'start',
    title: both(hostile),
    summary: both(hostile),
    text: both(hostile),
  };
  const entry = { id: ids['entry'], kind: 'article', slug: 'marked', body: article };
  await write(admin, 'POST /admin/content', entry);
  await write(admin, 'PUT /admin/content/:entry', { version: 1, body: article });
  await admin.send('POST', `/admin/content/${ids['entry']}/publish`, {
    version: 1,
    showsFrom: null,
    showsUntil: null,
  });
  for (const [kind, slug, body] of otherContent) {
    const id = newId();
    await admin.send('POST', '/admin/content', { id, kind, slug, body });
    const publication = { version: 1, showsFrom: null, showsUntil: null };
    await admin.send('POST', `/admin/content/${id}/publish`, publication);
  }
  await write(admin, 'POST /prose', { markdown: hostile });
  const profile = await admin.get(`/admin/users/${other.id}`);
  const changes = { bio: hostile, interests: hostile, goals: hostile, address: hostile };
  await write(admin, 'PATCH /admin/users/:user', { updatedAt: profile.updatedAt, changes });
  await write(admin, 'POST /admin/users/:user/role', { role: 'parent', reason: hostile });
  const suspension = {
    action: 'suspend',
    until: null,
    reason: hostile,
    note: hostile,
    isMailed: true,
  };
  await write(admin, 'POST /admin/users/:user/status', suspension);
  await write(admin, 'POST /admin/users/status', { ...suspension, users: [other.id] });

  const content = markedItem();
  await write(admin, 'POST /admin/questions/check', { id: ids['item'], content, entries: [] });
  await write(admin, 'POST /admin/questions', { id: ids['item'], content });
  const { draft: created } = await admin.get(`/admin/questions/${ids['item']}`);
  const draft = { revision: created.revision, content, note: hostile };
  await write(admin, 'PUT /admin/questions/:item/draft', draft);
  const comment = { id: newId(), field: 'stem', body: hostile };
  await write(admin, 'POST /admin/questions/:item/comments', comment);
  const part = { revision: 0, name: both(shortHostile), instruction: both(hostile) };
  await write(admin, 'PUT /admin/structure/:kind/:id', part);
  const type = { id: 'marked-type', skill: 'words-in-context', name: both(shortHostile) };
  await write(admin, 'POST /admin/structure/types', type);
  const canned = { name: both(hostile), category: null, body: both(hostile), revision: 0 };
  await write(admin, 'PUT /admin/canned-replies/:reply', canned);
  return { admin, student, teacher, ids, attempt, statuses };
}

/** The kinds of content, besides articles, that visitors see. */
const otherContent: [string, string, object][] = [
  ['page', 'dich-vu', { title: both(hostile), summary: both(hostile), text: both(hostile) }],
  [
    'question',
    'marked',
    { group: 'tests', question: both(hostile), answer: both(hostile), isOnHome: true },
  ],
  ['slide', 'marked', { title: both(hostile), text: both(hostile), art: 'sun', link: null }],
  ['announcement', 'marked', { tone: 'urgent', text: both(hostile), link: null }],
  [
    'timeline',
    'courses',
    {
      title: both(hostile),
      intro: both(hostile),
      features: [{ title: both(hostile), text: both(hostile) }],
      phases: [],
    },
  ],
];

function markedItem() {
  const item = itemDraft('quantitative-evidence');
  const marked = JSON.stringify(item, (name, value: unknown) =>
    typeof value === 'string' && /^(en|vi|stem|text|alt|source|\d+)$/.test(name)
      ? `${value} ${hostile}`
      : value,
  );
  return JSON.parse(marked) as typeof item;
}
