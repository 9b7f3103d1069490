import { randomUUID } from 'node:crypto';
import { createCaller, takeTest, waitForScore } from '../../e2e/support/take-test-over-http.ts';
import { copyAttempt } from '../copy-attempt.ts';
import { startServer } from '../server.ts';
import { signIn } from '../sign-in.ts';
import { showTimes } from '../times.ts';
import { fillBank } from './fill.ts';
import { attemptLists, questionLists, testLists, baseline, type MeasuredPath } from './paths.ts';

const rounds = 40;
const longestMilliseconds = 90_000;
const target = 100;

async function timeOf(api: string, cookie: string, { path, body }: MeasuredPath): Promise<number> {
  const start = performance.now();
  const reply = await fetch(`${api}${path}`, {
    headers: {
      cookie,
      'x-one-time-uuid': randomUUID(),
      'x-event-time': new Date().toISOString(),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  return performance.now() - start;
}

/** Reading one existing item, and checking a copy of it as an author would. */
async function singleItemPaths(api: string, cookie: string): Promise<MeasuredPath[]> {
  const id = 'bench-4711';
  const reply = await fetch(`${api}/admin/questions/${id}`, { headers: { cookie } });
  const { data } = (await reply.json()) as { data: { content: Record<string, unknown> } };
  const { id: _id, version: _version, status: _status, ...content } = data.content;
  return [
    { name: 'one item', path: `/admin/questions/${id}` },
    {
      name: 'check, with similar items',
      path: '/admin/questions/check',
      body: { id: null, content, entries: [] },
    },
  ];
}

/** Sends one request at a time and every one once per round, so that a busy moment of the machine affects all of them. */
async function measure(api: string, cookie: string): Promise<Map<string, number[]>> {
  const all = [
    baseline,
    ...questionLists,
    ...testLists,
    ...attemptLists,
    ...(await singleItemPaths(api, cookie)),
  ];
  const times = new Map<string, number[]>(all.map(({ name }) => [name, []]));
  for (const one of all) await timeOf(api, cookie, one);
  const start = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    for (const one of all) times.get(one.name)?.push(await timeOf(api, cookie, one));
    if (performance.now() - start > longestMilliseconds) break;
  }
  return times;
}

/** A diagnostic test has 54 questions, so these are a little over a million answers. */
const crowd = { students: 9300, attemptsEach: 2 };

/**
 * Times every list, filter and search of a bank of 20,000 items and 1,000,000 answers, reading one item, and the checks that run
 * while an author writes.
 */
export async function benchBank(): Promise<void> {
  const server = await startServer();
  const database = await server.database();
  try {
    await fillBank(database);
    const student = createCaller(server.address, await signIn(server.address));
    const attempt = await takeTest(student);
    await waitForScore(student, attempt);
    await copyAttempt(database, attempt, crowd);
    const cookie = await signIn(server.address, 'admin@bac.localhost');
    const times = await measure(`${server.address}/api/v1`, cookie);
    showTimes(times, baseline.name, target);
  } finally {
    await database.end();
    await server.stop();
  }
}
