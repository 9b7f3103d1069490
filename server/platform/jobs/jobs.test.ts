import { setTimeout } from 'node:timers/promises';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { connect, type Database } from '../postgres/database.ts';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { enqueue, enqueueAll, handle, jobConnections, startJobs, type Job } from './jobs.ts';

const { log } = fastify({ logger: false });
const payload = z.object({ name: z.string() });
const usual: Job<{ name: string }> = { name: 'usual', payload };
const urgent: Job<{ name: string }> = { name: 'urgent', payload, isUrgent: true };

/** However busy the machine is. */
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 50 });
const patience = 60_000;

let test: TestDatabase;
let ends: (() => Promise<unknown>)[];

beforeEach(async () => {
  test = await testDatabase();
  ends = [];
});
afterEach(async () => {
  for (const end of ends.toReversed()) await end();
  await test.drop();
});

/** A process of its own, as far as jobs are concerned. */
async function startProcess(work: (name: string) => Promise<void>): Promise<Database> {
  const db = await connect(test.url, jobConnections, () => {});
  const handlers = [usual, urgent].map((job) => handle(job, ({ name }) => work(name)));
  const jobs = await startJobs(db, log, handlers);
  ends.push(async () => {
    await jobs.stop();
    await db.$client.end();
  });
  return db;
}

const named = (name: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({ name: `${name} ${place}` }));

async function countLeft(): Promise<number> {
  const { rows } = await test.db.$client.query('select from graphile_worker._private_jobs');
  return rows.length;
}

it(
  'what somebody waits for is done before what was asked for earlier',
  async () => {
    await test.db.transaction(async (tx) => {
      await enqueueAll(tx, usual, named('usual', 20));
      await enqueue(tx, urgent, { name: 'urgent' });
    });
    const done: string[] = [];
    await startProcess(async (name) => void done.push(name));
    await soon(() => expect(done).toHaveLength(21));
    // Among the first that are taken together.
    expect(done.indexOf('urgent')).toBeLessThan(4);
  },
  patience,
);

it(
  'what a process has taken but cannot get to is done by another',
  async () => {
    const { promise: longWork, resolve: endLongWork } = Promise.withResolvers<void>();
    const done: string[] = [];
    await test.db.transaction((tx) => enqueueAll(tx, usual, named('long', 4)));
    let begun = 0;
    await startProcess(() => {
      begun += 1;
      return longWork;
    });
    await soon(() => expect(begun).toBe(2));
    await startProcess(async (name) => void done.push(name));
    ends.push(async () => endLongWork());
    await soon(() => expect(done).toHaveLength(2));
  },
  patience,
);

it(
  'the end of a job is written down when the database is back',
  async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    let tries = 0;
    const db = await startProcess(async () => {
      const away = vi.spyOn(db.$client, 'connect').mockImplementation(async () => {
        tries += 1;
        if (tries === 3) away.mockRestore();
        throw refused;
      });
    });
    await test.db.transaction((tx) => enqueue(tx, usual, { name: 'one' }));
    await soon(async () => expect(await countLeft()).toBe(0));
    expect(tries).toBe(3);
  },
  patience,
);

it(
  'a job that ends while its process stops is not done again',
  async () => {
    const { promise: work, resolve: endWork } = Promise.withResolvers<void>();
    let begun = false;
    await startProcess(() => {
      begun = true;
      return work;
    });
    await test.db.transaction((tx) => enqueue(tx, usual, { name: 'one' }));
    await soon(() => expect(begun).toBe(true));
    const stopped = ends.pop()!();
    await setTimeout(100);
    endWork();
    await stopped;
    expect(await countLeft()).toBe(0);
  },
  patience,
);
